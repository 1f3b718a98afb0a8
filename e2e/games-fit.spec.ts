// What a small phone has to show on one screen: a game's scene with the button of its bet, and what
// a deposit is with the button that leads to its payment.
import { expect } from '@playwright/test';
import { openPath } from './page-checks.ts';
import { openPage, test } from './site-fixtures.ts';
import { translate } from './translations.ts';

/** A phone of 360 × 640, less the bar of its browser. */
const size = { width: 360, height: 584 };

/** The same phone on its side. */
const turned = { width: 640, height: 320 };

const decidedAtOnce = ['dice', 'limbo', 'plinko', 'keno', 'wheel'];
const ofSteps = ['mines', 'tower', 'hilo', 'coin'];

test('scene and button of each original fit a small phone', async ({ browser, world }) => {
  const as = await world.ask('member', {});
  const page = await openPage(browser, world, { language: 'bn', as });
  await page.setViewportSize(size);
  for (const game of [...decidedAtOnce, ...ofSteps, 'crash'])
    await test.step(game, async () => {
      await page.goto(`/game?gameId=${game}`);
      const frame = page.frameLocator('iframe');
      const button = frame.locator('.bet-box > .btn').first();
      await expect(button).toBeVisible();
      await expect(frame.locator('.game-table__board')).toBeInViewport({ ratio: 1 });
      await expect(button).toBeInViewport({ ratio: 1 });
    });
  await page.context().close();
});

test('scene and button fit a phone that is turned', async ({ browser, world }) => {
  const as = await world.ask('member', {});
  const page = await openPage(browser, world, { language: 'bn', as });
  await page.setViewportSize(turned);
  for (const game of [...decidedAtOnce, ...ofSteps, 'crash', 'ilish', 'boishakh'])
    await test.step(game, async () => {
      await page.goto(`/game?gameId=${game}`);
      const frame = page.frameLocator('iframe');
      const button = frame.locator('.bet-box > .btn').first();
      await expect(button).toBeInViewport({ ratio: 1 });
      // What a game shows below its scene may follow: numbers that were drawn, a row of tosses.
      const scene = frame.locator('.game-table__board > *').first();
      await expect(scene).toBeInViewport({ ratio: 0.8 });
    });
  await page.context().close();
});

test('a deposit and the button to pay fit a small phone', async ({ browser, world }) => {
  for (const language of ['bn', 'en'] as const) {
    const say = (english: string) => translate('player', language, english);
    const as = await world.ask('member', {});
    const page = await openPage(browser, world, { language, as });
    await page.setViewportSize(size);
    await openPath(page, '/member/deposit');
    await page.locator('.cashier input[inputmode]').first().fill('500');
    await page.getByRole('button', { name: say('Continue') }).click();
    await expect(page.getByText(say('Set a deposit limit?'))).toBeVisible();
    const pay = page.getByRole('button', { name: say('Go to payment') });
    await expect(pay).toBeInViewport({ ratio: 1 });
    // Nor does the bar at the bottom lie over it.
    await pay.click({ trial: true });
    const bar = await page.locator('.bottom-nav').boundingBox();
    const button = await pay.boundingBox();
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    await page.context().close();
  }
});
