import { decideNextAction } from '../../money/reconcile/index.ts';
import type { GatewayAnswer, NextAction, Order } from '../../money/reconcile/index.ts';

export type TransferState = 'pending' | 'done' | 'refused';

const orderStates = {
  pending: 'submitted',
  done: 'completed',
  refused: 'ended',
} as const satisfies Record<TransferState, Order['state']>;

/**
 * Decides what follows for a transfer to or from a vendor's wallet from what the vendor answered.
 *
 * A refusal is queried at once, because the player waits for the answer. The vendor may have
 * carried out an earlier order under the same key, so the refusal is believed when the vendor then
 * knows no such transfer, or says that it declined it.
 */
export const transferAction = (
  state: TransferState,
  answer: GatewayAnswer,
  { wasRefused, isStale }: { wasRefused: boolean; isStale: boolean },
): NextAction =>
  decideNextAction({ state: orderStates[state], wasRefused, isStale }, answer, {
    completesAfterEnd: false,
    queriesRefusal: true,
  });
