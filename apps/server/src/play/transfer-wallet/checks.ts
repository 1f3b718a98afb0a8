import { sql } from 'kysely';
import { dayMs } from '@khelaghor/time/durations.ts';
import type { IntegrityCheck } from '../../lib/area.ts';

/** A transfer is queried every half hour; a vendor that is silent for a day has to be called. */
const transferLateMs = dayMs;
const transfersMax = 100;

/**
 * Finds transfers to and from vendors' wallets that the vendor has not answered, or that the ledger
 * has not ended.
 */
export const transferWalletChecks: IntegrityCheck = async ({ db, clock }) => {
  const createdBefore = new Date(clock.now().getTime() - transferLateMs);
  const { rows } = await sql<{ vendorCode: string; detail: string; waits: boolean }>`
    select w.vendor_code, 'move ' || w.id || ' with ' || w.vendor_code || ' is pending since '
      || to_char(w.created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') || ' UTC' as detail,
      true as waits
    from vendor_transfer w where w.state = 'pending' and w.created_at < ${createdBefore}
    union all
    select w.vendor_code, 'move ' || w.id || ' with ' || w.vendor_code || ' is ' || w.state
      || ', and the ledger has not ended it', false
    from vendor_transfer w left join ledger_pending p on p.id = w.pending_transfer_id
    where w.state <> 'pending' and p.resolved_by is distinct from w.end_transfer_id
    limit ${transfersMax}`.execute(db);
  return rows.map(({ vendorCode, ...row }) => ({ product: `vendor:${vendorCode}`, ...row }));
};
