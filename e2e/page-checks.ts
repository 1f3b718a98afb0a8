// What every screen must be, in whatever language, width and theme: free of faults that axe finds,
// as wide as the window, silent in the console, and in one language.
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { askAxe } from './axe.ts';
import { inspectFrame, inspectorScript } from './sweep/in-page.ts';
import { findStrangers } from './sweep/words.ts';
import type { JourneyLanguage } from './translations.ts';

const heights = { 360: 740, 1280: 900 } as const;
export type Width = keyof typeof heights;

/** Collects what the page complains about; the function it returns sees that it is nothing. */
export function watchPageErrors(page: Page, expected: readonly RegExp[] = []): () => void {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const text = `${message.text()} (${message.location().url})`;
    if (!expected.some((pattern) => pattern.test(text))) complaints.push(text);
  });
  page.on('pageerror', (error) => complaints.push(`${error.name}: ${error.message}`));
  return () => expect(complaints, 'the console is silent').toEqual([]);
}

/** Holds the page's texts, and those of its frames, against the language that it is in. */
async function expectOneLanguage(
  page: Page,
  language: JourneyLanguage,
  names: readonly string[] = [],
): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  for (const frame of page.frames()) {
    await frame.evaluate(inspectorScript);
    const { words } = await inspectFrame(frame);
    expect(findStrangers(words, language, names), 'texts in the other language').toEqual([]);
  }
}

/** Checks that there is a reason under a field, in the script of the page's language. */
export async function checkReason(field: Locator, language: JourneyLanguage): Promise<void> {
  const script = language === 'bn' ? /[\u0980-\u09FF]{2}/u : /^[^\u0980-\u09F2\u09F4-\u09FF]{8,}$/u;
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  const ids = (await field.getAttribute('aria-describedby'))?.split(' ') ?? [];
  const reason = field.page().locator(`[id="${ids.at(-1) ?? ''}"]`);
  await expect(reason).toHaveText(script);
}

/** The page is taken over by its program, part by part: what is pressed from now on is heard. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const parts = [
      ...document.querySelectorAll(
        'main, .header, .header a, .bottom-nav, .bottom-nav > *, .footer',
      ),
    ];
    const isTaken = (part: Element) =>
      Object.keys(part).some((key) => key.startsWith('__reactFiber'));
    return parts.length > 0 && parts.every(isTaken);
  });
}

/** Opens a page, and waits until it hears what is pressed. */
export async function openPath(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Holds the scripts of a page back until the function that it returns is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

/**
 * Holds back what React leaves for idle moments until the function that it returns is called. The
 * page inside the shell is hydrated in such a moment, which a busy phone may not have for seconds.
 */
export async function holdIdleWork(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const clock = performance.now.bind(performance);
    let isHeld = true;
    // So late that all work with a date is due, and that there is no time for work without one.
    let late = 0;
    const runDue = (work: () => void) => {
      late += 10_000;
      performance.now = () => clock() + (late += 10);
      work();
      performance.now = clock;
    };
    // React's scheduler prefers this to a channel of its own.
    const setImmediate = (work: () => void) =>
      requestAnimationFrame(() => (isHeld ? runDue(work) : work()));
    Object.assign(window, { setImmediate, releaseIdleWork: () => (isHeld = false) });
  });
  return async () => {
    await page.evaluate(() => (window as unknown as { releaseIdleWork(): void }).releaseIdleWork());
  };
}

/**
 * Goes to a page, takes part in it, and waits until the server has greeted it: what befalls the
 * connection from now on is noticed.
 */
export async function showLive(page: Page, path: string): Promise<void> {
  const greeted = page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framereceived'));
  await page.goto(path);
  await waitForHydration(page);
  await greeted;
}

/** What is wider than the window, when the page can be moved sideways. */
async function whatSticksOut(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(0, 5)
      .map((element) => element.outerHTML.slice(0, 120));
  });
}

/** Nothing may be wider than the window, once the page has laid itself out for that window. */
const expectNoSideScroll = (page: Page): Promise<void> =>
  expect.poll(() => whatSticksOut(page), { message: 'no scrolling sideways' }).toEqual([]);

/** Nothing that axe finds against WCAG 2.2 AA, in the page or its frames. */
async function expectAccessible(page: Page, name: string): Promise<void> {
  const found = await Promise.all(page.frames().map((frame) => askAxe(frame)));
  expect(found.flat(), `axe finds nothing on ${name}`).toEqual([]);
}

/** Fonts and pictures in view are there, and nothing moves any more. */
async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // What waits beside the window, as the next pictures of a carousel do, is not fetched yet.
    const inView = [...document.images].filter((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      const isBeside = right <= 0 || left >= window.innerWidth;
      const isOutside = bottom <= 0 || top >= window.innerHeight || isBeside;
      return !isOutside && image.checkVisibility();
    });
    const moving = document.getAnimations().filter(({ playState, effect, timeline }) => {
      const isEndless = effect?.getComputedTiming().endTime === Infinity;
      // What moves with the scrolling runs as long as it is in view.
      return playState === 'running' && !isEndless && timeline instanceof DocumentTimeline;
    });
    const isDrawn = inView.every(({ complete }) => complete);
    return document.fonts.status === 'loaded' && isDrawn && moving.length === 0;
  });
}

export type Look = {
  readonly language: JourneyLanguage;
  /** The width of the window that the screen is looked at in; without it the one it has. */
  readonly at?: Width;
  /** Words that may stand in any language here: usernames, ids. */
  readonly names?: readonly string[];
};

const getScreen = (page: Page): Width => ((page.viewportSize()?.width ?? 360) < 768 ? 360 : 1280);

/**
 * Looks at a screen of a journey, in one window, that the sweep over all screens does not see: what
 * a mistake or a half-done work shows. The sweep sees the others in every width, language and
 * theme, and keeps pictures.
 */
export async function look(page: Page, name: string, looked: Look): Promise<void> {
  const { language, at: width = getScreen(page), names = [] } = looked;
  const before = page.viewportSize();
  await page.setViewportSize({ width, height: heights[width] });
  await atRest(page);
  await expectNoSideScroll(page);
  await expectAccessible(page, name);
  if (before) await page.setViewportSize(before);
  await expectOneLanguage(page, language, names);
}
