// What belongs to which run: `npm test` proves in ten minutes that nothing important is lost,
// `npm run test:full` runs all there is. `docs/testing.md` says what to put where.
import type { ScenarioName } from '../faults/scenario.ts';

export type Tier = 'quick' | 'full';

/**
 * The fault scenarios of `npm test`: the server is killed, the database is killed, a callback comes
 * many times, a key is used for two requests.
 */
export const smokeScenarios: readonly ScenarioName[] = ['ft-01', 'ft-02', 'ft-09', 'ft-14'];

/**
 * Files of tests that only the full run has. `docs/testing.md` says what `npm test` has in their
 * place.
 */
export const fullRunOnly: readonly string[] = [
  // Programs of operators, whose parts have tests of their own.
  'tools/audit.test.ts',
  'tools/liabilities.test.ts',
  // Migrations of earlier releases, which change no more.
  'packages/db/src/{currency,field-names,generic-codes,in-house-games}-migration.test.ts',
  'packages/db/src/{members-of-reports,vendor-rounds,verification-codes}-migration.test.ts',
];

/** How often fast-check runs a property that names no number of its own. */
export const propertyRuns: Readonly<Record<Tier, number>> = { quick: 25, full: 200 };

/**
 * Returns the tier that `npm test` or `npm run test:full` set for the programs that they start;
 * null for a test that a developer runs by itself.
 */
export function readTier(env: NodeJS.ProcessEnv = process.env): Tier | null {
  const { TEST_TIER: tier } = env;
  return tier === 'quick' || tier === 'full' ? tier : null;
}
