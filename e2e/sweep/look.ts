// Looks at one screen in every width, and stores pictures of it.
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Frame } from '@playwright/test';
import { readSeed } from '../../tools/test/seed.ts';
import { askAxe } from '../axe.ts';
import { updatesPictures } from '../pictures.ts';
import { inspectFrame } from './in-page.ts';
import type { Stage } from './stage.ts';
import { findHoles, findStrangers } from './words.ts';

/** Where pictures and findings are stored. */
export const folder = join(import.meta.dirname, '..', '..', 'test-output', 'sweep');
mkdirSync(folder, { recursive: true });

/** The height of a window by its width; a page is looked at in a window as high as itself. */
export const heights = { 320: 640, 360: 740, 768: 1024, 1280: 900 } as const;
export type Width = keyof typeof heights;
const widths: readonly Width[] = [320, 360, 768, 1280];
export const themes = ['dark', 'light'] as const;

/**
 * `quick` looks at each screen once in either language: as a phone in Bengali, as a desk in
 * English. `whole`, the default, looks at every width, and from right to left, too.
 */
export const isQuick = process.env['KHELAGHOR_SWEEP'] === 'quick';

const listWidths = ({ language }: Stage): readonly Width[] => {
  if (!isQuick) return widths;
  return language === 'en' ? [1280] : [360];
};

/** Whether pictures of sound screens are stored: they take a twelfth of the sweep's time. */
const keepsPictures = process.env['KHELAGHOR_E2E_PICTURES'] === '1';
export type Theme = (typeof themes)[number];

/** How far down a longer page is checked and drawn, in pixels. */
const longest = 6_000;
const longestPicture = 1_200;

/**
 * The colours in which a screen is looked at: dark in Bengali and from right to left, light in
 * English. Where a thing stands and which words it has does not depend on them, and each screen is
 * seen in both; that takes half the time of both in each language. `npm run pictures` stores all.
 */
const listThemes = ({ language }: Stage): readonly Theme[] => {
  if (updatesPictures) return themes;
  return language === 'en' ? ['light'] : ['dark'];
};

/**
 * Where axe checks a screen and a picture may be stored: as a phone, dark, in Bengali; as a desk,
 * light, in English. So each screen meets axe in both themes, both kinds of width and both
 * languages, in a fraction of the time. It judges colours, names and roles; the sweep itself checks
 * what changes between two widths of a kind. From right to left, the dark phone is enough. A
 * screen with a fault is always stored, these when they are asked for, and by `npm run pictures`
 * all.
 */
const isLookedAtClosely = ({ language }: Stage, width: Width, theme: Theme): boolean =>
  language === 'en' ? width === 1280 && theme === 'light' : width === 360 && theme === 'dark';

const seed = readSeed();

/**
 * Whether axe is asked about a screen in this language. The quick sweep asks it once about each
 * screen: as a phone or as a desk, as the seed of the commit says, so that the next commit may ask
 * about the other. It takes a quarter of the sweep's time.
 */
const isAxeDue = ({ language }: Stage, name: string): boolean => {
  if (!isQuick) return true;
  const chosen = createHash('sha256').update(`${seed}/${name}`).digest().readUInt8(0) % 2;
  return (language === 'en') === (chosen === 0);
};

/** Rules of axe that the sweep checks by itself, in each width: a fifth of what axe takes. */
const ownRules = ['target-size'];

export type Looked = {
  /** Only what a window shows: a dialog has its own height. */
  readonly isWindow?: boolean;
  /** The screen is checked while it loads. */
  readonly isLoading?: boolean;
};

/** Faults by their text, each with the combinations in which it was seen. */
export type Faults = Map<string, string[]>;

type Size = { readonly width: number; readonly height: number };

/**
 * Drawn at an eighth, because these pixels are not looked at: pages are up to 6,000 px long, and a
 * processor draws them. Positions and sizes in the page are the same.
 */
const unseen = 1 / 8;

async function setSize({ cdp }: Stage, size: Size, scale = unseen): Promise<void> {
  const metrics = { ...size, deviceScaleFactor: 1, mobile: false, scale };
  await cdp.send('Emulation.setDeviceMetricsOverride', metrics);
}

/** Sets the window of a phone, in which each way to a screen begins. */
export const takePhone = (stage: Stage): Promise<void> =>
  setSize(stage, { width: 360, height: heights[360] }, 1);

type Rest = { readonly theme: Theme; readonly isLoading: boolean; readonly isNewSize: boolean };

