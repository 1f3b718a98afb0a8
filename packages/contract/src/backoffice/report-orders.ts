import { z } from 'zod';
import { route } from '../lib/route.ts';
import { calendarDay, currency, id, instant, language, weekStart } from '../lib/shapes.ts';
import { mailbox, mailboxChange, mailboxProof, mailboxRefusals } from './mailboxes.ts';
import { reportDimensions, reportPeriods } from './report-terms.ts';

/** Reports that operators get by e-mail, once for each day, week or month. */

/** Maximum recipients of an order. */
const orderRecipientsMax = 5;

const terms = {
  dimension: z.enum(reportDimensions),
  currency,
  period: z.enum(reportPeriods),
  /** The hour in Dhaka at which the report of the period before is sent. */
  hour: z.number().int().min(0).max(23),
};

/**
 * waiting: not sent yet. sent: the mail server took it. kept: no mail server is set, it is in the
 * outbox. failed: refused, or too late. none: no recipient had an address and the permission.
 * unknown: too long ago.
 */
export const deliveryState = z.enum(['waiting', 'sent', 'kept', 'failed', 'none', 'unknown']);
export type DeliveryState = z.infer<typeof deliveryState>;

const reportOrder = z.object({
  ...terms,
  id,
  language,
  recipients: z.array(z.object({ id, username: z.string() })),
  createdBy: z.string(),
  createdAt: instant,
  isPaused: z.boolean(),
  /** The latest, newest first. */
  deliveries: z.array(
    z.object({
      /** The first day of the period. */
      startsOn: calendarDay,
      sentAt: instant,
      mails: z.number().int(),
      state: deliveryState,
    }),
  ),
});
export type ReportOrder = z.infer<typeof reportOrder>;

const orders = z.object({
  /** The day on which reports of weeks are sent. */
  weekStart,
  /** The caller’s own address. */
  mailbox,
  /** Operators who may save reports as files and have a proved address. */
  recipients: z.array(z.object({ id, username: z.string(), email: z.string() })),
  /** The newest first. */
  orders: z.array(reportOrder),
});
export type ReportOrders = z.infer<typeof orders>;

const path = '/operator/report-orders';
const params = z.object({ id });

export const listReportOrders = route.operator(`GET ${path}`, {
  id: 'reportOrders.list',
  permission: 'reports.export',
  summary: 'Lists the reports that are sent by e-mail, and what was sent',
  value: orders,
});

export const orderReport = route.operator(`POST ${path}`, {
  id: 'reportOrders.create',
  permission: 'reports.export',
  summary: 'Orders a report by e-mail; the first one, of the last whole period, is sent at once',
  body: z.object({
    key: id,
    ...terms,
    /** Operators, each once. */
    recipients: z
      .array(id)
      .min(1)
      .max(orderRecipientsMax)
      .refine((ids) => new Set(ids).size === ids.length),
  }),
  value: orders,
  refusals: ['report_recipient_unfit', 'key_reused'],
});

export const pauseReportOrder = route.operator(`PUT ${path}/:id/pause`, {
  id: 'reportOrders.pause',
  permission: 'reports.export',
  summary: 'Stops or resumes an order; of what was due meanwhile the latest report is sent',
  params,
  body: z.object({ isPaused: z.boolean() }),
  value: orders,
  refusals: ['report_order_unknown'],
});

export const removeReportOrder = route.operator(`DELETE ${path}/:id`, {
  id: 'reportOrders.remove',
  permission: 'reports.export',
  summary: 'Ends an order',
  params,
  value: orders,
  refusals: ['report_order_unknown'],
});

export const changeReportEmail = route.operator(`PUT ${path}/email`, {
  id: 'reportOrders.changeEmail',
  permission: 'reports.export',
  summary: 'Changes the address at which the caller gets reports, and sends it a code',
  body: mailboxChange,
  value: orders,
  refusals: mailboxRefusals,
});

export const confirmReportEmail = route.operator(`POST ${path}/email/confirm`, {
  id: 'reportOrders.confirmEmail',
  permission: 'reports.export',
  summary: 'Confirms the new address of the caller by the code that was sent to it',
  body: mailboxProof,
  value: orders,
  refusals: ['mail_code_wrong'],
});
