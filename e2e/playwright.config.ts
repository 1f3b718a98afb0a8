import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from '../tools/chromium.ts';
import { notTheirTurn } from './rotation.ts';

const output = join(import.meta.dirname, '..', 'test-output');
const browser = findChromium();
const isEverything = process.env['KHELAGHOR_E2E_EVERYTHING'] === '1';

/**
 * `global-setup.ts` starts the system on free ports and says in `KHELAGHOR_E2E_SITE` where the site
 * is. Two workers: the main job mostly waits for its draws while others look at screens.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './global-setup.ts',
  outputDir: join(output, 'e2e'),
  // A journey is walked once, as `rotation.ts` says; `--everything` walks it in every language.
  ...(!isEverything && { grepInvert: notTheirTurn() }),
  forbidOnly: true,
  fullyParallel: false,
  workers: 2,
  projects: [
    // First, because it waits longest.
    { name: 'journey', testMatch: 'main-job.spec.ts' },
    { name: 'rest', testIgnore: ['main-job.spec.ts', 'speed.spec.ts'] },
    // Last and alone: what else a machine of two cores does would be in its figures.
    { name: 'speed', testMatch: 'speed.spec.ts', dependencies: ['journey', 'rest'] },
  ],
  retries: 0,
  // A journey that looks at many screens takes its time on a machine that is busy.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: join(output, 'e2e.json') }]],
  use: {
    ...(process.env['KHELAGHOR_E2E_SITE'] && { baseURL: process.env['KHELAGHOR_E2E_SITE'] }),
    browserName: 'chromium',
    headless: true,
    locale: 'bn-BD',
    timezoneId: 'Asia/Dhaka',
    viewport: { width: 360, height: 740 },
    // What a worker fetches, a journey could not hold up; the one about it allows it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: {
      args: [...chromiumArgs],
      ...(browser && { executablePath: browser }),
    },
  },
});
