import { test as base } from '@playwright/test';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Known } from './commands.ts';
import { startSystem } from './running-system.ts';
import type { RunningSystem } from './running-system.ts';
import { turnOf } from './rotation.ts';
import type { Turn } from './rotation.ts';
import type { JourneyLanguage } from './texts.ts';

/**
 * Tests with a system of their own, whose clock and settings they may change. It is started once
 * for all of them.
 */
export const test = base.extend<{ turn: Turn }, { world: RunningSystem }>({
  /** What this journey is walked in. */
  // oxlint-disable-next-line no-empty-pattern -- Playwright insists on a pattern
  turn: async ({}, give, { title }) => give(turnOf(title)),
  world: [
    // Playwright reads from the first argument what a fixture needs: nothing.
    // oxlint-disable-next-line no-empty-pattern -- Playwright insists on a pattern
    async ({}, give) => {
      const world = await startSystem();
      // Whichever journey comes first: those about the picture switch it on, and off again.
      await world.ask('settings', { captchaOnRegistration: false });
      await give(world);
      await world.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

export type Visit = {
  readonly language: JourneyLanguage;
  readonly width?: 360 | 1280;
  readonly theme?: 'dark' | 'light';
  readonly as?: Known;
  /** Not everybody asked the system for less motion. */
  readonly moves?: boolean;
};

/** A browser of somebody's own: a language, a theme, a width, logged in or not. */
async function openContext(
  browser: Browser,
  world: RunningSystem,
  { language, width = 360, theme = 'dark', as, moves = false }: Visit,
): Promise<BrowserContext> {
  const url = world.origins.site;
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: width === 360 ? 740 : 900 },
    reducedMotion: moves ? 'no-preference' : 'reduce',
  });
  await context.addCookies([
    { name: 'hisLang', value: language, url },
    { name: 'theme', value: theme, url },
  ]);
  if (as) await logIn(context, as);
  return context;
}

/** Gives a browser the session of a member. */
async function logIn(context: BrowserContext, { cookies }: Known): Promise<void> {
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

/** A page of such a browser. Close it with `page.context().close()`. */
export async function openPage(
  browser: Browser,
  world: RunningSystem,
  visit: Visit,
): Promise<Page> {
  const context = await openContext(browser, world, visit);
  return context.newPage();
}
