// Apart from the calls: the console's address bar reads statuses before any page is loaded.
import type { QueuedWithdrawal } from '@khelaghor/contract/backoffice/operator.ts';

/**
 * A tab of the page: a state, the payouts of which members say that money is missing, the rules
 * that approve without an operator, the fees, the limits, or those of deposits by level.
 */
export type WithdrawalStatus =
  | QueuedWithdrawal['state']
  | 'disputed'
  | 'rules'
  | 'fees'
  | 'limits'
  | 'levels';

/** In the order in which they are worked on: what waits for a hand first, what is over last. */
export const withdrawalStatuses = [
  'requested',
  'approved',
  'unknown',
  'disputed',
  'paid',
  'rejected',
  'rules',
  'fees',
  'limits',
  'levels',
] as const;

export const isWithdrawalStatus = (value: unknown): value is WithdrawalStatus =>
  withdrawalStatuses.some((state) => state === value);
