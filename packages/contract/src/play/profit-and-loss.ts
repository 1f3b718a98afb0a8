import { z } from 'zod';
import { route } from '../lib/route.ts';
import { anyCurrency, calendarDay, localText, minorText, weekStart } from '../lib/shapes.ts';

/** Groupings of a profit and loss into lines. A week begins as the settings say. */
export const profitGroupings = ['day', 'week', 'month', 'category', 'game'] as const;
export type ProfitGrouping = (typeof profitGroupings)[number];

/** Maximum days of a profit and loss: a leap year. */
export const profitDaysMax = 366;

const profitQuery = z.object({
  /** The first and the last day in Dhaka, both included. Bets count on the day they were placed. */
  from: calendarDay,
  to: calendarDay,
  by: z.enum(profitGroupings).default('day'),
  /** Default: the currency of the member's current wallet. */
  currency: anyCurrency.optional(),
});

const profitSums = z.object({
  /** Bets that are not void. */
  bets: z.number().int(),
  stake: minorText,
  payout: minorText,
  /** Payouts less stakes of settled bets; bets that are still open do not count. */
  net: minorText,
});
export type ProfitSums = z.infer<typeof profitSums>;

export const profitRow = profitSums.extend({
  /** The first day of the period inside the chosen days, a kind of games, or the code of a game. */
  key: z.string(),
  /** Of a game. */
  title: localText.nullable(),
});
export type ProfitRow = z.infer<typeof profitRow>;

export const profitAndLoss = route.member('GET /wps/records/profit', {
  id: 'profit.get',
  summary: 'Returns the member’s profit and loss by period, kind of games or game',
  query: profitQuery,
  value: z.object({
    currency: anyCurrency,
    weekStart,
    totals: profitSums,
    /** Periods newest first; kinds and games by their stakes, the largest first. */
    rows: z.array(profitRow),
  }),
  refusals: ['period_too_long'],
});

export const profitFile = route.member('GET /wps/records/profit/file', {
  id: 'profit.download',
  summary: 'Downloads the lines of the member’s profit and loss as CSV',
  query: profitQuery,
  media: 'text/csv',
  value: z.string(),
  refusals: ['period_too_long'],
});
