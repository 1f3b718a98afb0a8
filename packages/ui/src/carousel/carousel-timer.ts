/** The timers of the carousel; a test passes its own. */
export type Timers = {
  readonly setTimeout: (run: () => void, ms: number) => number;
  readonly clearTimeout: (timer: number) => void;
};

/** How long a banner is shown. */
export const BANNER_MS = 5000;

/** The next banner; the first follows the last. */
export function getNextBanner(index: number, count: number): number {
  return count === 0 ? 0 : (index + 1) % count;
}

/** Conditions that stop the rotation. */
export type Stillness = {
  /** The visitor pressed pause. */
  readonly paused: boolean;
  /** The pointer or the focus is in it. */
  readonly held: boolean;
  /** The system asks for less motion. */
  readonly reduced: boolean;
  /** The page is in the background. */
  readonly hidden: boolean;
};

/** Whether the banners rotate automatically. */
export function isAutoAdvancing(count: number, still: Stillness): boolean {
  return count > 1 && !still.paused && !still.held && !still.reduced && !still.hidden;
}

/**
 * Calls `step` every `BANNER_MS`, first after a full interval. Returns the function that stops it.
 * To give a manually chosen banner its full time, stop and start again.
 */
export function startAutoAdvance(timers: Timers, step: () => void): () => void {
  let timer = 0;
  const wait = () => {
    timer = timers.setTimeout(() => {
      step();
      wait();
    }, BANNER_MS);
  };
  wait();
  return () => timers.clearTimeout(timer);
}

/** The banner nearest to the start of the track, from their offsets and the scroll offset. */
export function findNearestBanner(starts: readonly number[], offset: number): number {
  let nearest = 0;
  for (const [index, start] of starts.entries()) {
    if (Math.abs(start - offset) < Math.abs((starts[nearest] ?? 0) - offset)) nearest = index;
  }
  return nearest;
}
