import { sql } from 'kysely';
import { listWaitingOf } from '../../lib/waiting-requests.ts';

/** Lists rounds of vendors that an operator asked to end or to give back. */
export const listWaitingRounds = listWaitingOf(
  'vendor_round',
  sql`select a.id, r.source as subject, r.game_code as name, a.reason, a.asked_by, a.asked_at
    from round_act a join round r on r.id = a.round_id where a.outcome is null`,
);
