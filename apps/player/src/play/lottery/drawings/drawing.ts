import type { Family } from '@khelaghor/engine-lottery/public.ts';

/**
 * What a drawing shows: `rolling` until the result is known, `landing` while it comes to rest, and
 * `resting` when it lies there.
 */
export type Mood = 'resting' | 'rolling' | 'landing';

/** What every drawing of a draw is given. */
export type DrawingProps = {
  readonly family: Family;
  /** Null before the first draw. */
  readonly result: readonly number[] | null;
  /** Changes with the drawn issue, so that a drawing begins anew. */
  readonly issueId: string;
  readonly mood: Mood;
};

/**
 * How long after the one before it each of some things comes to rest, in milliseconds: the usual
 * time, or less where all of them would take longer than the whole.
 */
export const getStepMs = (count: number, usualMs: number, wholeMs: number): number =>
  Math.min(usualMs, Math.floor(wholeMs / Math.max(1, count)));
