import { sql } from 'kysely';
import type { IntegrityCheck } from '../../lib/area.ts';

/**
 * Finds refunds of credited deposits that do not agree with their transfers: money that was taken
 * without a refund, sent without having been taken, of another amount, or given back twice.
 */
export const refundChecks: IntegrityCheck = async ({ db }) => {
  const { rows } = await sql<{ detail: string }>`
    with posted as (
      select t.id, t.code, t.cause_id, t.amount_minor, t.currency
      from ledger_account g join ledger_transfer t
        on (t.credit_account_id = g.id and t.code = 'deposit_refunded')
          or (t.debit_account_id = g.id and t.code = 'deposit_refund_returned')
      where g.kind = 'gateway_clearing'
    ), told as (
      select taken_transfer_id as id, 'deposit_refunded' as code, deposit_id, received_minor,
        currency
      from differing_payment where taken_transfer_id is not null
      union all
      select returned_transfer_id, 'deposit_refund_returned', deposit_id, received_minor, currency
      from differing_payment where returned_transfer_id is not null
    )
    select 'deposit ' || coalesce(t.deposit_id::text, p.cause_id)
      || ' has ' || coalesce(t.code, p.code)
      || ' of ' || coalesce(t.received_minor, 0) || '; booked are ' || coalesce(p.amount_minor, 0)
      as detail
    from told t full join posted p on p.id = t.id and p.code = t.code
      and p.cause_id = t.deposit_id::text and p.currency = t.currency
    where t.received_minor is distinct from p.amount_minor
    limit 100`.execute(db);
  return rows.map(({ detail }) => ({ product: 'payments:*', detail, waits: false }));
};
