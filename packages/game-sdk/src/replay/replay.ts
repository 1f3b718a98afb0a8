import type { GameRound } from '@khelaghor/contract/play/inhouse.ts';

/** A finished round that its page shows once more, as it was played. */
export type Replay = {
  readonly round: GameRound;
  /** Whether it is in motion. */
  readonly isRunning: boolean;
  /** Differs each time that it begins. */
  readonly turn: number;
  /** When it began, on the browser's monotonic clock. */
  readonly startedAtMs: number;
  /** Shows its end at once. */
  finish(): void;
  again(): void;
  /** Goes back to the game. */
  leave(): void;
};

/** A page's replay, if there is one, and what starts another. */
export type Replays = { readonly replay: Replay | null; start(round: GameRound): void };
