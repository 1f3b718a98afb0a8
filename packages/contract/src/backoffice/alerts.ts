import { z } from 'zod';
import { operatorRequest } from '../lib/operator-request.ts';
import { route } from '../lib/route.ts';
import { currency, definePage, id, instant, operatorReason, pageQuery } from '../lib/shapes.ts';
import { alertKinds } from './alert-terms.ts';
import { mailbox, mailboxChange, mailboxProof, mailboxRefusals } from './mailboxes.ts';

/** Alerts about what operators should look at now, and the rules that open them. */

const alertKind = z.enum(alertKinds);
const act = z.object({ at: instant, by: z.string() });

/** One cause that lasts, or lasted. A kind says what `name` and `value` are. */
export const alertValue = z.object({
  id,
  kind: alertKind,
  /** The account, channel, game, vendor, job or operator; a count of waiting payouts. */
  name: z.string(),
  /** An amount in minor units, a number, or the address of a login with its country. */
  value: z.string(),
  /** The currency of an amount. */
  currency: currency.nullable(),
  /** The id of its subject, such as a withdrawal; null: it has none. */
  about: z.string().nullable(),
  openedAt: instant,
  seen: act.nullable(),
  closed: act.nullable(),
  /** The time at which the cause ended by itself. */
  endedAt: instant.nullable(),
});
export type Alert = z.infer<typeof alertValue>;

export const listAlerts = route.operator('GET /operator/alerts', {
  id: 'alerts.admin.list',
  permission: 'overview.see',
  summary: 'Lists alerts, newest first; open ones alone where asked',
  query: pageQuery.extend({ state: z.enum(['open', 'all']).default('open') }),
  value: definePage(alertValue),
});

export const seeAlert = route.operator('POST /operator/alerts/:id/see', {
  id: 'alerts.admin.see',
  permission: 'overview.act',
  summary: 'Records that an operator has seen an alert; the first one counts',
  params: z.object({ id }),
  value: alertValue,
  refusals: ['alert_unknown'],
});

export const closeAlert = route.operator('POST /operator/alerts/:id/close', {
  id: 'alerts.admin.close',
  permission: 'overview.act',
  summary: 'Closes an alert; it is not opened again while its cause lasts',
  params: z.object({ id }),
  value: alertValue,
  refusals: ['alert_unknown', 'state_changed'],
});

export const alertRuleTerms = z.object({
  /** In the unit of the kind (`alertTerms`). */
  threshold: z.number().int().min(1).max(1_000_000_000_000),
  enabled: z.boolean(),
  /** Also by e-mail to the address for alerts, once for each alert. */
  byEmail: z.boolean(),
});
export type AlertRuleTerms = z.infer<typeof alertRuleTerms>;

export const alertRule = z.object({
  kind: alertKind,
  terms: alertRuleTerms,
  version: z.number().int(),
  /** Terms that wait for a second operator. */
  waiting: operatorRequest.extend({ terms: alertRuleTerms }).nullable(),
  /** The last change; null: as it was at first. */
  changed: act.nullable(),
});
export type AlertRule = z.infer<typeof alertRule>;

const alertRules = z.object({
  rules: z.array(alertRule),
  /** Another operator can confirm a request of the caller; false: it takes effect at once. */
  needsSecond: z.boolean(),
  /** The currency of thresholds that are amounts. */
  currency,
  /** The address that alerts are sent to. */
  mailbox,
});

export const listAlertRules = route.operator('GET /operator/alert-rules', {
  id: 'alertRules.admin.list',
  permission: 'settings.see',
  summary: 'Lists the rules that open alerts',
  value: alertRules,
});

const ruleParams = z.object({ kind: alertKind });

export const requestAlertRule = route.operator('POST /operator/alert-rules/:kind/requests', {
  id: 'alertRules.admin.request',
  permission: 'settings.act',
  summary: 'Requests other terms of a rule; a second operator confirms them',
  params: ruleParams,
  body: z.object({
    /** Made by the console: the same key asks once. */
    key: id,
    version: z.number().int().min(0),
    terms: alertRuleTerms,
    reason: operatorReason,
  }),
  value: alertRules,
  refusals: ['terms_changed', 'request_waits', 'key_reused'],
});

const requestParams = ruleParams.extend({ requestId: id });
const requestPath = '/operator/alert-rules/:kind/requests/:requestId' as const;

export const confirmAlertRule = route.operator(`POST ${requestPath}/confirm`, {
  id: 'alertRules.admin.confirm',
  permission: 'settings.approve',
  summary: 'Gives a rule the terms that another operator requested; alerts follow it in a minute',
  params: requestParams,
  value: alertRules,
  refusals: ['request_unknown', 'second_operator_needed', 'terms_changed'],
});

export const withdrawAlertRule = route.operator(`POST ${requestPath}/withdraw`, {
  id: 'alertRules.admin.withdraw',
  permission: 'settings.act',
  summary: 'Cancels a request for other terms, or rejects that of another operator',
  params: requestParams,
  value: alertRules,
  refusals: ['request_unknown'],
});

export const changeAlertEmail = route.operator('PUT /operator/alert-email', {
  id: 'alertRules.admin.changeEmail',
  permission: 'settings.act',
  summary: 'Changes the address for alerts, and sends it a code',
  body: mailboxChange,
  value: alertRules,
  refusals: mailboxRefusals,
});

export const confirmAlertEmail = route.operator('POST /operator/alert-email/confirm', {
  id: 'alertRules.admin.confirmEmail',
  permission: 'settings.act',
  summary: 'Confirms the new address for alerts by the code that was sent to it',
  body: mailboxProof,
  value: alertRules,
  refusals: ['mail_code_wrong'],
});
