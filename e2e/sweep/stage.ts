// One page of a browser that is moved from screen to screen by the program's own router.
import type { Browser, CDPSession, Page } from '@playwright/test';
import { sitePages } from '@khelaghor/contract/site/pages.ts';
import type { Known } from '../commands.ts';
import { patienceMs } from '../patience.ts';
import type { RunningSystem } from '../running-system.ts';
import { translate } from '../translations.ts';
import type { Catalogue, JourneyLanguage } from '../translations.ts';
import { inspectorScript } from './in-page.ts';

/** The router that TanStack Router leaves in the pages of the console. */
type OwnRouter = {
  readonly history: { push(href: string): void };
  readonly state: {
    readonly status: string;
    /** The place that it has reached; undefined before its program has begun. */
    readonly resolvedLocation?: { readonly href: string };
  };
  readonly routesByPath: Readonly<Record<string, unknown>>;
};

declare global {
  var __TSR_ROUTER__: OwnRouter | undefined;
}

/** The written languages and one that is written from right to left. */
export type StageLanguage = JourneyLanguage | 'ar';

export type Stage = {
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly world: RunningSystem;
  readonly program: Catalogue;
  readonly language: StageLanguage;
  /** What the browser's console logged since the last look. */
  readonly complaints: string[];
  /** What it may log here. */
  readonly expected: RegExp[];
  /** Words that may stand in either language: names given by members and operators. */
  readonly names: string[];
  /** Returns the text of a program in the language of this page. */
  readonly say: (english: string) => string;
};

export type Visitor = {
  readonly program: 'player' | 'console';
  readonly language: StageLanguage;
  readonly cookies?: Known['cookies'];
};

/** Answers that a page expects: whether a member is logged in, and whether a page exists. */
const alwaysExpected: readonly RegExp[] = [
  // The sweep cannot delay what a service worker serves.
  /Service Worker registration blocked/u,
  // The console asks for the operator before it shows its login.
  /status of 401.*\/operator\/session/u,
  // A member who joined after the night's proof of liabilities is told that it lacks them.
  /status of 404 .*\/proofs\//u,
  // A page that is left closes its websocket, even one that is just being opened.
  /WebSocket is closed before the connection is established/u,
];

/** Collects what the browser's console logs, except what `expected` names. */
function collectComplaints(page: Page, expected: readonly RegExp[]): string[] {
  const complaints: string[] = [];
  const note = (text: string) => {
    if (!expected.some((pattern) => pattern.test(text))) complaints.push(text);
  };
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    note(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => note(`${error.name}: ${error.message}`));
  return complaints;
}

const cookiesAt = (url: string, cookies: Known['cookies']) =>
  cookies.map((cookie) => ({
    ...cookie,
    // `__Host-` cookies need https; browsers accept localhost as such.
    url: url.replace('http:', 'https:'),
    secure: true,
    httpOnly: true,
    sameSite: 'Lax' as const,
  }));

/** Switches off transitions, which would delay each change of the theme. */
function stopTransitions(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after { transition: none !important }');
  document.adoptedStyleSheets.push(sheet);
}

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
  await context.addInitScript(stopTransitions);
  await context.addInitScript((chosen) => {
    localStorage.setItem('consoleLanguage', chosen);
  }, language);
  const page = await context.newPage();
  page.setDefaultTimeout(patienceMs);
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
    say: (english) => (language === 'ar' ? english : translate(program, language, english)),
  };
}

/** Waits until the address's screen is shown, and all its calls are done. */
export async function settle({ page }: Stage): Promise<void> {
  await page.waitForFunction(() => {
    const { dataset } = document.documentElement;
    const router = globalThis.__TSR_ROUTER__;
    const { pathname, search, hash } = window.location;
    const { status, resolvedLocation } = router?.state ?? {};
    const ledTo = resolvedLocation && new URL(resolvedLocation.href, window.location.origin);
    const isThere = router
      ? status === 'idle' && ledTo?.pathname === pathname
      : dataset['shown'] === `${pathname}${search}${hash}`;
    const root = document.querySelector('main') ?? document.body;
    return (
      isThere && document.body.childElementCount > 0 && root.querySelector('.skeleton') === null
    );
  });
}

/** Loads a page from the server, and waits until its screen is complete. */
export async function load(stage: Stage, path: string): Promise<void> {
  await stage.page.goto(path);
  // The site is rendered by the server, and marks when its program has hydrated it.
  if (stage.program === 'player') await stage.page.locator('html[data-hydrated]').waitFor();
  await settle(stage);
}

/** Leads the page's own router to another screen; does not wait for it. */
export const lead = ({ page }: Stage, path: string): Promise<void> =>
  page.evaluate((href) => {
    const router = globalThis.__TSR_ROUTER__;
    if (router) router.history.push(href);
    else {
      // As if the reader had come back to an entry of the history.
      window.history.pushState(null, '', href);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }
  }, path);

/** Moves the page to another screen without loading it anew. */
export async function move(stage: Stage, path: string): Promise<void> {
  await lead(stage, path);
  await settle(stage);
}

/** Returns all routes of the program: the site's from its table, the console's from its router. */
export async function readRoutes(stage: Stage): Promise<string[]> {
  if (stage.program === 'player') return [...sitePages];
  return stage.page.evaluate(() => Object.keys(globalThis.__TSR_ROUTER__?.routesByPath ?? {}));
}
