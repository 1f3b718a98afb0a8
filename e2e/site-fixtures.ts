import { expect, test as base } from '@playwright/test';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Known } from './commands.ts';
import type { ClockKind } from './movable-clock.ts';
import { startMs } from './patience.ts';
import { startSystem } from './running-system.ts';
import type { RunningSystem } from './running-system.ts';
import { getTurn } from './rotation.ts';
import type { Turn, Walk } from './rotation.ts';
import type { JourneyLanguage } from './translations.ts';

/** A journey may change only the setting that it tests, and sets it back. */
async function expectFreshSettings(system: RunningSystem, when: string): Promise<void> {
  const changed = await system.ask('changedSettings', {});
  expect(changed, `settings ${when} that a fresh install does not have`).toEqual([]);
}

/** The running systems of this worker, and the seed that their games follow from. */
const lent = new Set<RunningSystem>();
let seed = 'a worker';

/** Names the seed of the next test, so that its draws do not depend on the tests before it. */
async function reseed(next: string): Promise<void> {
  seed = next;
  for (const system of lent) await system.ask('reseed', { seed });
}

/** Starts a system for the journeys of a worker; it begins and ends as freshly installed. */
export async function lendSystem(
  give: (system: RunningSystem) => Promise<void>,
  ...kind: Parameters<typeof startSystem>
): Promise<void> {
  const system = await startSystem(...kind);
  lent.add(system);
  try {
    await system.ask('reseed', { seed });
    await expectFreshSettings(system, 'at the start');
    await give(system);
    await expectFreshSettings(system, 'left behind');
  } finally {
    lent.delete(system);
    await system.stop();
  }
}

/**
 * Tests with a system of their own, whose clock and settings they may change. It is started once
 * for all of them.
 */
export const test = base.extend<
  { turn: Turn; walk: Walk | null; seeding: undefined },
  { clock: ClockKind; freshFor: string; world: RunningSystem }
>({
  /** Width and theme for every journey; null: those of the table. */
  walk: [null, { option: true }],
  /** The language, width and theme of this journey. */
  turn: async ({ walk }, give, { title }) => give(getTurn(title, walk)),
  /** A test's seed is its title: dice, cards and draws are the same at each run. */
  seeding: [
    // Playwright reads from the first argument what a fixture needs: nothing.
    // oxlint-disable-next-line no-empty-pattern -- Playwright insists on a pattern
    async ({}, give, { titlePath }) => {
      await reseed(titlePath.join(' › '));
      await give(undefined);
    },
    { auto: true },
  ],
  /**
   * The system's clock stands still until a journey moves it, so that nothing closes or expires
   * while a page is slow. A file that needs a running one asks for it, and says why.
   */
  clock: ['held', { option: true, scope: 'worker' }],
  /** A file that makes the first operator names itself: its system is that of no other file. */
  freshFor: ['', { option: true, scope: 'worker' }],
  world: [
    async ({ clock }, give) => lendSystem(give, 'error', 'alone', clock),
    { scope: 'worker', timeout: startMs },
  ],
});

export type Visit = {
  readonly language: JourneyLanguage;
  readonly width?: 360 | 1280;
  readonly theme?: 'dark' | 'light';
  readonly as?: Known;
  /** Whether this system does not ask for less motion. */
  readonly moves?: boolean;
  /** Whether the browser keeps the site's service worker. */
  readonly hasWorker?: boolean;
};

/** Opens a browser of its own: a language, a theme, a width, logged in or not. */
async function openContext(
  browser: Browser,
  world: RunningSystem,
  { language, width = 360, theme = 'dark', as, moves = false, hasWorker = false }: Visit,
): Promise<BrowserContext> {
  const url = world.origins.site;
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: width === 360 ? 740 : 900 },
    reducedMotion: moves ? 'no-preference' : 'reduce',
    serviceWorkers: hasWorker ? 'allow' : 'block',
  });
  await context.addCookies([
    { name: 'hisLang', value: language, url },
    { name: 'theme', value: theme, url },
  ]);
  if (as) await addSession(context, as);
  return context;
}

/** Gives a browser the session of a member. */
export async function addSession(context: BrowserContext, { cookies }: Known): Promise<void> {
  await context.addCookies(
    cookies.map((cookie) => ({
      ...cookie,
      domain: 'localhost',
      path: '/',
      secure: true,
      httpOnly: true,
      sameSite: 'Lax' as const,
    })),
  );
}

/** Opens a page of such a browser. Close it with `page.context().close()`. */
export async function openPage(
  browser: Browser,
  world: RunningSystem,
  visit: Visit,
): Promise<Page> {
  const context = await openContext(browser, world, visit);
  return context.newPage();
}
