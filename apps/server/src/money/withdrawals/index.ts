/** Being paid out: what the operators' queue shows and decides. */
export {
  approveAsSystem,
  approveWithdrawal,
  readWithdrawal,
  rejectWithdrawal,
  listWithdrawals,
} from './decide-withdrawal.ts';
export { readDocumentTerms } from './document-limit.ts';
export { isDiligenceReached } from './document-limit-rules.ts';
export type { MonthSums } from './document-limit-rules.ts';
export { readMonthSums } from './month-sum-store.ts';
export type { QueuedPayout } from './decide-withdrawal.ts';
export { executePayout } from './execute-payout.ts';
export type { TypedPayment } from './pay-by-hand.ts';
export { failPayout, recordPayment } from './settle-by-operator.ts';
export {
  listWaitingPayouts,
  listWaitingRepeats,
  listWaitingWithdrawalTerms,
} from './waiting-requests.ts';
