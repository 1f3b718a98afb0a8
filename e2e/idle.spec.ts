// What a page costs on the wire that lies open and is not touched for an hour.
import { expect } from '@playwright/test';
import type { PlaywrightWorkerArgs } from '@playwright/test';
import { chromiumArgs, findChromium } from '../tools/chromium.ts';
import { startCountingProxy } from './counting-proxy.ts';
import { installClock, stopClock } from './page-clock.ts';
import { openPath } from './page-checks.ts';
import type { RunningSystem } from './running-system.ts';
import { openPage, test } from './site-fixtures.ts';

// The clocks of its pages go on while they load, and the server's with them.
test.use({ clock: 'running' });

const hourMax = 300 * 1024;
/** Signs of life; home also hears sixty draws, so that it asks for none of them. */
const pages = [
  { path: '/', hourMin: 30_000 },
  { path: '/rng', hourMin: 2_000 },
];
/** Less than a sign of life may take: each is answered between two steps. */
const stepMs = 7_500;

type Playwright = PlaywrightWorkerArgs['playwright'];

/** A page that lies open, and what it costs on the wire. */
type Idle = {
  /** Lets so much time pass on the page's own clock. */
  pass(ms: number): Promise<void>;
  /** Waits as long as the page asks the server or is told something. */
  answered(): Promise<void>;
  /** Bytes since it was loaded, and the calls among them. */
  cost(): { readonly bytes: number; readonly calls: readonly string[] };
  close(): Promise<void>;
};

/** Opens a page by way of a relay that counts, and stops the page's clock. */
async function openIdle(
  { chromium }: Playwright,
  world: RunningSystem,
  path: string,
): Promise<Idle> {
  const sitePort = Number(new URL(world.origins.site).port);
  const relay = await startCountingProxy(sitePort);
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: [
      ...chromiumArgs,
      `--host-resolver-rules=MAP localhost:${sitePort} 127.0.0.1:${relay.port}`,
    ],
    ...(executablePath !== undefined && { executablePath }),
  });
  const page = await openPage(browser, world, { language: 'bn' });
  const answered = async (): Promise<void> => {
    let before = -1;
    while (before !== relay.bytes()) {
      before = relay.bytes();
      await page.waitForTimeout(15);
    }
  };
  await installClock(page);
  await openPath(page, path);
  await page.waitForLoadState('networkidle');
  await stopClock(page, 1_000);
  await answered();
  const loaded = relay.bytes();
  expect(loaded, 'the page came through the relay').toBeGreaterThan(100_000);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  return {
    pass: (ms) => page.clock.runFor(ms),
    answered,
    cost: () => ({ bytes: relay.bytes() - loaded, calls }),
    async close() {
      await browser.close();
      await relay.close();
    },
  };
}

// The clocks of the pages and of the server go forward together, some seconds at a time, and the
// server draws each issue when it is due. Between the steps the pages' clocks stand still, so that
// no page takes a draw for late and asks for it. The relay counts the bytes on the wire.
test('an idle hour on home and in a lobby', async ({ playwright, world }) => {
  const open = await Promise.all(
    pages.map(async (page) => ({ ...page, ...(await openIdle(playwright, world, page.path)) })),
  );
  const all = (act: (idle: Idle) => Promise<void>) => Promise.all(open.map(act));
  for (let passedMs = 0; passedMs < 3_600_000; passedMs += stepMs) {
    await world.ask('passes', { ms: stepMs });
    await all(({ answered }) => answered());
    await all(({ pass }) => pass(stepMs));
    await all(({ answered }) => answered());
  }
  for (const { path, hourMin, cost } of open) {
    const { bytes, calls } = cost();
    const called = calls.length === 0 ? 'no calls' : `calls: ${calls.join(', ')}`;
    console.log(`an idle hour on ${path}: ${(bytes / 1024).toFixed(1)} KB, ${called}`);
    expect(bytes).toBeGreaterThan(hourMin);
    expect(calls).not.toContain('/lotto/lgw/games/k3');
    expect(bytes).toBeLessThan(hourMax);
  }
  await all(({ close }) => close());
});
