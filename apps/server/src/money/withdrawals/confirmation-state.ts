import type { ConfirmationState } from '@khelaghor/contract/money/withdrawals.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';

/** What is known about the arrival of a payout. */
export type Arrival = {
  readonly state: ConfirmationState;
  readonly amountMinor: bigint;
  /** The part that arrived, as the member says; null: the member said nothing. */
  readonly receivedMinor: bigint | null;
  readonly closesAt: Date;
  readonly disputableUntil: Date;
};

type Refusal = 'amount_above_maximum' | 'state_changed' | 'dispute_too_late';

/** Whether operators have decided, so that nothing changes any more. */
const isDecided = ({ state }: Arrival): boolean => state === 'repaid' || state === 'refused';

/**
 * Decides what an answer of the member changes; `same`: the answer is known. All of the amount
 * closes the question, also that of a dispute. Less opens a dispute, even when the question was
 * closed: by the member, who looked again, or by time.
 */
export function judgeAnswer(
  arrival: Arrival,
  received: bigint,
  now: Date,
): Result<'received' | 'disputed' | 'same', Refusal> {
  if (received > arrival.amountMinor) return refuse('amount_above_maximum');
  const next = received === arrival.amountMinor ? 'received' : 'disputed';
  if (arrival.state === next)
    return received === arrival.receivedMinor ? ok('same') : refuse('state_changed');
  if (isDecided(arrival)) return refuse('state_changed');
  if (next === 'disputed' && now >= arrival.disputableUntil) return refuse('dispute_too_late');
  return ok(next);
}

/** Whether time has closed the question. It never closes a dispute. */
export const isOverdue = ({ state, closesAt }: Arrival, now: Date): boolean =>
  state === 'asked' && now >= closesAt;
