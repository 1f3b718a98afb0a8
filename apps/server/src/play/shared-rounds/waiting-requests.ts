import { sql } from 'kysely';
import { listWaitingOf } from '../../lib/waiting-requests.ts';

/** Lists shared rounds that an operator asked to void. */
export const listWaitingVoids = listWaitingOf(
  'shared_void',
  sql`select v.id, s.game_code as subject, s.game_code as name, v.reason, v.asked_by, v.asked_at
    from shared_void_request v join shared_round s on s.id = v.round_id where v.outcome is null`,
);
