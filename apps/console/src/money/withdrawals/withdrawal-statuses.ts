import type { QueuedWithdrawal } from '@khelaghor/contract/backoffice/operator.ts';

export type QueueState = QueuedWithdrawal['state'];

/** In the order in which they are worked on: what waits for a hand first, what is over last. */
export const queueStates = ['requested', 'approved', 'unknown', 'paid', 'rejected'] as const;

export const isQueueState = (value: unknown): value is QueueState =>
  queueStates.some((state) => state === value);
