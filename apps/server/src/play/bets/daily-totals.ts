import { sql } from 'kysely';
import { toPlainArray, toQuotedArray } from '@khelaghor/db/array-literal.ts';
import type { Currency } from '@khelaghor/money/currency.ts';
import type { Tx } from '../../lib/context.ts';

/**
 * The contribution of a new bet to the day in which it was placed: for the `returning` of a query
 * `written` before `addToDailyTotals`.
 */
export const newInDay = sql`member_id, currency, dhaka_day(placed_at) as day, game_code, state,
  1 as bets, stake_minor - returned_minor as stake_minor, payout_minor`;

/**
 * Adds the rows of the query `written`, which stands before it in the same statement, to the totals
 * by member, currency and day. The balances of the members are locked before, and the rows are
 * written in the order of their key, so that transactions never deadlock.
 */
export const addToDailyTotals = sql`
  insert into bet_daily_total as d (
    member_id, currency, day, game_code, state, bets, stake_minor, payout_minor
  )
  select w.member_id, w.currency, w.day, w.game_code, w.state,
    sum(w.bets), sum(w.stake_minor), sum(w.payout_minor)
  from written w group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
  on conflict (member_id, currency, day, game_code, state) do update set
    bets = d.bets + excluded.bets,
    stake_minor = d.stake_minor + excluded.stake_minor,
    payout_minor = d.payout_minor + excluded.payout_minor`;

/** The change of a member's daily total; negative for amounts that no longer count. */
export type DayChange = {
  memberId: string;
  currency: Currency;
  day: string;
  gameCode: string;
  state: string;
  bets: bigint;
  stakeMinor: bigint;
  payoutMinor: bigint;
};

/** Adds the changes of ended bets to their days. */
export async function countDailyTotals(tx: Tx, changes: readonly DayChange[]): Promise<void> {
  if (changes.length === 0) return;
  await sql`
    /* prepared: count_in_days */
    with written as (
      select * from unnest(
        ${toPlainArray(changes.map(({ memberId }) => memberId))}::uuid[],
        ${toPlainArray(changes.map(({ currency }) => currency))}::text[],
        ${toPlainArray(changes.map(({ day }) => day))}::date[],
        ${toQuotedArray(changes.map(({ gameCode }) => gameCode))}::text[],
        ${toPlainArray(changes.map(({ state }) => state))}::text[],
        ${toPlainArray(changes.map(({ bets }) => bets))}::bigint[],
        ${toPlainArray(changes.map(({ stakeMinor }) => stakeMinor))}::bigint[],
        ${toPlainArray(changes.map(({ payoutMinor }) => payoutMinor))}::bigint[]
      ) as w (member_id, currency, day, game_code, state, bets, stake_minor, payout_minor)
    )
    ${addToDailyTotals}`.execute(tx);
}
