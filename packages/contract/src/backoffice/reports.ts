import { z } from 'zod';
import { route } from '../lib/route.ts';
import {
  calendarDay,
  currency,
  definePage,
  id,
  instant,
  localText,
  minorText,
} from '../lib/shapes.ts';
import { reportDimensions, reportPeriods } from './report-terms.ts';

/** Maximum periods of a report. */
export const reportPeriodsMax = 400;

/** Maximum lines of a report that is divided by a dimension: those with the largest amounts. */
export const reportLinesMax = 500;

const reportDays = {
  /** The first and the last day in Dhaka, both included. Their weeks or months count whole. */
  from: calendarDay,
  to: calendarDay,
  period: z.enum(reportPeriods).default('day'),
  currency,
  dimension: z.enum(reportDimensions).default('all'),
  /** One line of the dimension: its figures by period. Empty: members without code or country. */
  key: z.string().max(64).optional(),
};
const reportQuery = z.object(reportDays);

const count = z.number().int();

export const reportFigures = z.object({
  bets: count,
  /** Less stakes that went back, on the day they went. */
  stakes: minorText,
  /** With jackpots, less payouts that were taken back. */
  payouts: minorText,
  /** Stakes less payouts. */
  result: minorText,
  /** Promotions, and what vendors pay without a bet. */
  bonuses: minorText,
  deposits: count,
  /** Less deposits that were given back, on the day they were. */
  deposited: minorText,
  withdrawals: count,
  withdrawn: minorText,
  /** Fees that members paid for payouts. */
  fees: minorText,
  newMembers: count,
  /** Deposits that were the first of their members in the currency. */
  firstDeposits: count,
  /** Members with a bet, each once over all periods. */
  activeMembers: count,
  /** Members with a deposit, each once over all periods. */
  depositors: count,
});
export type ReportFigures = z.infer<typeof reportFigures>;

export const reportRow = reportFigures.extend({
  /** The first day of a period, or the key of a dimension. */
  key: z.string(),
  title: localText.nullable(),
});
export type ReportRow = z.infer<typeof reportRow>;

const reportRefusals = ['period_reversed', 'report_too_long'] as const;

export const getReport = route.operator('GET /operator/reports', {
  id: 'reports.admin.get',
  permission: 'reports.see',
  summary:
    'Returns figures of the site by period, product, game, vendor, channel, affiliate code or country',
  query: reportQuery,
  value: z.object({
    /** The days that count: the whole periods of those asked for. */
    from: calendarDay,
    to: calendarDay,
    /** The moment up to which the ledger is added up; null: not yet, or not yet by country. */
    countedTo: instant.nullable(),
    totals: reportFigures,
    /** Periods oldest first; keys by amount, the largest first. */
    rows: z.array(reportRow),
  }),
  refusals: reportRefusals,
});

export const reportFile = route.operator('GET /operator/reports/file', {
  id: 'reports.admin.download',
  permission: 'reports.export',
  summary: 'Downloads the lines of a report as CSV',
  query: reportQuery,
  media: 'text/csv',
  value: z.string(),
  refusals: reportRefusals,
});

const movementsQuery = z.object({
  from: reportDays.from,
  to: reportDays.to,
  currency,
  dimension: reportDays.dimension,
  key: reportDays.key,
});

export const reportMovement = z.object({
  id,
  at: instant,
  /** The code of the transfer in the ledger. */
  code: z.string(),
  amount: minorText,
  memberId: id,
  account: z.string(),
  product: z.string().nullable(),
  game: z.string().nullable(),
  vendor: z.string().nullable(),
  channel: z.string().nullable(),
  betId: id.nullable(),
});
export type ReportMovement = z.infer<typeof reportMovement>;

export const listReportMovements = route.operator('GET /operator/reports/movements', {
  id: 'reports.admin.listMovements',
  permission: 'reports.see',
  summary: 'Lists the transfers behind a line of a report, newest first',
  query: movementsQuery.extend({
    cursor: z
      .string()
      .regex(/^\d{1,19}$/)
      .optional(),
  }),
  value: definePage(reportMovement),
  refusals: ['period_reversed'],
});

export const movementsFile = route.operator('GET /operator/reports/movements/file', {
  id: 'reports.admin.downloadMovements',
  permission: 'reports.export',
  summary: 'Downloads the transfers behind a line of a report as CSV',
  query: movementsQuery,
  media: 'text/csv',
  value: z.string(),
  refusals: ['period_reversed'],
});

/** Maximum weeks of registration that are compared. */
const cohortWeeksMax = 26;

export const getCohorts = route.operator('GET /operator/reports/cohorts', {
  id: 'reports.admin.getCohorts',
  permission: 'reports.see',
  summary: 'Returns by week of registration how many members bet and paid in, week by week',
  query: z.object({
    currency,
    weeks: z.coerce.number().int().min(1).max(cohortWeeksMax).default(12),
  }),
  value: z.object({
    countedTo: instant.nullable(),
    /** The newest week of registration first. */
    cohorts: z.array(
      z.object({
        /** The day with which the week of registration begins. */
        week: calendarDay,
        members: count,
        /** By week since registration: the first is the week of registration itself. */
        weeks: z.array(z.object({ activeMembers: count, depositors: count })),
      }),
    ),
  }),
});

const bookLine = z.object({
  kind: z.string(),
  owner: z.string(),
  debit: z.string(),
  credit: z.string(),
  /** Credit less debit. */
  balance: z.string(),
});
export type BookLine = z.infer<typeof bookLine>;

export const getMoneyDesk = route.operator('GET /operator/money-desk', {
  id: 'moneyDesk.admin.get',
  permission: 'money.see',
  summary: 'Returns the trial balance, vendors’ books, liabilities and the health of channels',
  query: z.object({ currency }),
  value: z.object({
    countedTo: instant.nullable(),
    lastAudit: z.object({ endedAt: instant, breaches: count }).nullable(),
    /** By kind of account: their balances add up to zero. */
    trialBalance: z.array(bookLine),
    /** Each vendor’s accounts. */
    vendors: z.array(bookLine),
    /** Each payment gateway’s account. */
    gateways: z.array(bookLine),
    /** What is owed to members and winners, by kind of account. */
    liabilities: z.array(bookLine),
    channels: z.array(
      z.object({
        code: z.string(),
        title: localText,
        isOpen: z.boolean(),
        /** Deposits of the last 24 hours. */
        confirmed: count,
        failed: count,
        lastConfirmedAt: instant.nullable(),
        lastFailedAt: instant.nullable(),
      }),
    ),
  }),
});
