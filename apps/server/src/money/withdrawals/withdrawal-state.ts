import type { Withdrawal } from '@khelaghor/contract/money/withdrawals.ts';
import { minuteMs, secondMs } from '@khelaghor/time/durations.ts';

export type WithdrawalState = Withdrawal['state'];

/** States in which the money still waits on hold. */
export const waitingStates = ['requested', 'approved', 'unknown'] as const;

/** What the gateway says of a payout: what became of it, that there is none, or nothing. */
export type PayoutSays = 'completed' | 'failed' | 'pending' | 'absent' | 'unknown';

export type PayoutMove =
  | { do: 'nothing' }
  /** The gateway knows of no such payout, long after it was told: tell it again. */
  | { do: 'pay-again' }
  | { do: 'become'; state: 'paid' | 'rejected' | 'unknown' };

/**
 * Decides what follows for a withdrawal whose payout was begun.
 *
 * Success is believed at once. Failure is believed only as the answer to a question of its own:
 * gateways have said "failed" to the order and paid all the same. Everything else leaves it
 * unknown, and it is asked again.
 * @param asked whether this is the answer to a question, not to the order
 * @param quiet whether the order was given so long ago that it cannot be on its way any more
 */
export function payoutMove(
  state: WithdrawalState,
  says: PayoutSays,
  { asked, quiet }: { asked: boolean; quiet: boolean },
): PayoutMove {
  if (state !== 'approved' && state !== 'unknown') return { do: 'nothing' };
  if (says === 'completed') return { do: 'become', state: 'paid' };
  if (asked && says === 'failed') return { do: 'become', state: 'rejected' };
  if (asked && says === 'absent' && quiet) return { do: 'pay-again' };
  return { do: 'become', state: 'unknown' };
}

const askAfterMs = [15 * secondMs, minuteMs, 2 * minuteMs, 5 * minuteMs, 15 * minuteMs];

/** How long to wait before asking again, after having asked so often. */
export const askAgainAfterMs = (asked: number): number => askAfterMs[asked] ?? 30 * minuteMs;

/** After this long an order that the gateway does not know never arrived. */
export const quietAfterMs = 2 * minuteMs;
