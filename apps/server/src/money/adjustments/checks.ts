import { sql } from 'kysely';
import type { Finding, IntegrityCheck } from '../../lib/area.ts';

type Unpaired = { adjustment: string; isMissing: boolean };

/** Finds adjustments that were made without their transfer, and transfers without an adjustment. */
export const findUnpairedAdjustments: IntegrityCheck = async ({ db }) => {
  const { rows } = await sql<Unpaired>`
    select coalesce(a.id::text, t.cause_id) as adjustment, t.id is null as is_missing
    from (select * from wallet_adjustment where outcome = 'done') a
    full join (
      select t.id, t.cause_id, t.code, t.amount_minor, t.currency
      from ledger_account h join ledger_transfer t
        on (t.debit_account_id = h.id and t.code = 'adjustment_added')
          or (t.credit_account_id = h.id and t.code = 'adjustment_taken')
      where h.kind = 'house_loss'
    ) t
      on t.cause_id = a.id::text and t.currency = a.currency
        and a.amount_minor = case t.code when 'adjustment_added' then 1 else -1 end * t.amount_minor
    where a.id is null or t.id is null
    limit 100`.execute(db);
  return rows.map(({ adjustment, isMissing }): Finding => ({
    product: 'payments:*',
    detail: isMissing
      ? `adjustment ${adjustment} was made, and no transfer of that amount is there`
      : `a transfer tells of adjustment ${adjustment}, which was not made as it says`,
    waits: false,
  }));
};
