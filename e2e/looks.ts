// What every screen must be, in whatever language, width and theme: free of faults that axe finds,
// as wide as the window, silent in the console, and in one language.
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { JourneyLanguage } from './texts.ts';

const screens = join(import.meta.dirname, '..', 'test-output', 'screens');

const rules = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** Words that are the same in every language: names of things, units, what a program is called. */
const anyLanguage = /\b(?:K3|RTP|HMAC|SHA-?\d+|Ed25519|TOTP|QR|CSV|UTF-8|ID|(?:dice|k3)\/\d)\b/gu;
const hex = /\b[0-9a-f]*\d[0-9a-f]*\b/gu;
const wholeId = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gu;
/** What members are called whose names do not matter, in full or masked. */
const member = /\b(?:member\d+x\d+|trial-\w{8}|\w\w\*\*\*\w)\b/gu;
/** What a gateway calls a payment. */
const reference = /^[0-9A-Z]{10}$/u;

const heights = { 320: 640, 360: 740, 768: 1024, 1280: 900, 1920: 1080 } as const;
export type Width = keyof typeof heights;

/** Collects what the page complains about; the function it returns sees that it is nothing. */
export function watchComplaints(page: Page, expected: readonly RegExp[] = []): () => void {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const text = `${message.text()} (${message.location().url})`;
    if (!expected.some((pattern) => pattern.test(text))) complaints.push(text);
  });
  page.on('pageerror', (error) => complaints.push(`${error.name}: ${error.message}`));
  return () => expect(complaints, 'the console is silent').toEqual([]);
}

/** What is read of a page: its texts, and the names that only screen readers say. */
function textsOf(root: Element): string[] {
  const own = document.documentElement.lang;
  const texts: string[] = [];
  const isOwn = (element: Element) =>
    element.closest('[lang]')?.getAttribute('lang') === own &&
    element.closest('code, pre, script, style, noscript, svg') === null;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement } = node;
    const text = node.nodeValue?.trim() ?? '';
    if (text === '' || !parentElement || !isOwn(parentElement)) continue;
    if (parentElement.checkVisibility()) texts.push(text);
  }
  for (const element of root.querySelectorAll('[aria-label], [alt], [title], [placeholder]')) {
    if (!isOwn(element) || !element.checkVisibility()) continue;
    for (const name of ['aria-label', 'alt', 'title', 'placeholder']) {
      const text = element.getAttribute(name);
      if (text !== null && text !== '') texts.push(text);
    }
  }
  return window.parent === window ? [document.title, ...texts] : texts;
}

/** Texts with words in the script of the other language. The sign ৳ belongs to both. */
function strangers(
  texts: readonly string[],
  language: JourneyLanguage,
  names: readonly string[],
): string[] {
  return texts.filter((text) => {
    if (language === 'en') return /[\u0980-\u09F2\u09F4-\u09FF]/u.test(text);
    if (reference.test(text)) return false;
    const rest = names.reduce((left, name) => left.replaceAll(name, ''), text);
    return /[A-Za-z]{2,}/u.test(
      rest
        .replaceAll(wholeId, '')
        .replaceAll(member, '')
        .replaceAll(anyLanguage, '')
        .replaceAll(hex, ''),
    );
  });
}

/** Holds the page's texts, and those of its frames, against the language that it is in. */
async function expectOneLanguage(
  page: Page,
  language: JourneyLanguage,
  names: readonly string[] = [],
): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  for (const frame of page.frames()) {
    const texts = await frame.locator('html').evaluate(textsOf);
    expect(strangers(texts, language, names), 'texts in the other language').toEqual([]);
  }
}

/** The page is taken over by its program, part by part: what is pressed from now on is heard. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const parts = [...document.querySelectorAll('main, .top, .top a, .dock, .dock > *, .foot')];
    const isTaken = (part: Element) =>
      Object.keys(part).some((key) => key.startsWith('__reactFiber'));
    return parts.length > 0 && parts.every(isTaken);
  });
}

/**
 * Goes to a page, takes part in it, and waits until the server has greeted it: what befalls the
 * connection from now on is noticed.
 */
