import { listWaitingChanges } from '../../lib/change-requests/list-waiting-changes.ts';

/** Lists limits of deposits that wait for a second operator. */
export const listWaitingLevelLimits = listWaitingChanges('level_limit');
