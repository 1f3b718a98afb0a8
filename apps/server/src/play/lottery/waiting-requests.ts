import { sql } from 'kysely';
import { listWaitingChanges } from '../../lib/change-requests/list-waiting-changes.ts';
import { listWaitingOf } from '../../lib/waiting-requests.ts';

/** Lists terms of lotteries that wait for a second operator. */
export const listWaitingTerms = listWaitingChanges('lottery_terms');

/** Lists prices of numbers that wait for a second operator. */
export const listWaitingBlocks = listWaitingChanges('lottery_blocks');

/** Lists draws that an operator asked to call off. */
export const listWaitingCallOffs = listWaitingOf(
  'lottery_call_off',
  sql`select c.id, i.game_code as subject, i.game_code as name, c.reason, c.asked_by, c.asked_at
    from lottery_call_off c join lottery_issue i on i.id = c.issue_id where c.outcome is null`,
);

/** Lists results that an operator asked to correct. */
export const listWaitingCorrections = listWaitingOf(
  'lottery_correction',
  sql`select c.id, i.game_code as subject, i.game_code as name, c.reason, c.asked_by, c.asked_at
    from lottery_correction c join lottery_issue i on i.id = c.issue_id where c.outcome is null`,
);
