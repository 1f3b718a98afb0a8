// Letters of 150 % and 200 %, set in the browser, on a phone of 360 × 640: no page is wider than
// the screen, and no part of one ends beyond it.
import { expect } from '@playwright/test';
import type { BrowserType, Frame } from '@playwright/test';
import { chromiumArgs, findChromium } from '../tools/chromium.ts';
import { openPath } from './page-checks.ts';
import type { RunningSystem } from './running-system.ts';
import { openPage, test } from './site-fixtures.ts';

const pages = [
  '/',
  '/inhouse',
  '/games',
  '/vnlottery',
  '/lottery?gameCode=k3',
  '/promotions',
  '/?open=login',
  '/member/centre',
  '/member/deposit',
  '/member/withdraw',
  '/member/bets',
  '/member/account',
  '/member/personalProfit',
  '/member/transferFund',
  '/member/securityCenter',
];
const originals = 'dice limbo plinko keno wheel mines tower hilo coin crash';
const slots = 'ilish boishakh';
const games = `${originals} ${slots}`.split(' ');

/** What ends right of the screen, but for rows that scroll by themselves. */
const findBeyond = (frame: Frame): Promise<string[]> =>
  frame.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isCut = (part: Element | null): boolean => {
      for (let each = part; each && each !== document.body; each = each.parentElement)
        if (getComputedStyle(each).overflowX !== 'visible') return true;
      return false;
    };
    return [...document.body.querySelectorAll('*')]
      .filter((part) => {
        const { right, width: own } = part.getBoundingClientRect();
        return own > 0 && right > width + 1 && !isCut(part.parentElement);
      })
      .map((part) => `${part.tagName} ${part.className} ${part.textContent.slice(0, 40)}`);
  });

async function walk(world: RunningSystem, chromium: BrowserType, px: number): Promise<void> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: [...chromiumArgs, `--blink-settings=defaultFontSize=${px}`],
    ...(executablePath !== undefined && { executablePath }),
  });
  const as = await world.ask('member', { balanceMinor: '5000000' });
  const page = await openPage(browser, world, { language: 'bn', as });
  await page.setViewportSize({ width: 360, height: 640 });
  for (const path of pages)
    await test.step(path, async () => {
      await openPath(page, path);
      await page.waitForLoadState('networkidle');
      expect.soft(await findBeyond(page.mainFrame()), path).toEqual([]);
    });
  for (const game of games)
    await test.step(game, async () => {
      await page.goto(`/game?gameId=${game}`);
      const button = page.frameLocator('iframe').locator('.bet-box > .btn').first();
      await expect(button).toBeVisible();
      for (const frame of page.frames()) expect.soft(await findBeyond(frame), game).toEqual([]);
    });
  await browser.close();
}

test('pages with letters of 150 %', async ({ world, playwright: { chromium } }) => {
  await walk(world, chromium, 24);
  expect(test.info().errors).toEqual([]);
});

test('pages with letters of 200 %', async ({ world, playwright: { chromium } }) => {
  await walk(world, chromium, 32);
  expect(test.info().errors).toEqual([]);
});
