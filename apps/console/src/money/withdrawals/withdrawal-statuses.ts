// Apart from the calls: the console's address bar reads statuses before any page is loaded.
import type { QueuedWithdrawal } from '@khelaghor/contract/backoffice/operator.ts';

export type WithdrawalStatus = QueuedWithdrawal['state'];

/** In the order in which they are worked on: what waits for a hand first, what is over last. */
export const withdrawalStatuses = ['requested', 'approved', 'unknown', 'paid', 'rejected'] as const;

export const isWithdrawalStatus = (value: unknown): value is WithdrawalStatus =>
  withdrawalStatuses.some((state) => state === value);
