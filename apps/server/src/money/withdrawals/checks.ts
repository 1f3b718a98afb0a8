import { sql } from 'kysely';
import type { IntegrityCheck } from '../../lib/area.ts';

/**
 * Finds fees in the ledger that are not those of paid withdrawals, each once: of a payout that was
 * not paid, of another amount, or not booked.
 */
export const feeChecks: IntegrityCheck = async ({ db }) => {
  const { rows } = await sql<{ detail: string }>`
    with posted as (
      select t.cause_id, t.currency, count(*) as times, sum(t.amount_minor) as minor
      from ledger_account a join ledger_transfer t on t.credit_account_id = a.id
      where a.kind = 'house_fee' and t.code = 'withdrawal_fee'
      group by t.cause_id, t.currency
    ), told as (
      select id::text, currency, fee_minor from withdrawal where state = 'paid' and fee_minor > 0
    )
    select 'withdrawal ' || coalesce(t.id, p.cause_id) || ' has a fee of '
      || coalesce(t.fee_minor, 0) || '; booked are ' || coalesce(p.minor, 0) || ' in '
      || coalesce(p.times, 0) || ' transfers' as detail
    from told t full join posted p on p.cause_id = t.id and p.currency = t.currency
    where p.times is distinct from 1 or t.fee_minor is distinct from p.minor
    limit 100`.execute(db);
  return rows.map(({ detail }) => ({ product: 'payments:*', detail, waits: false }));
};

/**
 * Finds payments by hand of disputed payouts that are not the missing part, paid once: without a
 * dispute that ended so, of another amount or currency, twice, or told and not posted.
 */
export const withdrawalChecks: IntegrityCheck = async ({ db }) => {
  const { rows } = await sql<{ detail: string }>`
    with posted as (
      select t.cause_id, t.currency, count(*) as times, sum(t.amount_minor) as minor
      from ledger_account a join ledger_transfer t on t.debit_account_id = a.id
      where a.kind = 'house_loss' and t.code = 'withdrawal_repeated'
      group by t.cause_id, t.currency
    ), told as (
      select w.id::text, w.currency, w.amount_minor - w.fee_minor - c.received_minor as missing
      from payout_confirmation c join withdrawal w on w.id = c.withdrawal_id
      where c.state = 'repaid'
    )
    select 'withdrawal ' || coalesce(t.id, p.cause_id) || ' was paid again ' || coalesce(p.times, 0)
      || ' times, ' || coalesce(p.minor, 0) || ' in all; missing were ' || coalesce(t.missing, 0)
      as detail
    from told t full join posted p on p.cause_id = t.id and p.currency = t.currency
    where p.times is distinct from 1 or t.missing is distinct from p.minor
    limit 100`.execute(db);
  return rows.map(({ detail }) => ({ product: 'payments:*', detail, waits: false }));
};
