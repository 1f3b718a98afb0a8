// How a page of an in-house game behaves on a cheap phone: when its bet button can be pressed on a
// slow line, when the reels of a slot move after a press, and what a played round costs. The phone
// is this machine's browser with its processor slowed down and its line made slow; times of
// processors are not those of other work beside it.
import { chromium } from '@playwright/test';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { chromiumArgs } from '../tools/chromium.ts';
import type { Known } from './commands.ts';
import { startSystem } from './running-system.ts';
import type { RunningSystem } from './running-system.ts';
import { openPage } from './site-fixtures.ts';

/** Slow 4G: 1.6 Mbit/s, 150 ms until an answer begins. */
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (750 * 1_000) / 8,
};
const loadSlower = 4;
const pressSlower = 4;
const playSlower = 6;
const playMs = 3_000;
const pressCount = 3;
const betButton = 'button.btn--bet';
const reels = '.reels__grid';
const watchMs = 60_000;

/** Figures of one game. Times are in milliseconds of the phone. */
export type GamePageFigures = {
  readonly game: string;
  /** From the start of loading until the bet button is there; nothing is cached. */
  readonly coldMs: number;
  /** The loading time with the kit cached by another game. */
  readonly warmMs: number;
  /** From a press until the reels of a slot have moved; null: the game has no reels. */
  readonly motionMs: number | null;
  /** The same with an empty page whose press moves a bar, in the same browser. */
  readonly plainMotionMs: number | null;
  /** The longest task of a round. */
  readonly longestTaskMs: number;
  /** Processor time of a frame at the 95th percentile. */
  readonly frameMs: number;
  readonly heapMb: number;
};

/** Launches a game on the site, and takes the address of its page before that is loaded. */
async function launch(page: Page, games: string, code: string): Promise<string> {
  const isGame = (url: URL): boolean => url.origin === games;
  await page.route(isGame, (route) => route.abort());
  await page.goto(`/game?gameId=${code}`);
  const address = await page.locator('iframe').getAttribute('src', { timeout: watchMs });
  if (address === null) throw new Error(`the game ${code} has no frame`);
  return address;
}

async function slowDown(page: Page, rate: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowLine);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return session;
}

/** Loads a game's page as the phone does, until its bet button is there. */
async function load(context: BrowserContext, address: string): Promise<[Page, number]> {
  const page = await context.newPage();
  await slowDown(page, loadSlower);
  await page.goto(address, { waitUntil: 'commit' });
  // The page itself notes the time: how often this program looks does not matter.
  const readyMs = await page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (document.querySelector(selector)) resolve(performance.now());
        };
        new MutationObserver(look).observe(document, { childList: true, subtree: true });
        look();
      }),
    betButton,
  );
  return [page, readyMs];
}

type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  tdur?: number;
  args?: { name?: string };
};

/** The tasks of the page's main thread: when they began, and how long they kept it busy. */
function listTasks(trace: Buffer): { atMs: number; busyMs: number }[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  return traceEvents
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && mains.has(`${pid}/${tid}`))
    .map(({ ts, tdur = 0 }) => ({ atMs: ts / 1_000, busyMs: (tdur / 1_000) * playSlower }));
}

const frameLengthMs = 1_000 / 60;

/** Processor time of each sixtieth of a second that had tasks, cheapest first. */
function sumFrames(tasks: ReturnType<typeof listTasks>): number[] {
  const frames = new Map<number, number>();
  for (const { atMs, busyMs } of tasks) {
    const frame = Math.floor(atMs / frameLengthMs);
    frames.set(frame, (frames.get(frame) ?? 0) + busyMs);
  }
  return [...frames.values()].toSorted((one, other) => one - other);
}

/** Plays a round, or places a bet in one that all share, and measures what it costs. */
async function play(browser: Browser, page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  // Keno takes a bet when a number is chosen.
  const first = page.locator('[data-number]').first();
  if ((await page.locator(betButton).first().isDisabled()) && (await first.count()) > 0)
    await first.click();
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  await page.locator(betButton).first().click();
  await page.waitForTimeout(playMs);
  const tasks = listTasks(await browser.stopTracing());
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN;
  const frames = sumFrames(tasks);
  return {
    longestTaskMs: Math.max(...tasks.map(({ busyMs }) => busyMs)),
    frameMs: frames[Math.floor(frames.length * 0.95)] ?? Number.NaN,
    heapMb: heap / 1_000_000,
  };
}

