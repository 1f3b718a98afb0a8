// Banners turn by themselves unless the system asks for less motion, stop when they are paused, and
// lead to the operator's targets.
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { installClock, stopClock } from './page-clock.ts';
import { openPath, watchPageErrors } from './page-checks.ts';
import { translate } from './translations.ts';
import { openPage, test } from './site-fixtures.ts';

const say = (english: string) => translate('player', 'en', english);
/** How long a banner is shown. */
const turnMs = 5_000;

const dot = (page: Page, number: number) =>
  page.getByRole('button', { name: new RegExp(`^Banner ${number} of`, 'u') });
const expectCurrent = (page: Page, number: number) =>
  expect(dot(page, number)).toHaveAttribute('aria-current', 'true');

/** Expects the banner to have slid fully into view. */
const expectWhole = (page: Page, number: number) =>
  expect(page.locator('.banners__slide').nth(number - 1)).toBeInViewport({ ratio: 0.99 });

/** Moves pointer and focus away from the banners. */
async function leaveAlone(page: Page): Promise<void> {
  await page.mouse.move(5, 800);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
}

/** Opens a page and stops its clock. */
async function openHeld(page: Page, address: string): Promise<void> {
  await installClock(page);
  await openPath(page, address);
  await leaveAlone(page);
  await stopClock(page, 500);
}

test('banners turn, begin again, and stop when they are paused', async ({ browser, world }) => {
  const page = await openPage(browser, world, { language: 'en', width: 1280, moves: true });
  const isSilent = watchPageErrors(page);
  await openHeld(page, '/');
  await expect(page.locator('.banners__slide')).toHaveCount(3);
  await expectCurrent(page, 1);
  for (const next of [2, 3, 1, 2]) {
    await page.clock.runFor(turnMs);
    await expectCurrent(page, next);
    await expectWhole(page, next);
  }

  await page.getByRole('button', { name: say('Pause') }).click();
  await leaveAlone(page);
  await page.clock.runFor(3 * turnMs);
  await expectCurrent(page, 2);
  await page.getByRole('button', { name: say('Turn back') }).click();
  // Banners wait while the pointer is over them: the reader is reading.
  await page.clock.runFor(3 * turnMs);
  await expectCurrent(page, 2);
  await leaveAlone(page);
  await page.clock.runFor(turnMs);
  await expectCurrent(page, 3);

  await dot(page, 1).click();
  await expectCurrent(page, 1);
  await expectWhole(page, 1);
  await page.keyboard.press('ArrowRight');
  await expectCurrent(page, 2);
  isSilent();
  await page.context().close();
});

test('a banner leads to a page, an offer, a game', async ({ browser, world }) => {
  const page = await openPage(browser, world, { language: 'en', width: 1280 });
  const pressBanner = async (number: number) => {
    await openPath(page, '/');
    await dot(page, number).click();
    await expectWhole(page, number);
    await page
      .locator('.banners__slide')
      .nth(number - 1)
      .locator('a')
      .click();
  };
  await pressBanner(2);
  await expect(page).toHaveURL(/\/lottery\?gameCode=k3$/u);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await pressBanner(3);
  await expect(page).toHaveURL(/\/promoDetail\?id=[0-9a-f-]{36}$/u);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.context().close();

  const as = await world.ask('member', { balanceMinor: '100000' });
  const member = await openPage(browser, world, { language: 'en', width: 1280, as });
  await openPath(member, '/inhouse');
  await member.locator('.banners__slide a').first().click();
  await expect(member).toHaveURL(/\/game\?gameId=dice$/u);
  await expect(member.frameLocator('iframe').locator('main, #root').first()).toBeVisible();
  await member.context().close();
});

test('a press on a banner whose picture is just loading is not lost', async ({
  browser,
  world,
}) => {
  const page = await openPage(browser, world, { language: 'en', width: 1280 });
  await openPath(page, '/');
  const image = page.locator('.banners__slide').nth(2).locator('img');
  await expect(image).toHaveAttribute('src', /^data:/u);
  const pressed = await image.elementHandle();
  // All pictures load when the pointer comes over the banners.
  await page.locator('.banners').hover();
  await expect(image).not.toHaveAttribute('src', /^data:/u);
  // Browsers make no click when the pressed element is gone at its end.
  expect(await pressed?.evaluate(({ isConnected }) => isConnected)).toBe(true);
  await page.context().close();
});
