import { sql } from 'kysely';
import type { StakeCurrency } from '@khelaghor/money/currency.ts';
import type { Database, Tx } from '../../lib/context.ts';
import type { ReturnSums } from './return-rules.ts';

/** Which rounds sums are of. */
export type ReturnName = {
  /** A day in Dhaka, like 2026-11-21. */
  readonly day: string;
  readonly gameCode: string;
  readonly scope: string;
  readonly currency: StakeCurrency;
  readonly band: number;
};

export type NamedReturn = ReturnName & ReturnSums;

/** Adds sums to those of their days. */
export async function addReturnSums(tx: Tx, sums: readonly NamedReturn[]): Promise<void> {
  for (const { day, gameCode, scope, currency, band, stake, payout, ...rest } of sums) {
    const { rounds, paid, expected, variance, largest } = rest;
    await sql`insert into game_return_day as d (
        day, game_code, scope, currency, band, rounds, paid, stake_minor, payout_minor, expected,
        variance, largest
      ) values (
        ${day}, ${gameCode}, ${scope}, ${currency}, ${band}, ${rounds}, ${paid}, ${stake},
        ${payout}, ${expected}, ${variance}, ${largest}
      )
      on conflict (day, game_code, scope, currency, band) do update set
        rounds = d.rounds + excluded.rounds,
        paid = d.paid + excluded.paid,
        stake_minor = d.stake_minor + excluded.stake_minor,
        payout_minor = d.payout_minor + excluded.payout_minor,
        expected = d.expected + excluded.expected,
        variance = d.variance + excluded.variance,
        largest = greatest(d.largest, excluded.largest)`.execute(tx);
  }
}

/** The sums of days since one, of one game or of all. */
export async function listReturnSums(
  db: Database,
  { since, gameCode }: { readonly since: string; readonly gameCode?: string },
): Promise<NamedReturn[]> {
  const { rows } = await sql<
    Omit<NamedReturn, 'rounds' | 'paid' | 'stake' | 'payout'> & {
      rounds: bigint;
      paid: bigint;
      stake: bigint;
      payout: bigint;
    }
  >`select to_char(day, 'YYYY-MM-DD') as day, game_code, scope, currency, band, rounds, paid,
      stake_minor as stake, payout_minor as payout, expected, variance, largest
    from game_return_day
    where day >= ${since}::date
      and (${gameCode ?? null}::text is null or game_code = ${gameCode ?? null})
    order by day, scope, currency, band`.execute(db);
  return rows.map((row) => ({ ...row, rounds: Number(row.rounds), paid: Number(row.paid) }));
}
