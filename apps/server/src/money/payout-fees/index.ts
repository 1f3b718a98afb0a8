/** Fees of withdrawals, by currency and kind of wallet. */
export { holdFee, listFees } from './store.ts';
export { listWaitingFees } from './waiting-requests.ts';
