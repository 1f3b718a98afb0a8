import { sql } from 'kysely';
import { listWaitingOf } from '../../lib/waiting-requests.ts';

/** Lists debts that another operator is asked to forgive. */
export const listWaitingForgiveness = listWaitingOf(
  'debt',
  sql`select c.id, m.username as subject, m.username as name, c.reason, c.asked_by, c.asked_at
    from change_request c join member m on m.id::text = c.subject
    where c.kind = 'debt' and c.outcome is null`,
);
