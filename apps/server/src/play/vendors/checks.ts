import { sql } from 'kysely';
import { dayMs } from '@khelaghor/time/durations.ts';
import type { IntegrityCheck } from '../../lib/area.ts';

/** Vendors end their rounds in minutes, and bets on matches in days; none runs for a week. */
const roundLateMs = 7 * dayMs;
/** A move is asked about every half hour; a vendor that is silent for a day has to be called. */
const moveLateMs = dayMs;
const namedMax = 100;

type StuckAtVendor = {
  vendorCode: string;
  detail: string;
  waits: boolean;
};

/**
 * Finds what members wait for at vendors: bets that run on, and transfers between wallets that the
 * vendor has not answered, or that the ledger has not ended.
 */
export const vendorsChecks: IntegrityCheck = async ({ db, clock }) => {
  const nowMs = clock.now().getTime();
  const roundDue = new Date(nowMs - roundLateMs);
  const moveDue = new Date(nowMs - moveLateMs);
  const { rows } = await sql<StuckAtVendor>`
    select r.source as vendor_code, 'round ' || r.ref || ' of ' || r.source || ' is open since '
      || to_char(r.opened_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI')
      || ' UTC, and a bet in it runs' as detail,
      true as waits
    from round r
    where r.state = 'open' and r.opened_at < ${roundDue} and r.member_id is not null
      and exists (select from bet b where b.round_id = r.id and b.state = 'running')
    union all
    select w.vendor_code, 'move ' || w.id || ' with ' || w.vendor_code || ' is pending since '
      || to_char(w.created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') || ' UTC', true
    from vendor_transfer w where w.state = 'pending' and w.created_at < ${moveDue}
    union all
    select w.vendor_code, 'move ' || w.id || ' with ' || w.vendor_code || ' is ' || w.state
      || ', and the ledger has not ended it', false
    from vendor_transfer w left join ledger_pending p on p.id = w.pending_transfer_id
    where w.state <> 'pending' and p.resolved_by is distinct from w.end_transfer_id
    limit ${namedMax}`.execute(db);
  return rows.map(({ vendorCode, ...row }) => ({ product: `vendor:${vendorCode}`, ...row }));
};
