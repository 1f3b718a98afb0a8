import { sql } from 'kysely';
import { listWaitingOf } from '../../lib/waiting-requests.ts';

/** Lists rules of pots that wait for a second operator. */
export const listWaitingPotRules = listWaitingOf(
  'pot_rules',
  sql`select id, game_code as subject, game_code || ' ' || tier as name, reason, asked_by, asked_at
    from jackpot_rules_request where outcome is null`,
);
