import { sql } from 'kysely';
import { listWaitingOf } from '../../lib/waiting-requests.ts';

/** Lists adjustments that wait for a second operator. */
export const listWaitingAdjustments = listWaitingOf(
  'adjustment',
  sql`select a.id, m.username as subject, m.username as name, a.reason, a.asked_by, a.asked_at
    from wallet_adjustment a join member m on m.id = a.member_id where a.outcome is null`,
);
