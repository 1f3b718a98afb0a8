import { sql } from 'kysely';
import { listWaitingOf } from '../../lib/waiting-requests.ts';

/** Lists resets of second factors that wait. */
export const listWaitingResets = listWaitingOf(
  'factor_reset',
  sql`select f.id, m.username as subject, m.username as name, f.reason, a.id as asked_by,
      f.asked_at
    from factor_reset f join member m on m.id = f.member_id
    join operator a on a.username = f.asked_by
    where f.outcome is null`,
);