/** Waits until visible pictures and fonts have loaded and nothing moves. Returns the height. */
const rest = (frame: Frame, { theme, isLoading, isNewSize }: Rest): Promise<number> =>
  frame.evaluate(
    async ([chosen, mayWait, hasNewSize]) => {
      document.documentElement.dataset['theme'] = chosen;
      const isBusy = (): boolean =>
        document.fonts.status !== 'loaded' ||
        (!mayWait && document.querySelector('.skeleton') !== null) ||
        [...document.images].some((image) => {
          const { top, bottom, left, right } = image.getBoundingClientRect();
          const isInView =
            bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
          return isInView && !image.complete && image.checkVisibility();
        }) ||
        document.getAnimations().some(({ playState, effect, timeline }) => {
          const isEndless = effect?.getComputedTiming().endTime === Infinity;
          return playState === 'running' && !isEndless && timeline instanceof DocumentTimeline;
        });
      // A game out of view draws no frames.
      const nextFrame = () =>
        new Promise((done) => {
          requestAnimationFrame(done);
          setTimeout(done, 100);
        });
      // A page learns of a new size in the next frame, and reacts in the one after. New colours
      // need no event: they are there with the next style that is read.
      if (hasNewSize) await nextFrame().then(nextFrame);
      const until = performance.now() + 8_000;
      while (isBusy() && performance.now() < until) await nextFrame();
      return document.documentElement.scrollHeight;
    },
    [theme, isLoading, isNewSize] as const,
  );

/** The page's own frame, and those of our games in it; not those of vendors. */
const getFrames = ({ page, world }: Stage): Frame[] =>
  page.frames().filter((frame) => Object.values(world.origins).includes(getOrigin(frame.url())));

const getOrigin = (address: string): string =>
  URL.canParse(address) ? new URL(address).origin : '';

async function restAll(stage: Stage, how: Rest): Promise<number> {
  const resting = getFrames(stage).map((frame) => rest(frame, how));
  const heightsOf = await Promise.all(resting);
  return heightsOf[0] ?? 0;
}

/** Makes the window as long as the page. A longer window may lengthen the page again. */
async function showWhole(stage: Stage, { width, height: own }: Size, how: Rest): Promise<number> {
  let height = own;
  for (let time = 0; time < 3; time += 1) {
    const shown = await restAll(stage, how);
    const whole = Math.min(longest, Math.max(own, shown));
    if (whole === height) break;
    height = whole;
    await setSize(stage, { width, height });
  }
  return height;
}

async function takePicture(stage: Stage, name: string, size: Size): Promise<void> {
  const height = Math.min(size.height, longestPicture);
  await setSize(stage, size, 1);
  // A dialog stands over a page that may have been scrolled.
  const y = await stage.page.evaluate(() => window.scrollY);
  const clip = { x: 0, y, width: size.width, height, scale: 1 };
  const options = { format: 'jpeg', quality: 62, optimizeForSpeed: true, clip } as const;
  const { data } = await stage.cdp.send('Page.captureScreenshot', options);
  await setSize(stage, size);
  writeFileSync(join(folder, `${name}.jpg`), Buffer.from(data, 'base64'));
}

/** Returns the faults of the screen as it is now, in words. */
async function findFaults(stage: Stage): Promise<string[]> {
  const { language, names } = stage;
  const parts = await Promise.all(getFrames(stage).map((frame) => inspectFrame(frame)));
  const words = parts.flatMap((part) => part.words);
  return [
    ...parts.flatMap(({ faults }) => faults),
    ...(language === 'ar' ? [] : findStrangers(words, language, names)),
    ...findHoles(words, names),
  ];
}

/** Looks at the screen as it is now, in the widths of this run and the language's theme. */
export async function lookAt(stage: Stage, name: string, looked: Looked = {}): Promise<Faults> {
  const { isWindow = false, isLoading = false } = looked;
  const faults: Faults = new Map();
  const note = (found: readonly string[], where: string) => {
    for (const fault of found) faults.set(fault, [...(faults.get(fault) ?? []), where]);
  };
  for (const [nth, width] of listWidths(stage).entries()) {
    // Each width begins in the colours that the one before ended in.
    const shown = listThemes(stage);
    const turned = nth % 2 === 0 ? shown : shown.toReversed();
    let height: number = heights[width];
    await setSize(stage, { width, height });
    for (const [turn, theme] of turned.entries()) {
      const how = { theme, isLoading, isNewSize: turn === 0 };
      if (turn > 0 || isWindow) await restAll(stage, how);
      else height = await showWhole(stage, { width, height }, how);
      const found = await findFaults(stage);
      const isClose = isLookedAtClosely(stage, width, theme);
      if (isClose && isAxeDue(stage, name))
        for (const frame of getFrames(stage)) found.push(...(await askAxe(frame, ownRules)));
      note(found, `${width} ${theme}`);
      if (found.length > 0 || (isClose && keepsPictures) || updatesPictures)
        await takePicture(stage, `${name}-${stage.language}-${width}-${theme}`, { width, height });
    }
  }
  note(stage.complaints.splice(0), 'any');
  return faults;
}
