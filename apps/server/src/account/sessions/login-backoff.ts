/** So many wrong tries of a day are looked at without a wait. */
const freeTries = 5;
const firstWaitMs = 30_000;
const waitMaxMs = 15 * 60_000;

/**
 * How long after the newest of so many wrong tries the next one is looked at: half a minute after
 * the fifth, and twice as long after each further one, up to a quarter of an hour. Pure.
 */
export const loginBackoffMs = (failures: number): number =>
  failures < freeTries
    ? 0
    : Math.min(firstWaitMs * 2 ** Math.min(failures - freeTries, 20), waitMaxMs);
