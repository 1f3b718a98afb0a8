import type { Browser, BrowserContext, Page } from '@playwright/test';
import { startMs } from './patience.ts';
import type { RunningSystem } from './running-system.ts';
import type { JourneyLanguage } from './translations.ts';
import { lendSystem, test as base } from './site-fixtures.ts';

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;
type ConsoleFixture = {
  readonly system: RunningSystem;
  readonly operator: Pick<Cookies[0], 'name' | 'value'>[];
};

/** Tests with a system of their own and its operator: the one-time link is used up for them. */
const extendWithConsole = (kind: 'alone' | 'outside' = 'alone') =>
  base.extend<object, { house: ConsoleFixture }>({
    house: [
      async ({ clock }, give) =>
        lendSystem(
          async (system) => give({ system, operator: await system.ask('operator', {}) }),
          'error',
          kind,
          clock,
        ),
      { scope: 'worker', timeout: startMs },
    ],
  });

export const test = extendWithConsole();

/** With identity providers. */
export const outsideTest = extendWithConsole('outside');

/** Tests that add and remove operators. */
export const twoOperatorsTest = extendWithConsole();

/** Tests that overwrite the site's texts, in a system that no other test uses. */
export const overwrittenTest = extendWithConsole();

/** Opens the console as its operator sees it. Close it with `page.context().close()`. */
export async function openConsole(
  browser: Browser,
  { system, operator }: ConsoleFixture,
  language: JourneyLanguage,
  theme: 'dark' | 'light' = 'dark',
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: system.origins.console,
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    colorScheme: theme,
  });
  await context.addCookies(
    operator.map((cookie) => ({
      ...cookie,
      url: system.origins.console.replace('http:', 'https:'),
      secure: true,
      httpOnly: true,
      sameSite: 'Strict' as const,
    })),
  );
  await context.addInitScript((chosen) => {
    localStorage.setItem('consoleLanguage', chosen);
  }, language);
  return context.newPage();
}