export async function goLive(page: Page, path: string): Promise<void> {
  const greeted = page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framereceived'));
  await page.goto(path);
  await hydrated(page);
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

/** Nothing that axe finds against WCAG 2.2 AA. */
async function expectAccessible(page: Page): Promise<void> {
  // Its usual way looks into frames of other origins, and takes a page of its own each time.
  const hasFrames = page.frames().length > 1;
  const axe = new AxeBuilder({ page })
    // What passes is counted, but not described element by element.
    .options({ resultTypes: ['violations'] })
    .withTags(rules)
    .setLegacyMode(!hasFrames);
  const { violations } = await axe.analyze();
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`).join('\n')}`,
  );
  expect(found, 'axe finds nothing').toEqual([]);
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
  /** Of a journey, whose row says it: the screen is looked at in the window that it has. */
  readonly width?: 360 | 1280;
  readonly theme?: 'dark' | 'light';
  readonly widths?: readonly Width[];
  /** Words that may stand in any language here: usernames, ids. */
  readonly names?: readonly string[];
  /** Only what a window shows, for dialogs; else the window is made as long as the page. */
  readonly windowOnly?: boolean;
};

const longest = 4_000;

/**
 * Makes the window as long as the page, so that nothing fixed lies over the middle of it. Twice,
 * because what only a long window shows may make the page longer.
 */
async function showWhole(page: Page, width: Width): Promise<void> {
  for (let time = 0; time < 2; time += 1) {
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: Math.min(whole, longest) });
    await atRest(page);
  }
}

async function setWidth(page: Page, width: Width): Promise<void> {
  await page.setViewportSize({ width, height: heights[width] });
  await atRest(page);
}

/** Beside the widths of pictures: a tablet, and a wide desk. */
const otherWidths: readonly Width[] = [768, 1920];

/** Sees that nothing sticks out where no picture is taken; only of screens that stand any width. */
async function expectNoSideScrollBeside(page: Page, widths: readonly Width[]): Promise<void> {
  if (widths.length < 2) return;
  for (const width of otherWidths.filter((other) => !widths.includes(other))) {
    await setWidth(page, width);
    await expectNoSideScroll(page);
  }
}

/** Looks at the screen in one width, and keeps a picture of it. */
async function lookIn(page: Page, name: string, width: Width, looked: Look): Promise<void> {
  await setWidth(page, width);
  await expectNoSideScroll(page);
  if (looked.windowOnly !== true) await showWhole(page, width);
  const path = join(screens, `${name}-${looked.language}-${width}.png`);
  await page.screenshot({ path, animations: 'disabled', caret: 'hide' });
}

/**
 * Looks at a screen of a journey in the window that it has. What other widths and the other theme
 * make of screens is seen by the sweep over all of them; of what only a journey reaches, that it
 * does not stick out of the other window.
 */
async function lookInPassing(page: Page, name: string, looked: Look): Promise<void> {
  const before = page.viewportSize() ?? { width: 360, height: heights[360] };
  const [own, other] = before.width < 768 ? ([360, 1280] as const) : ([1280, 360] as const);
  await setWidth(page, other);
  await expectNoSideScroll(page);
  await lookIn(page, name, own, looked);
  await expectAccessible(page);
  await page.setViewportSize(before);
}

/** Looks at the screen as it is now, and keeps pictures of it. */
export async function look(page: Page, name: string, looked: Look): Promise<void> {
  const { language, widths = [360, 1280], names = [] } = looked;
  if (looked.width === undefined || looked.widths !== undefined) {
    const before = page.viewportSize();
    // Of two languages the one with the longer words is looked at in every width.
    if (language === 'bn') await expectNoSideScrollBeside(page, widths);
    for (const width of widths) {
      await lookIn(page, name, width, looked);
      // The other language changes texts, not what a desk makes of the page.
      if (language === 'bn' || width < 768) await expectAccessible(page);
    }
    if (looked.width !== undefined && before) await page.setViewportSize(before);
  } else await lookInPassing(page, name, looked);
  await expectOneLanguage(page, language, names);
}

const setTheme = (page: Page, theme: 'dark' | 'light'): Promise<void> =>
  page.evaluate((chosen) => {
    document.documentElement.dataset['theme'] = chosen;
  }, theme);

/** Shows the page in the light theme, and looks at it again. In Bengali only. */
export async function lookByDay(page: Page, name: string, looked: Look): Promise<void> {
  if (looked.language !== 'bn') return;
  await setTheme(page, 'light');
  await look(page, `${name}-day`, looked);
  await setTheme(page, 'dark');
}
