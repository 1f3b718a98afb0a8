import { listWaitingChanges } from '../../lib/change-requests/list-waiting-changes.ts';

/** Lists rules of withdrawals that wait for a second operator. */
export const listWaitingPayoutRules = listWaitingChanges('payout_rule');
