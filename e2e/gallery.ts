// Which screens there are, for the pictures of all of them.
import type { Page } from '@playwright/test';
import { hydrated } from './looks.ts';
import { takeAll } from './pictures.ts';
import type { RunningSystem } from './running-system.ts';
import type { JourneyLanguage } from './texts.ts';
import { openPage } from './world.ts';
import type { Visit } from './world.ts';

type Screen = {
  readonly name: string;
  readonly path: string;
  readonly isMember?: true;
};

const screens: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'register', path: '/register' },
  { name: 'login', path: '/login' },
  { name: 'inhouse', path: '/inhouse' },
  { name: 'lottery', path: '/lottery?gameCode=k3' },
  { name: 'elott', path: '/elott' },
  { name: 'live', path: '/live' },
  { name: 'sports', path: '/sports' },
  { name: 'fish', path: '/fish' },
  { name: 'rng', path: '/rng' },
  { name: 'pvp', path: '/pvp' },
  { name: 'esports', path: '/esports' },
  { name: 'cockfight', path: '/cockfight' },
  { name: 'vnlottery', path: '/vnlottery' },
  { name: 'promotions', path: '/promotions' },
  { name: 'point-mall', path: '/pointMall' },
  { name: 'help', path: '/helpmc' },
  { name: 'links', path: '/links' },
  { name: 'winners', path: '/winners' },
  { name: 'feedback', path: '/feedback' },
  { name: 'down', path: '/down' },
  { name: 'fairness', path: '/fairness' },
  { name: 'liabilities', path: '/liabilities' },
  { name: 'missing', path: '/kite/that/flew' },
  { name: 'member-home', path: '/', isMember: true },
  { name: 'deposit', path: '/member/deposit', isMember: true },
  { name: 'withdraw', path: '/member/withdraw', isMember: true },
  { name: 'transfer', path: '/member/transferFund', isMember: true },
  { name: 'my-liabilities', path: '/member/liabilities', isMember: true },
  { name: 'security', path: '/member/securityCenter', isMember: true },
  { name: 'bets', path: '/member/bets', isMember: true },
  { name: 'account', path: '/member/account', isMember: true },
  { name: 'rank', path: '/member/playerRank', isMember: true },
  { name: 'rebate', path: '/member/manualRebate', isMember: true },
  { name: 'referral', path: '/member/referral', isMember: true },
  { name: 'dice', path: '/game?gameId=dice', isMember: true },
];

const windows = [
  { width: 360, height: 800 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
  { width: 1920, height: 1080 },
] as const;

const languages: readonly JourneyLanguage[] = ['bn', 'en'];
const themes = ['dark', 'light'] as const;

type Browser = Parameters<typeof openPage>[0];

async function takeScreen(page: Page, { name, path }: Screen, suffix: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  for (const { width, height } of windows) {
    await page.setViewportSize({ width, height });
    await takeAll(page, `${name}-${width}-${suffix}`);
  }
}

/** Takes every screen, in every window, language and theme. */
export async function takeGallery(
  browser: Browser,
  world: RunningSystem,
  as: NonNullable<Visit['as']>,
): Promise<void> {
  for (const language of languages) {
    for (const theme of themes) {
      for (const isMember of [false, true]) {
        const visit = { language, theme, ...(isMember && { as }) };
        const page = await openPage(browser, world, visit);
        const shown = screens.filter((screen) => (screen.isMember ?? false) === isMember);
        for (const screen of shown) await takeScreen(page, screen, `${language}-${theme}`);
        await page.context().close();
      }
    }
  }
}
