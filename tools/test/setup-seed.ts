// Gives fast-check the seed of the run and the number of runs of each property. Vitest loads it
// before each file of tests; vitest.config.ts sets the environment.
import fc from 'fast-check';

const { SEED, PROPERTY_RUNS, PROPERTY_PATH } = process.env;

fc.configureGlobal({
  seed: Number(SEED),
  numRuns: Number(PROPERTY_RUNS),
  // Set to repeat one failure: fast-check goes straight to the smallest input that failed.
  ...(PROPERTY_PATH !== undefined && { path: PROPERTY_PATH, endOnFailure: true }),
});
