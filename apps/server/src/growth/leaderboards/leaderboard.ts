import type { LeadPeriod, leadBoard } from '@khelaghor/contract/growth/leaderboards.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import { CASH_CURRENCIES } from '@khelaghor/money/currency.ts';
import type { CashCurrency } from '@khelaghor/money/currency.ts';
import { addDays, formatDhakaDate } from '@khelaghor/time/dhaka.ts';
import type { WeekStart } from '@khelaghor/time/week.ts';
import { sql } from 'kysely';
import type { Context } from '../../lib/context.ts';
import { createKeptReading } from '../../lib/kept-reading.ts';
import { getPeriodStart, startOfDay } from './period.ts';
import { maskUsername } from '../../account/members/index.ts';
import { getCurrencyOfMode, readSettings } from '../../site/settings/index.ts';

type Board = ValueOf<typeof leadBoard>;

const shown = 20;
/** After midnight the day before is summed anew for so long: bets that ended late belong to it. */
const afterMidnightMs = 30 * 60_000;

/** Makes the rows of a day anew from its bets, so that what was taken back leaves the board. */
async function sumDay(ctx: Context, day: string): Promise<void> {
  const from = startOfDay(day);
  const to = startOfDay(addDays(day, 1));
  await ctx.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('leaderboard_daily_score'))`.execute(tx);
    await sql`delete from leaderboard_daily_score where day = ${day}::date`.execute(tx);
    await sql`
      insert into leaderboard_daily_score (day, currency, member_id, payout_minor, wins)
      select ${day}::date, bet.currency, bet.member_id, sum(bet.payout_minor), count(*)
      from bet join member on member.id = bet.member_id
      where bet.currency = any (${[...CASH_CURRENCIES]}::text[])
        and bet.state = 'won' and bet.settled_at >= ${from} and bet.settled_at < ${to}
        and member.type <> 4
      group by bet.currency, bet.member_id
    `.execute(tx);
  });
}

/** Sums the present day, and shortly after midnight the one before. */
export async function sumDailyScores(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const today = formatDhakaDate(now.getTime());
  if (now.getTime() - startOfDay(today).getTime() < afterMidnightMs)
    await sumDay(ctx, addDays(today, -1));
  await sumDay(ctx, today);
}

async function readBoard(
  ctx: Context,
  { period, currency, weekStart }: Pick<Board, 'period' | 'currency'> & { weekStart: WeekStart },
): Promise<Board> {
  const since = getPeriodStart(ctx.clock.now(), period, weekStart);
  const { rows } = await sql<{ username: string; payout: bigint; wins: bigint }>`
    select member.username, total.payout, total.wins
    from (
      select member_id, sum(payout_minor)::bigint as payout, sum(wins) as wins
      from leaderboard_daily_score where day >= ${since}::date and currency = ${currency}
      group by member_id order by payout desc, member_id limit ${shown}
    ) total join member on member.id = total.member_id
    order by total.payout desc, total.member_id
  `.execute(ctx.db);
  return {
    period,
    since,
    currency,
    leaders: rows.map(({ username, payout, wins }, index) => ({
      rank: index + 1,
      accountMasked: maskUsername(username),
      payout: String(payout),
      wins: Number(wins),
    })),
  };
}

type BoardName = readonly [LeadPeriod, CashCurrency, WeekStart];

/** By period, currency and first day of the week. */
const boards = createKeptReading(
  5_000,
  (ctx, key: `${LeadPeriod} ${CashCurrency} ${WeekStart}`) => {
    const [period, currency, weekStart] = key.split(' ') as unknown as BoardName;
    return readBoard(ctx, { period, currency, weekStart });
  },
);

/**
 * The lead board of a period in the currency that the site plays with, as the job summed it last;
 * at most five seconds old.
 */
export async function readLeadBoard(ctx: Context, period: LeadPeriod): Promise<Board> {
  const { moneyMode, weekStart } = await readSettings(ctx);
  return boards.get(ctx, `${period} ${getCurrencyOfMode(moneyMode)} ${weekStart}`);
}
