import { z } from 'zod';
import { route } from '../lib/route.ts';
import { calendarDay, currency, gameCode, instant, localText, minorText } from '../lib/shapes.ts';

/** A recent win, with the account masked. */
export const winner = z.object({
  accountMasked: z.string(),
  gameCode,
  title: localText,
  picture: z.string(),
  payout: z.string(),
  at: instant,
});

export const winners = route.anyone('GET /wps/relay/winnerRankList', {
  id: 'leaderboards.listWinners',
  summary: 'Lists the newest real wins, with masked names',
  /** All of them in the currency that the site plays with. */
  value: z.object({ currency, winners: z.array(winner) }),
});

/** The periods of the lead board: the present day, week and month in Dhaka. */
export const leadPeriod = z.enum(['day', 'week', 'month']);
export type LeadPeriod = z.infer<typeof leadPeriod>;

export const leadBoard = route.anyone('GET /wps/relay/leadBoard', {
  id: 'leaderboards.get',
  summary: 'Lists the members with the highest wins in a period, with masked names',
  query: z.object({ period: leadPeriod.default('day') }),
  value: z.object({
    period: leadPeriod,
    /** From this day of Dhaka to today, YYYY-MM-DD. */
    since: calendarDay,
    /** The one that the site plays with: bets in others are on boards of their own. */
    currency,
    leaders: z.array(
      z.object({
        rank: z.number().int(),
        accountMasked: z.string(),
        payout: minorText,
        wins: z.number().int(),
      }),
    ),
  }),
});
