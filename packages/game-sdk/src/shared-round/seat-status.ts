import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import type { Plain } from '@khelaghor/game-engine/game-engine.ts';
import type { Minor } from '@khelaghor/money/minor.ts';

/** The answer or the round that a seat waits for: to a bet, to a cash-out, or the next round. */
export type SeatWait =
  | { readonly name: 'placing' | 'cashing_out'; readonly isLost: boolean }
  | { readonly name: 'queued'; readonly stake: Minor; readonly choice: Plain };

export type SeatStatus = {
  readonly wait: SeatWait | null;
  readonly refusal: CallRefusal | null;
  /** The bet that waited for the next round was dropped, because the line was cut meanwhile. */
  readonly isDropped: boolean;
};

/** The status of each seat that was used, by its number. */
export type Seats = Readonly<Record<number, SeatStatus>>;

export const emptySeat: SeatStatus = { wait: null, refusal: null, isDropped: false };

/** The status of a seat that waits. */
export const waitFor = (wait: SeatWait): SeatStatus => ({ ...emptySeat, wait });

/**
 * The seats after the line was cut. Bets for the next round are dropped: when the line is back,
 * that may be a round their player does not look at. Bets that are with the server stay.
 */
export function dropQueued(seats: Seats): Seats {
  const entries = Object.entries(seats);
  return Object.fromEntries(
    entries.map(([seat, status]) =>
      status.wait?.name === 'queued' ? [seat, { ...emptySeat, isDropped: true }] : [seat, status],
    ),
  );
}
