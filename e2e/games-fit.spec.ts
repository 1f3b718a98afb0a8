// On a small phone a game's scene and the button of its bet are on one screen.
import { expect } from '@playwright/test';
import { openPage, test } from './site-fixtures.ts';

/** A phone of 360 × 640, less the bar of its browser. */
const size = { width: 360, height: 584 };

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
