import { sql } from 'kysely';
import { listWaitingOf } from '../../lib/waiting-requests.ts';

/** Lists limits of games that wait for a second operator. */
export const listWaitingLimits = listWaitingOf(
  'game_limits',
  sql`select id, game_code as subject, game_code as name, reason, asked_by, asked_at
    from game_limit_request where outcome is null`,
);
