import { listWaitingChanges } from '../../lib/change-requests/list-waiting-changes.ts';

/** Lists settings whose other values wait for a second operator. */
export const listWaitingSettings = listWaitingChanges('setting');
