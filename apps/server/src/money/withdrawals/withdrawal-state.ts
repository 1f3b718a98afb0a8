import type { Withdrawal } from '@khelaghor/contract/money/withdrawals.ts';
import { decideNextAction } from '../reconcile/index.ts';
import type { GatewayAnswer, NextAction, Order } from '../reconcile/index.ts';

export type WithdrawalState = Withdrawal['state'];

/** States in which the money still waits on hold. */
export const waitingStates = ['requested', 'approved', 'unknown'] as const;

const orderStates = {
  requested: 'not_submitted',
  approved: 'submitted',
  unknown: 'submitted',
  paid: 'completed',
  rejected: 'ended',
} as const satisfies Record<WithdrawalState, Order['state']>;

/** Decides what follows for a withdrawal from what the gateway answered about its payout. */
export const decidePayout = (
  state: WithdrawalState,
  answer: GatewayAnswer,
  isStale: boolean,
): NextAction =>
  decideNextAction({ state: orderStates[state], isStale }, answer, {
    completesAfterEnd: false,
    queriesRefusal: false,
  });
