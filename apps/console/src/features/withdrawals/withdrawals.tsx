/** The queue of payouts that an operator decides about. */
export { WithdrawalsPage } from './withdrawals-page.tsx';
export { isQueueState } from './queue-states.ts';
export type { QueueState } from './queue-states.ts';
