import { sql } from 'kysely';
import type { Currency } from '@khelaghor/money/currency.ts';
import type { Database } from '../../lib/context.ts';

/**
 * Figures of a day, read from what the features below have written. Nothing is changed here. Trial
 * accounts and what they play are left out.
 */

type Figures = {
  members: bigint;
  membersToday: bigint;
  depositedToday: bigint;
  withdrawnToday: bigint;
  withdrawalsWaiting: bigint;
  stakedToday: bigint;
  paidToday: bigint;
};

/** Counts, and sums in one currency, since a moment, in one statement and so of one moment. */
export async function readFiguresSince(
  db: Database,
  since: Date,
  currency: Currency,
): Promise<Figures> {
  const { rows } = await sql<Figures>`
    select
      (select count(*) from member where type <> 4) as members,
      (select count(*) from member where created_at >= ${since} and type <> 4) as members_today,
      (select coalesce(sum(amount_minor), 0)::bigint from deposit
        where state = 'confirmed' and currency = ${currency} and resolved_at >= ${since})
        as deposited_today,
      (select coalesce(sum(amount_minor), 0)::bigint from withdrawal
        where state = 'paid' and currency = ${currency} and resolved_at >= ${since})
        as withdrawn_today,
      (select count(*) from withdrawal where state = 'requested') as withdrawals_waiting,
      (select coalesce(sum(stake_minor - returned_minor), 0)::bigint from bet
        where placed_at >= ${since} and currency = ${currency} and state <> 'void'
          and member_id not in (select id from member where type = 4)) as staked_today,
      (select coalesce(sum(payout_minor), 0)::bigint from bet
        where placed_at >= ${since} and currency = ${currency} and payout_minor > 0
          and member_id not in (select id from member where type = 4)) as paid_today
  `.execute(db);
  const figures = rows[0];
  if (!figures) throw new Error('a statement of sums always gives one row');
  return figures;
}
