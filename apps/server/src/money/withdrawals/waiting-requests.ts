import { sql } from 'kysely';
import { listWaitingChanges } from '../../lib/change-requests/list-waiting-changes.ts';
import { listWaitingOf } from '../../lib/waiting-requests.ts';

/** Lists withdrawals that one of two operators has approved. */
export const listWaitingPayouts = listWaitingOf(
  'payout',
  sql`select w.id, w.id::text as subject, m.username as name, '' as reason, a.id as asked_by,
      w.decided_at as asked_at
    from withdrawal w join member m on m.id = w.member_id
    join operator a on a.username = w.decided_by
    where w.state = 'requested'`,
);

/** Lists limits of withdrawals that wait for a second operator. */
export const listWaitingWithdrawalTerms = listWaitingChanges('withdrawal_terms');

/** Lists disputed payouts that an operator asked to pay again. */
export const listWaitingRepeats = listWaitingOf(
  'payout_repeat',
  sql`select p.id, w.id::text as subject, m.username as name, p.reason, p.asked_by, p.asked_at
    from payout_repeat_request p join withdrawal w on w.id = p.withdrawal_id
    join member m on m.id = w.member_id where p.outcome is null`,
);
