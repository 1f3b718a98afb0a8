/** Wrong tries per day without a wait. */
const freeTries = 5;
const firstWaitMs = 30_000;
const waitMaxMs = 15 * 60_000;

/**
 * Returns the wait after the newest of several wrong tries: half a minute after the fifth, doubled
 * after each further one, up to a quarter of an hour. Pure.
 */
export const computeLoginBackoffMs = (failures: number): number =>
  failures < freeTries
    ? 0
    : Math.min(firstWaitMs * 2 ** Math.min(failures - freeTries, 20), waitMaxMs);
