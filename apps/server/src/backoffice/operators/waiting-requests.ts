import { sql } from 'kysely';
import { listWaitingOf } from '../../lib/waiting-requests.ts';

/** Lists changes of roles that wait for a second operator. */
export const listWaitingRoles = listWaitingOf(
  'role',
  sql`select c.id, c.change ->> 'kind' as subject,
      coalesce(c.change ->> 'name', t.username, r.name, '') as name, c.reason, c.asked_by,
      c.asked_at
    from operator_change c
    left join operator t on t.id::text = c.change ->> 'operatorId'
    left join operator_role r on r.id::text = c.change ->> 'roleId'
    where c.outcome is null`,
);
