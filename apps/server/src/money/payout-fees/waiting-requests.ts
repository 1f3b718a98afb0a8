import { listWaitingChanges } from '../../lib/change-requests/list-waiting-changes.ts';

/** Lists fees of withdrawals that wait for a second operator. */
export const listWaitingFees = listWaitingChanges('payout_fee');
