import { sql } from 'kysely';
import type { IntegrityCheck } from '../../lib/area.ts';

const namedMax = 100;

/** Finds where what promotions gave and what the ledger moved for them differ. */
export const promotionsChecks: IntegrityCheck = async ({ db }) => {
  const { rows } = await sql<{ detail: string }>`
    select 'entry ' || e.id || ' of a promotion was paid, and no transfer of that amount is there'
      as detail
    from promotion_participation e left join ledger_transfer t on t.id = e.transfer_id
    where e.amount_minor is not null
      and (t.code, t.amount_minor) is distinct from ('promotion_grant', e.amount_minor)
    union all
    select 'transfer ' || t.id || ' paid for a promotion, and no entry tells of it'
    from ledger_account a
    join ledger_transfer t on t.debit_account_id = a.id and t.code = 'promotion_grant'
    left join promotion_participation e on e.transfer_id = t.id and e.amount_minor is not null
    where a.kind = 'house_bonus' and e.id is null
    union all
    select 'promotion ' || p.id || ' counts ' || p.granted_minor || ' as given, its entries '
      || coalesce(sum(e.amount_minor), 0)
    from promotion p left join promotion_participation e on e.promotion_id = p.id
    group by p.id having p.granted_minor <> coalesce(sum(e.amount_minor), 0)
    limit ${namedMax}`.execute(db);
  return rows.map(({ detail }) => ({ product: 'promotions', detail, waits: false }));
};
