import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from '../tools/chromium.ts';
import { listJourneys, listNotTheirTurn, listNotWalked, walks } from './rotation.ts';
import type { Walk } from './rotation.ts';
import { journeyMs, patienceMs } from './patience.ts';
import { listQuickJourneys } from './quick-journeys.ts';

const output = join(import.meta.dirname, '..', 'test-output');
const browser = findChromium();
const isEverything = process.env['KHELAGHOR_E2E_EVERYTHING'] === '1';

/** Whether only the journeys of `npm test` are walked. */
const isQuick = process.env['KHELAGHOR_E2E_QUICK'] === '1';

/** Files that measure what a page costs: run beside others they would measure those, too. */
const measured = ['speed.spec.ts', 'idle.spec.ts'];
/** Files that have a project of their own. */
const apart = ['critical-path.spec.ts', 'sweep/*.spec.ts', ...measured];

const launchOptions = {
  args: [...chromiumArgs],
  ...(browser && { executablePath: browser }),
};
/**
 * For journeys, whose pages live some seconds: no compiler that pays off later, and pages of a site
 * share a process where they may. That takes a sixth less of the processor. What measures a page
 * has the browser as it is, and so has the sweep, whose checks run long.
 */
const shortLived = {
  launchOptions: {
    ...launchOptions,
    args: [
      ...chromiumArgs,
      '--renderer-process-limit=1',
      '--num-raster-threads=1',
      '--js-flags=--no-maglev,--no-opt',
    ],
  },
};

/** Motion as a fresh phone has it: the critical path is walked with it. */
const moving = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** With `--everything` the journeys of the table once more in each width and theme. */
const walked = walks.map((walk) => ({
  name: `${walk.width} ${walk.theme}`,
  testIgnore: apart,
  grep: listJourneys(),
  grepInvert: listNotWalked(walk),
  use: { ...shortLived, walk },
}));
/** Then these are without them. */
const rest = {
  name: 'rest',
  testIgnore: apart,
  use: shortLived,
  ...(isEverything && { grepInvert: listJourneys() }),
  ...(isQuick && { grep: listQuickJourneys() }),
};

/** Last and alone: what else a machine of two cores does would be in its figures. */
const speed = {
  name: 'speed',
  testMatch: measured,
  workers: 1,
  dependencies: [
    'journey',
    'sweep',
    'rest',
    ...(isEverything ? walked.map(({ name }) => name) : []),
  ],
};

/**
 * `global-setup.ts` starts the database server, and each worker a system of its own on free ports.
 * Three workers: with two, two processors waited a third of the time for what a page waits for.
 */
export default defineConfig<{ walk: Walk | null }>({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './global-setup.ts',
  outputDir: join(output, 'e2e'),
  // A journey is walked once, as `rotation.ts` says.
  ...(!isEverything && { grepInvert: listNotTheirTurn() }),
  forbidOnly: true,
  fullyParallel: false,
  workers: 3,
  projects: [
    // The longest first, so that short ones fill the end.
    { name: 'journey', testMatch: 'critical-path.spec.ts', use: { ...shortLived, ...moving } },
    { name: 'sweep', testMatch: 'sweep/*.spec.ts' },
    rest,
    ...(isEverything ? walked : []),
    ...(isQuick ? [] : [speed]),
  ],
  // What passes the second time is green, and named in the last lines of `npm test`.
  retries: 1,
  timeout: journeyMs,
  expect: { timeout: patienceMs },
  reporter: [['list'], ['json', { outputFile: join(output, 'e2e.json') }]],
  use: {
    browserName: 'chromium',
    actionTimeout: patienceMs,
    navigationTimeout: patienceMs,
    // Pictures that move all the time took a seventh of the processor time.
    contextOptions: { reducedMotion: 'reduce' },
    headless: true,
    locale: 'bn-BD',
    timezoneId: 'Asia/Dhaka',
    viewport: { width: 360, height: 740 },
    // What a worker fetches, a journey could not hold up; the one about it allows it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Recording takes a third of a journey's time: asked for, to see what a failure looked like.
    trace: process.env['KHELAGHOR_E2E_TRACE'] === '1' ? 'retain-on-failure' : 'on-first-retry',
    launchOptions,
  },
});
