/** Alerts that rules open about what operators should look at. */
export { countOpenAlerts } from './store.ts';
export { listWaitingAlertRules } from './waiting-requests.ts';
