/** What members owe after a payout was taken back that they had spent. */
export { hasOpenDebt } from './store.ts';
export { openDebts } from './open-debts.ts';
export { debtChecks } from './checks.ts';
export { listWaitingForgiveness } from './waiting-requests.ts';
