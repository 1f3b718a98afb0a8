// The pictures of the documents, taken from the running system: `npm run pictures` writes them
// anew. Those of every screen come from the sweep (`sweep/sweep.spec.ts`).
import { expect } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { openPath } from './page-checks.ts';
import { take, updatesPictures } from './pictures.ts';
import type { RunningSystem } from './running-system.ts';
import { load, openStage } from './sweep/stage.ts';
import { openPage, test } from './site-fixtures.ts';
import type { Visit } from './site-fixtures.ts';

// The pictures show the day on which they are taken.
test.use({ clock: 'running' });

const galleryMs = 1_800_000;

/** Members who have played, a draw whose tickets wait, and draws behind it. */
async function play(world: RunningSystem): Promise<NonNullable<Visit['as']>> {
  const as = await world.ask('member', { account: 'nilufar', balanceMinor: '1250000' });
  const other = await world.ask('member', { account: 'shapla', balanceMinor: '900000' });
  for (const { account } of [as, other])
    await world.ask('roll', { account, times: 6, stake: '15000' });
  await world.ask('toSecond', { second: 3 });
  for (const kind of ['big', 'odd'])
    await world.ask('buy', {
      account: as.account,
      tickets: [{ play: kind, selection: '-', stakePerLine: '10000' }],
    });
  for (let draw = 0; draw < 6; draw += 1) await world.ask('toSecond', { second: 2 });
  return as;
}

async function takeChosen(
  browser: Browser,
  world: RunningSystem,
  as: NonNullable<Visit['as']>,
): Promise<void> {
  const on = async (visit: Visit, path: string): Promise<Page> => {
    const page = await openPage(browser, world, visit);
    if (visit.width === undefined) await page.setViewportSize({ width: 360, height: 800 });
    await openPath(page, path);
    return page;
  };
  const desk = { width: 1280, as } as const;
  await take(await on({ language: 'bn' }, '/'), 'home-360-bn');
  await take(await on({ language: 'bn', theme: 'light' }, '/'), 'home-360-bn-day');
  await take(await on({ language: 'bn', ...desk }, '/'), 'home-1280-bn');
  await take(await on({ language: 'en', ...desk }, '/'), 'home-1280-en');
  await take(await on({ language: 'en', theme: 'light', ...desk }, '/'), 'home-1280-en-day');
  await take(await on({ language: 'bn' }, '/promotions'), 'promotions-360-bn');
  await take(await on({ language: 'bn' }, '/down'), 'down-360-bn');
  await take(await on({ language: 'en', ...desk }, '/helpmc'), 'help-1280-en');

  const dice = await on({ language: 'bn', as }, '/game?gameId=dice');
  await expect(dice.frameLocator('iframe').locator('.recent-round').first()).toBeVisible();
  await take(dice, 'dice-360-bn');

  const lottery = await on({ language: 'bn', as }, '/lottery');
  for (const nth of [6, 9]) await lottery.locator('.bet-tile').nth(nth).click();
  await lottery.evaluate(() => window.scrollTo(0, 0));
  await take(lottery, 'lottery-360-bn');

  const deposit = await on({ language: 'en', width: 1280, as }, '/member/deposit');
  await deposit.locator('#amount').fill('1500');
  await deposit.locator('#amount').blur();
  await take(deposit, 'deposit-1280-en');
}

/** The withdrawals that wait, in the operators' console. */
async function takeConsole(browser: Browser, world: RunningSystem): Promise<void> {
  for (const [account, amount] of [
    ['rupali', '50000'],
    ['tanvir91', '123456'],
  ] as const) {
    await world.ask('member', { account, balanceMinor: '500000' });
    await world.ask('withdraw', { account, amount });
  }
  const cookies = await world.ask('operator', {});
  const visitor = { program: 'console', language: 'en', cookies } as const;
  const stage = await openStage(browser, world, visitor);
  await stage.page.setViewportSize({ width: 1280, height: 720 });
  await load(stage, '/withdrawals');
  await expect(stage.page.getByText('rupali').first()).toBeVisible();
  await take(stage.page, 'console-1280-en');
  await stage.page.context().close();
}

if (updatesPictures) {
  test('the pictures of the documents @pictures', async ({ browser, world }) => {
    test.setTimeout(galleryMs);
    await takeChosen(browser, world, await play(world));
    await takeConsole(browser, world);
  });
}