/** Presses a button, and returns the milliseconds until something in the scene has moved. */
async function pressUntilMotion(page: Page, button: string, scene: string): Promise<number> {
  const watched = await page.evaluateHandle((moving) => {
    const motion = new Promise<number>((resolve) => {
      const watch = ({ timeStamp }: Event) => {
        const look = () => {
          const animations = document.querySelector(moving)?.getAnimations({ subtree: true }) ?? [];
          // In the frame in which an animation starts, its time is zero and nothing has moved yet.
          const hasMoved = animations.some(({ currentTime }) => Number(currentTime) > 0);
          if (hasMoved) resolve(performance.now() - timeStamp);
          else requestAnimationFrame(look);
        };
        look();
      };
      document.addEventListener('click', watch, { capture: true, once: true });
    });
    return { motion };
  }, scene);
  await page.locator(button).first().click();
  return watched.evaluate(({ motion }) => motion);
}

/** A page of one button, whose press moves a bar. */
const plainPage = `<button onclick="document.querySelector('div').animate(
  [{ transform: 'none' }, { transform: 'translateX(50px)' }], 500)">Go</button>
  <main><div style="inline-size: 2rem; block-size: 2rem; background: red"></div></main>`;

const median = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN;

/** Presses for some rounds of a slot, each beside a press in a plain page: the middle of each. */
async function measureMotion(
  page: Page,
): Promise<Pick<GamePageFigures, 'motionMs' | 'plainMotionMs'>> {
  if ((await page.locator(reels).count()) === 0) return { motionMs: null, plainMotionMs: null };
  const plain = await page.context().newPage();
  await plain.setContent(plainPage);
  const [ours, others]: [number[], number[]] = [[], []];
  for (let press = 0; press < pressCount; press += 1) {
    for (const [pressed, times, button, scene] of [
      [plain, others, 'button', 'main'],
      [page, ours, betButton, reels],
    ] as const) {
      await pressed.bringToFront();
      const session = await pressed.context().newCDPSession(pressed);
      await session.send('Emulation.setCPUThrottlingRate', { rate: pressSlower });
      times.push(await pressUntilMotion(pressed, button, scene));
      await session.detach();
    }
    // Free spins may be shown before the button is ready for the next press.
    await page.locator(`${betButton}:enabled`).first().waitFor({ timeout: watchMs });
  }
  await plain.close();
  return { motionMs: median(ours), plainMotionMs: median(others) };
}

type Phone = { browser: Browser; world: RunningSystem; as: Known };

/** Opens a game as a phone that has seen nothing, or only another game. */
async function openOn(
  { browser, world, as }: Phone,
  codes: readonly string[],
): Promise<{ page: Page; tookMs: number }> {
  const site = await openPage(browser, world, { language: 'bn', as, moves: true });
  const phone = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'bn' });
  let last: { page: Page; tookMs: number } | undefined;
  for (const code of codes) {
    await last?.page.close();
    const [page, tookMs] = await load(phone, await launch(site, world.origins.games, code));
    last = { page, tookMs };
  }
  await site.context().close();
  if (!last) throw new Error('no game was named');
  return last;
}

/** Measures the pages of some games, one after another. */
export async function measureGamePages(
  codes: readonly string[],
  chromiumPath: string,
): Promise<GamePageFigures[]> {
  const world = await startSystem();
  const browser = await chromium.launch({ executablePath: chromiumPath, args: [...chromiumArgs] });
  try {
    const as = await world.ask('member', { balanceMinor: '10000000' });
    const phone = { browser, world, as };
    const figures: GamePageFigures[] = [];
    for (const game of codes) {
      const other = codes.find((code) => code !== game) ?? game;
      const cold = await openOn(phone, [game]);
      await cold.page.context().close();
      const warm = await openOn(phone, [other, game]);
      const moved = await measureMotion(warm.page);
      const played = await play(browser, warm.page);
      await warm.page.context().close();
      figures.push({ game, coldMs: cold.tookMs, warmMs: warm.tookMs, ...moved, ...played });
    }
    return figures;
  } finally {
    await browser.close();
    await world.stop();
  }
}
