import { sql } from 'kysely';
import { dayMs } from '@khelaghor/time/durations.ts';
import type { IntegrityCheck } from '../../lib/area.ts';

/** Vendors end their rounds in minutes, and bets on matches in days; none runs for a week. */
const roundLateMs = 7 * dayMs;
const roundsMax = 100;

/** Finds rounds of vendors that are open for too long while a bet in them runs. */
export const seamlessWalletChecks: IntegrityCheck = async ({ db, clock }) => {
  const openedBefore = new Date(clock.now().getTime() - roundLateMs);
  const { rows } = await sql<{ vendorCode: string; detail: string }>`
    select r.source as vendor_code, 'round ' || r.ref || ' of ' || r.source || ' is open since '
      || to_char(r.opened_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI')
      || ' UTC, and a bet in it runs' as detail
    from round r
    where r.state = 'open' and r.opened_at < ${openedBefore} and r.member_id is not null
      and exists (select from bet b where b.round_id = r.id and b.state = 'running')
    limit ${roundsMax}`.execute(db);
  return rows.map(({ vendorCode, detail }) => ({
    product: `vendor:${vendorCode}`,
    detail,
    waits: true,
  }));
};
