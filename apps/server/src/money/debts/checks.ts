import { sql } from 'kysely';
import type { IntegrityCheck } from '../../lib/area.ts';

/**
 * Finds debts that are paid more than they were, and accounts whose sum is not that of the debts
 * written down, less what was paid back or forgiven.
 */
export const debtChecks: IntegrityCheck = async ({ db }) => {
  const { rows } = await sql<{ detail: string }>`
    with written as (
      select member_id, currency, sum(amount_minor) as minor from (
        select member_id, currency, amount_minor from member_debt
        union all
        select member_id, currency, -amount_minor from member_debt_end
      ) changes group by member_id, currency
    ), kept as (
      select substr(a.owner, length('member:') + 1)::uuid as member_id, a.currency,
        -coalesce(sum(e.amount_minor), 0) as minor
      from ledger_account a left join ledger_entry e on e.account_id = a.id
      where a.kind = 'debt' group by a.owner, a.currency
    )
    select 'member ' || member_id || ' owes ' || coalesce(k.minor, 0) || ' ' || currency
      || ' by the ledger, and ' || coalesce(w.minor, 0) || ' by what was written down' as detail
    from written w full join kept k using (member_id, currency)
    where coalesce(k.minor, 0) <> coalesce(w.minor, 0) or k.minor < 0
    limit 100`.execute(db);
  return rows.map(({ detail }) => ({ product: 'payments:*', detail, waits: false }));
};
