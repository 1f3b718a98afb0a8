/** Adjustments of wallets, each by two operators. */
export { listWaitingAdjustments } from './waiting-requests.ts';
