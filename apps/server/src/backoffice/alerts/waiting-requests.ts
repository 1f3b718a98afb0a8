import { listWaitingChanges } from '../../lib/change-requests/list-waiting-changes.ts';

/** Lists rules of alerts that wait for a second operator. */
export const listWaitingAlertRules = listWaitingChanges('alert_rule');
