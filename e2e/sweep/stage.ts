// One page of a browser that is moved from screen to screen by the program's own router.
import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Known } from '../commands.ts';
import type { RunningSystem } from '../running-system.ts';
import { textOf } from '../texts.ts';
import type { Catalogue, JourneyLanguage } from '../texts.ts';
import { inspectorScript } from './in-page.ts';

/** The router that TanStack Router leaves in every page. */
type OwnRouter = {
  readonly history: { push(href: string): void };
  readonly state: { readonly status: string };
  readonly routesByPath: Readonly<Record<string, unknown>>;
};

declare global {
  var __TSR_ROUTER__: OwnRouter | undefined;
}

/** Beside the written languages one that is written from right to left. */
export type StageLanguage = JourneyLanguage | 'ar';

export type Stage = {
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly world: RunningSystem;
  readonly program: Catalogue;
  readonly language: StageLanguage;
  /** What the browser's console said since the last look. */
  readonly complaints: string[];
  /** What it may say here. */
  readonly expected: RegExp[];
  /** Words that may stand in either language: what members and operators called things. */
  readonly names: string[];
  /** The text of a program in the language of this page. */
  readonly say: (english: string) => string;
};

export type Visitor = {
  readonly program: 'player' | 'console';
  readonly language: StageLanguage;
  readonly cookies?: Known['cookies'];
};

/** Answers that a page expects: whether somebody is logged in, and whether a page exists. */
const alwaysExpected: readonly RegExp[] = [
  // The console asks who is there before it shows its login.
  /status of 401.*\/operator\/session/u,
  // Who joined after the night's proof of liabilities is told that he is not in it.
  /status of 404 .*\/proofs\//u,
];

/** Collects what the browser's console says, but for what `expected` names. */
function collectComplaints(page: Page, expected: readonly RegExp[]): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const text = `${message.text()} (${message.location().url})`;
    if (!expected.some((pattern) => pattern.test(text))) complaints.push(`console: ${text}`);
  });
  page.on('pageerror', (error) => complaints.push(`${error.name}: ${error.message}`));
  return complaints;
}

const cookiesAt = (url: string, cookies: Known['cookies']) =>
  cookies.map((cookie) => ({
    ...cookie,
    // `__Host-` cookies are kept for https alone; browsers take localhost for that.
    url: url.replace('http:', 'https:'),
    secure: true,
    httpOnly: true,
    sameSite: 'Lax' as const,
  }));

/** Opens a page of the site or the console. Close it with `page.context().close()`. */
export async function openStage(
  browser: Browser,
  world: RunningSystem,
  visitor: Visitor,
): Promise<Stage> {
  const { program, language, cookies = [] } = visitor;
  const baseURL = program === 'console' ? world.origins.console : world.origins.site;
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 360, height: 740 },
    reducedMotion: 'reduce',
    colorScheme: 'dark',
  });
  await context.addCookies([
    { name: 'hisLang', value: language, url: baseURL },
    { name: 'theme', value: 'dark', url: baseURL },
    ...cookiesAt(baseURL, cookies),
  ]);
  await context.addInitScript({ content: inspectorScript });
  await context.addInitScript((chosen) => {
    localStorage.setItem('consoleLanguage', chosen);
  }, language);
  const page = await context.newPage();
  const expected = [...alwaysExpected];
  return {
    page,
    cdp: await context.newCDPSession(page),
    world,
    program,
    language,
    expected,
    complaints: collectComplaints(page, expected),
    names: [],
    say: (english) => (language === 'ar' ? english : textOf(program, language, english)),
  };
}

/** Waits until a page has its router, and nothing is on its way any more. */
export async function settle({ page }: Stage): Promise<void> {
  await page.waitForFunction(() => {
    const router = globalThis.__TSR_ROUTER__;
    if (router && router.state.status !== 'idle') return false;
    const root = document.querySelector('main') ?? document.body;
    return document.body.childElementCount > 0 && root.querySelector('.ghost') === null;
  });
}

/** Loads a screen as a visitor does who comes from elsewhere. */
export async function load(stage: Stage, path: string): Promise<void> {
  await stage.page.goto(path);
  const isPlayer = stage.program === 'player';
  await stage.page.waitForFunction((marksAlive) => {
    if (globalThis.__TSR_ROUTER__?.state.status !== 'idle') return false;
    // The site is drawn by the server, and says when its program has taken it over.
    return !marksAlive || document.documentElement.dataset['alive'] !== undefined;
  }, isPlayer);
  await settle(stage);
}

/** Moves the page to another screen without loading it anew. */
export async function move(stage: Stage, path: string): Promise<void> {
  await stage.page.evaluate((href) => globalThis.__TSR_ROUTER__?.history.push(href), path);
  await settle(stage);
}

/** The paths of all routes of the program in the page, by its own router. */
export const readRoutes = (stage: Stage): Promise<string[]> =>
  stage.page.evaluate(() => Object.keys(globalThis.__TSR_ROUTER__?.routesByPath ?? {}));
