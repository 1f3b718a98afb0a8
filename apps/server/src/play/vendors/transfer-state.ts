import { minuteMs, secondMs } from '@khelaghor/time/durations.ts';
import type { OrderAnswer, StatusAnswer } from './transfer-gateway.ts';

export type TransferState = 'pending' | 'done' | 'refused';

/** What was heard of an order: the answer to it, or to a question about it. */
export type Heard =
  | { to: 'order'; answer: OrderAnswer['said'] }
  | { to: 'question'; answer: StatusAnswer['said'] };

export type TransferMove =
  /** It stays as it is; if it is pending, it is asked about again later. */
  | { do: 'nothing' }
  /** The order was refused: before that is believed, what the vendor knows is asked. */
  | { do: 'ask' }
  /** The vendor knows of no such order, long after it was given: it is given again. */
  | { do: 'order_again' }
  | { do: 'become'; state: 'done' | 'refused' };

/**
 * Decides what follows for a move to or from a vendor's wallet.
 *
 * Success is believed at once. A refusal is believed when the vendor, asked, knows of no such move
 * or says that it declined it: an earlier order under the same key may have been carried out, and
 * its answer lost. Everything else leaves it pending: there is no time after which it counts as
 * failed.
 * @param wasRefused whether the vendor refused the order the last time it was given
 * @param quiet whether the order was given so long ago that it cannot be on its way any more
 */
export function transferMove(
  state: TransferState,
  heard: Heard,
  { wasRefused, quiet }: { wasRefused: boolean; quiet: boolean },
): TransferMove {
  if (state !== 'pending') return { do: 'nothing' };
  if (heard.answer === 'done') return { do: 'become', state: 'done' };
  if (heard.to === 'order') return { do: heard.answer === 'refused' ? 'ask' : 'nothing' };
  if (heard.answer === 'declined') return { do: 'become', state: 'refused' };
  if (heard.answer !== 'absent') return { do: 'nothing' };
  if (wasRefused) return { do: 'become', state: 'refused' };
  return { do: quiet ? 'order_again' : 'nothing' };
}

const askAfterMs = [15 * secondMs, minuteMs, 2 * minuteMs, 5 * minuteMs, 15 * minuteMs];

/** How long to wait before asking again, after having asked so often. */
export const askAgainAfterMs = (asked: number): number => askAfterMs[asked] ?? 30 * minuteMs;

/** After this long an order that the vendor does not know never arrived. */
export const quietAfterMs = 2 * minuteMs;
