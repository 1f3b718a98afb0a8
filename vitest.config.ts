import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { defineConfig } from 'vitest/config';
import { readSeed } from './tools/test/seed.ts';
import { fullRunOnly, propertyRuns, readTier } from './tools/test/tiers.ts';

/** Rooms whose tests need a database. */
const withDatabase = '{apps/server,apps/sandbox-gateway,packages/db,packages/testkit}';
/** Tests of tools that play against a server of the test kit, or start one of their own. */
const toolsWithDatabase = 'tools/{start,vendor-check,audit,liabilities}.test.ts';
/** Runs all checks and some tests in a copy of the project: as much work as a part of its own. */
const change = 'tools/files-of-a-change.test.ts';
/** Fault scenarios mostly wait for servers that they killed: they run beside other tests. */
const faults = 'tools/faults/faults.test.ts';
const seed = readSeed();
const tier = readTier();
const never = [
  '**/node_modules/**',
  '**/dist/**',
  'tools/fixtures/**',
  ...(tier === 'quick' ? fullRunOnly : []),
];

// Tests lie beside what they test. Those that need no database must not wait for one to start.
export default defineConfig({
  plugins: [lingui(), babel({ presets: [linguiTransformerBabelPreset()] })],
  test: {
    maxWorkers: 2,
    // What is drawn is the same in each run of a commit: the inputs of properties, and the order of
    // files, which share the modules of a worker.
    setupFiles: ['tools/test/setup-seed.ts', 'packages/testkit/src/state-left.ts'],
    sequence: { seed, shuffle: { files: true, tests: false } },
    env: { SEED: String(seed), PROPERTY_RUNS: String(propertyRuns[tier ?? 'quick']) },
    // These end what hangs. A machine with busy neighbours is three times as slow as a quiet one.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    teardownTimeout: 60_000,
    // A poll ends as soon as it is true: on a busy machine that may take more than a second.
    expect: { poll: { timeout: 10_000 } },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          // Files share one worker's modules, so that each module is loaded once and not for every
          // file. What a test changes outside itself it puts back.
          isolate: false,
          include: ['{apps,engines,games,packages,tools}/**/*.test.{ts,tsx}'],
          exclude: [...never, `${withDatabase}/**`, toolsWithDatabase, change, faults],
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          // One worker loads the server once; what it keeps is kept for each database apart.
          isolate: false,
          include: [`${withDatabase}/**/*.test.{ts,tsx}`, toolsWithDatabase],
          exclude: never,
          globalSetup: ['packages/testkit/src/vitest-global-setup.ts'],
        },
      },
      // Its programs run while the test waits, so that a bound could end none of them: it would
      // only judge how fast the machine is.
      {
        extends: true,
        test: { name: 'change', include: [change], exclude: never, testTimeout: 0 },
      },
      { extends: true, test: { name: 'faults', include: [faults], exclude: never } },
    ],
  },
});
