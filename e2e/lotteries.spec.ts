// Lotteries whose plays are chosen from pads and by typing: a ticket of many lines is put together,
// bought, drawn, settled, and recomputed in the browser.
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openPath } from './page-checks.ts';
import { translate } from './translations.ts';
import { openPage, test } from './site-fixtures.ts';

const fiveMinutes = 300_000;

for (const language of ['bn', 'en'] as const) {
  test(`numbers from pads and typed numbers, ${language}`, async ({ browser, world, turn }) => {
    const say = (english: string) => translate('player', language, english);
    const as = await world.ask('member', { balanceMinor: '100000' });
    const page = await openPage(browser, world, { ...turn, as });
    await world.ask('toSecond', { second: 5 });

    await openPath(page, '/lottery?gameCode=ssc5&playType=last2_direct');
    await pressNumbers(page, 0, ['1', '2', '3']);
    await pressNumbers(page, 1, ['4', '5']);
    const add = page.locator('.picker__foot button');
    await expect(add).toContainText('6');
    await add.click();
    await expect(page.locator('.bet-slip__lines li')).toHaveCount(1);
    await buy(page, say);
    expect(await world.ask('balance', { account: as.account })).toBe('94000');

    await openPath(page, '/lottery?gameCode=d4quick&playType=big');
    await page.locator('.picker input').fill('0412 7 0412 9999');
    await expect(page.locator('.picker__note')).toBeVisible();
    await page.locator('.picker__foot button').click();
    await buy(page, say);
    expect(await world.ask('balance', { account: as.account })).toBe('92000');

    await buySeveralDraws(page, say);
    expect(await world.ask('balance', { account: as.account })).toBe('87000');
    await page.locator('.chases button').click();
    await expect(page.getByText(say('Stopped by you'))).toBeVisible();
    expect(await world.ask('balance', { account: as.account })).toBe('92000');

    await world.ask('passes', { ms: fiveMinutes });
    await openPath(page, '/lottery?gameCode=ssc5');
    const ended = new RegExp(`^(${say('Won')}|${say('Lost')})$`, 'u');
    await expect(page.getByText(ended).first()).toBeVisible();
    await page
      .getByRole('link', { name: say('Verify') })
      .first()
      .click();
    await page.waitForURL(/\/verify\//u);
    await expect(page.getByText(say('Everything matches'))).toBeVisible();
    await page.context().close();
  });
}

/** Buys one K3 line for five draws at the same stake. */
async function buySeveralDraws(page: Page, say: (english: string) => string): Promise<void> {
  await openPath(page, '/lottery?gameCode=k3&playType=big');
  await page.locator('.bet-tile').first().click();
  const toggle = page.locator('.bet-slip__toggle');
  if (await toggle.isVisible()) await toggle.click();
  await page.locator('.slip-chase .chip').nth(1).click();
  await buy(page, say);
  await expect(page.locator('.chases .ticket')).toHaveCount(1);
}

/** Presses numbers of one of the open play's pads. */
async function pressNumbers(page: Page, pad: number, numbers: readonly string[]): Promise<void> {
  const group = page.locator('.picker__group').nth(pad);
  for (const name of numbers) await group.getByRole('button', { name, exact: true }).click();
}

/** Buys what is on the slip, at the stake that stands there. */
async function buy(page: Page, say: (english: string) => string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${say('Place bet')}`, 'u') }).click();
  await expect(page.locator('.ticket').first()).toBeVisible();
  await expect(page.locator('.bet-slip__lines')).toHaveCount(0);
}

/** Makes the counter of a page stand still when it is told to, as in the sleep of a phone. */
async function allowSleep(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const asleep = { ms: 0 };
    const count = performance.now.bind(performance);
    performance.now = () => count() - asleep.ms;
    Object.assign(window, { sleep: (ms: number) => (asleep.ms += ms) });
  });
}

test('a phone that slept counts down by the server’s time again', async ({ browser, world }) => {
  const page = await openPage(browser, world, { language: 'en' });
  let connections = 0;
  page.on('websocket', () => (connections += 1));
  await allowSleep(page);
  await world.ask('toSecond', { second: 5 });
  await openPath(page, '/lottery?gameCode=ssc5');
  const clock = page.locator('.draw-animation__clock').first();
  const readSeconds = async () => {
    const [, minutes, seconds] = /(\d+):(\d\d)/u.exec(await clock.innerText()) ?? [];
    return Number(minutes) * 60 + Number(seconds);
  };
  await expect.poll(() => connections).toBe(1);
  const before = await readSeconds();
  await world.ask('passes', { ms: 100_000 });
  await page.evaluate(
    (ms) => (window as unknown as { sleep(ms: number): void }).sleep(ms),
    100_000,
  );
  await expect.poll(() => connections).toBe(2);
  await expect.poll(readSeconds).toBeLessThanOrEqual(before - 100);
  await page.context().close();
});
