import { sql } from 'kysely';
import type { CashCurrency } from '@khelaghor/money/currency.ts';
import type { Context, Database, Tx } from '../../lib/context.ts';
import { readSettingsInTx } from '../../site/settings/index.ts';
import { findTurnover } from './turnover-rules.ts';
import type { DepositTurnover, Turnover } from './turnover-rules.ts';

/** The sum of settled bets, without running and cancelled ones and without returned stakes. */
const sumPlayed = (memberId: unknown, currency: unknown) => sql<bigint>`(
  select coalesce(sum(b.stake_minor), 0)::bigint from bet_daily_total b
  where b.member_id = ${memberId} and b.currency = ${currency} and b.state in ('won', 'lost')
)`;

/** Writes what deposits ask to be bet, in the transaction that credits them. */
export async function recordTurnover(
  ctx: Context,
  tx: Tx,
  depositIds: readonly string[],
): Promise<void> {
  const { turnoverHundredths } = await readSettingsInTx(ctx, tx);
  if (turnoverHundredths === 0) return;
  const turnover = sql<bigint>`amount_minor * ${turnoverHundredths}::int / 100`;
  await tx
    .updateTable('deposit')
    .set({
      turnoverMinor: turnover,
      playedBeforeMinor: sumPlayed(sql.ref('deposit.member_id'), sql.ref('deposit.currency')),
    })
    .where('id', 'in', [...depositIds])
    .where(sql<boolean>`${turnover} > 0`)
    .execute();
}

/**
 * Reads the turnover that is due before a payout; null: none, or the rule is off. Deposits that
 * were given back ask for nothing.
 */
export async function readTurnover(
  ctx: Context,
  db: Database,
  memberId: string,
  currency: CashCurrency,
): Promise<Turnover | null> {
  const { turnoverHundredths } = await readSettingsInTx(ctx, db);
  if (turnoverHundredths === 0) return null;
  const { rows: deposits } = await sql<DepositTurnover>`
    select turnover_minor, played_before_minor from deposit d
    where member_id = ${memberId} and currency = ${currency} and turnover_minor is not null
      and not exists (select from differing_payment p
        where p.deposit_id = d.id and p.kind = 'credited' and p.state = 'refunded')
    order by resolved_at desc, id desc`.execute(db);
  if (deposits.length === 0) return null;
  const { rows } = await sql<{
    played: bigint;
  }>`select ${sumPlayed(memberId, currency)} as played`.execute(db);
  return findTurnover(deposits, rows[0]?.played ?? 0n);
}
