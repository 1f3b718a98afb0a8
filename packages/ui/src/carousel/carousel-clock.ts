/** What the carousel needs of a clock; a test gives its own. */
export type Timers = {
  readonly setTimeout: (run: () => void, ms: number) => number;
  readonly clearTimeout: (timer: number) => void;
};

/** How long a banner stays. */
export const BANNER_MS = 5000;

/** The banner after this one; after the last comes the first. */
export function bannerAfter(index: number, count: number): number {
  return count === 0 ? 0 : (index + 1) % count;
}

/** Why the banners may stand still. They move only if none of these is so. */
export type Stillness = {
  /** Its reader pressed pause. */
  readonly paused: boolean;
  /** Somebody points at it or has the focus in it. */
  readonly held: boolean;
  /** The system asks for less motion. */
  readonly reduced: boolean;
  /** The page is in the background. */
  readonly hidden: boolean;
};

/** Whether the banners move by themselves. */
export function movesAlone(count: number, still: Stillness): boolean {
  return count > 1 && !still.paused && !still.held && !still.reduced && !still.hidden;
}

/**
 * Calls `step` after every `BANNER_MS`, the first time after a whole one. Returns what ends it.
 * A banner that has just been chosen by hand gets its full time: end it and start again.
 */
export function startTurning(timers: Timers, step: () => void): () => void {
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

/** Which banner is nearest to the start of the track, from their starts and the scroll offset. */
export function nearestBanner(starts: readonly number[], offset: number): number {
  let nearest = 0;
  for (const [index, start] of starts.entries()) {
    if (Math.abs(start - offset) < Math.abs((starts[nearest] ?? 0) - offset)) nearest = index;
  }
  return nearest;
}
