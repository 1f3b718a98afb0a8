// Failures in a browser: wrong fields, two taps, too much, too late, no connection, the way back,
// another member's page. Each is explained, and no money moves twice.
import { expect } from '@playwright/test';
import type { Page, Request } from '@playwright/test';
import { typeCaptcha } from './solve-captcha.ts';
import { checkReason, openPath, showLive } from './page-checks.ts';
import { translate } from './translations.ts';
import type { JourneyLanguage } from './translations.ts';
import { openPage, test } from './site-fixtures.ts';

const languages: readonly JourneyLanguage[] = ['bn', 'en'];

const say = (english: string) => translate('player', 'en', english);
const dialog = (page: Page) => page.getByRole('dialog');
const game = (page: Page) => page.frameLocator('iframe');
const rollButton = (page: Page) => game(page).getByRole('button', { name: 'Roll', exact: true });
const buyButton = (page: Page) => page.getByRole('button', { name: /^Place bet/u });
const tile = (page: Page, name: RegExp) =>
  page.locator('.bet-tile').and(page.getByRole('button', { name }));

/** Returns the idempotency key of a call. */
function getKey(request: Request): unknown {
  const body: unknown = request.postDataJSON();
  return typeof body === 'object' && body !== null && 'key' in body ? body.key : undefined;
}

async function chooseTaka(page: Page, amount: string): Promise<void> {
  await page.locator('#amount').fill(amount);
  await page.getByRole('button', { name: say('Continue') }).click();
}

for (const language of languages) {
  test(`wrong fields are explained under the fields, ${language}`, async ({
    browser,
    world,
    turn,
  }) => {
    const taken = await world.ask('member', { balanceMinor: '100000' });
    const page = await openPage(browser, world, turn);
    await openPath(page, '/?open=register');
    const field = (name: string) => dialog(page).locator(`input[name=${name}]`);
    const send = dialog(page).locator('button[type=submit]');
    await field('username').fill('7 kites');
    await field('password').fill('short');
    await field('confirmPassword').fill('different');
    await field('email').fill('no address');
    await send.click();
    const asked = ['username', 'password', 'confirmPassword', 'email', 'captcha', 'ageConfirmed'];
    for (const name of asked) await checkReason(field(name), language);

    await field('username').fill(taken.account);
    await field('password').fill('a quiet river at dawn');
    await field('confirmPassword').fill('a quiet river at dawn');
    await field('email').fill('');
    await field('ageConfirmed').check();
    await typeCaptcha(page, world);
    await send.click();
    await checkReason(field('username'), language);

    await openPath(page, '/?open=login');
    await send.click();
    await checkReason(field('username'), language);
    await checkReason(field('password'), language);

    const member = await openPage(browser, world, { ...turn, as: taken });
    await openPath(member, '/member/deposit');
    const amount = member.locator('#amount');
    for (const wrong of ['', '0', '99', '50000.01', '1.2.3']) {
      await amount.fill(wrong);
      await member.locator('form button[type=submit]').click();
      await checkReason(amount, language);
    }
    await openPath(member, '/member/withdraw');
    for (const wrong of ['1', '1000.01', '9999999']) {
      await amount.fill(wrong);
      await member.locator('form button[type=submit]').click();
      await checkReason(amount, language);
    }
    await member
      .getByRole('button', { name: translate('player', language, 'Add a wallet') })
      .click();
    const number = dialog(member).locator('input[name=number]');
    for (const wrong of ['', '0171234567', '+919812345678', '😀']) {
      await number.fill(wrong);
      await dialog(member).locator('button[type=submit]').click();
      await checkReason(number, language);
    }
    await page.context().close();
    await member.context().close();
  });
}

test('two taps move money once', async ({ browser, world }) => {
  const as = await world.ask('member', { balanceMinor: '1000000' });
  const page = await openPage(browser, world, { language: 'en', as });
  const counts = () => world.ask('counts', { account: as.account });

  // What is offered above the button to pay comes with it: later it would move it under the finger.
  const limits = Promise.withResolvers<void>();
  await page.route('**/wps/member/play', async (route) => {
    await limits.promise;
    await route.continue();
  });
  await openPath(page, '/member/deposit');
  await chooseTaka(page, '500');
  await expect(page).toHaveURL(/step=review/u);
  const pay = page.getByRole('button', { name: say('Go to payment') });
  await expect(pay).toHaveCount(0);
  limits.resolve();
  await expect(page.getByText(say('Set a deposit limit?'))).toBeVisible();
  await pay.dblclick();
  await page.waitForURL(/\/pay\b/u);
  expect(await counts()).toMatchObject({ deposits: 1 });
  await page.locator('button[value=pay]').dblclick();
  await page.waitForURL(/\/member\/deposit\?/u);
  await expect(page.getByText(say('Play now'))).toBeVisible();
  expect(await world.ask('balance', { account: as.account })).toBe('1050000');

  await world.ask('wallet', { account: as.account });
  await openPath(page, '/member/withdraw');
  await chooseTaka(page, '1000');
  await page.locator('main input[name=password]').fill(as.password);
  await page
    .locator('main')
    .getByRole('button', { name: say('Withdraw'), exact: true })
    .dblclick();
  await expect(page.getByText(say('Your request is being checked'))).toBeVisible();
  expect(await counts()).toMatchObject({ withdrawals: 1 });
  expect(await world.ask('balance', { account: as.account })).toBe('950000');

  await world.ask('toSecond', { second: 5 });
  await openPath(page, '/lottery');
  await tile(page, /^Sum 10/u).click();
  await buyButton(page).dblclick();
  await expect(page.getByText(/^Bought for draw/u)).toBeVisible();
  expect(await counts()).toMatchObject({ tickets: 1, bets: 1 });
  expect(await world.ask('balance', { account: as.account })).toBe('949000');

  await openPath(page, '/game?gameId=dice');
  await rollButton(page).dblclick();
  await expect(game(page).locator('.recent-round')).toHaveCount(1);
  expect(await counts()).toMatchObject({ bets: 2 });
  await page.context().close();
});

test('a stake beyond the balance or below the minimum is refused', async ({ browser, world }) => {
  const as = await world.ask('member', { balanceMinor: '5000' });
  const page = await openPage(browser, world, { language: 'en', as });
  await openPath(page, '/game?gameId=dice');
  const stake = game(page).getByLabel('Stake', { exact: true });
  await stake.fill('51');
  await expect(game(page).getByText('Your balance is too low for this stake.')).toBeVisible();
  await expect(rollButton(page)).toBeDisabled();
  await stake.fill('0.5');
  await expect(game(page).getByText(/^The smallest stake is/u)).toBeVisible();
  await expect(rollButton(page)).toBeDisabled();

  await world.ask('toSecond', { second: 5 });
  await openPath(page, '/lottery');
  await tile(page, /^Sum 10/u).click();
  const line = page.getByLabel(say('Stake per line'));
  await line.fill('51');
  await expect(page.getByText(say('Your balance is too low for this ticket.'))).toBeVisible();
  await buyButton(page).click({ force: true });
  await line.fill('0.5');
  await expect(page.getByText(/^The lowest stake per line is/u)).toBeVisible();
  await buyButton(page).click({ force: true });
  expect(await world.ask('counts', { account: as.account })).toMatchObject({ bets: 0 });
  expect(await world.ask('balance', { account: as.account })).toBe('5000');
  await page.context().close();
});

test('a ticket after the closing is refused', async ({ browser, world }) => {
  const as = await world.ask('member', { balanceMinor: '100000' });
  const page = await openPage(browser, world, { language: 'en', as });
  await world.ask('toSecond', { second: 20 });
  // The first message of the websocket sets the page's clock: the page believes that there is time
  // left, and only the server knows better.
  await showLive(page, '/lottery');
  await tile(page, /^Sum 10/u).click();
  await world.ask('toSecond', { second: 57 });
  await buyButton(page).click();
  await expect(page.getByText(/has closed; no stake was taken/u)).toBeVisible();
  expect(await world.ask('balance', { account: as.account })).toBe('100000');
  await page.context().close();
});

test('a lost connection is shown, and the page catches up afterwards', async ({
  browser,
  world,
}) => {
  const as = await world.ask('member', { balanceMinor: '100000' });
  const page = await openPage(browser, world, { language: 'en', as });
  await showLive(page, '/');
  await expect(page.locator('.balance')).toContainText('1,000.00');
  await page.context().setOffline(true);
  const lost = say('No connection. What you see may be out of date; your money is safe.');
  await expect(page.getByText(lost)).toBeVisible();
  await world.ask('withdraw', { account: as.account, amount: '40000' });
  await expect(page.locator('.balance')).toContainText('1,000.00');
  await page.context().setOffline(false);
  await expect(page.getByText(say('Connected again. Everything is up to date.'))).toBeVisible();
  await expect(page.locator('.balance')).toContainText('600.00');
  await page.context().close();
});

test('a page works on when parts that it loads later are lost', async ({ browser, world }) => {
  const as = await world.ask('member', { balanceMinor: '100000' });
  const page = await openPage(browser, world, { language: 'en', as, width: 1280 });
  const parts = /\/assets\/[\w-]+\.js$/u;
  const drawn = await (await page.request.get('/')).text();
  const lost = new Set<string>();
  await page.route(parts, (route) => {
    const { pathname } = new URL(route.request().url());
    if (drawn.includes(pathname)) return route.continue();
    lost.add(pathname);
    return route.abort('connectionfailed');
  });
  await page.goto('/');
  const account = page.getByRole('banner').getByRole('button', { name: as.account });
  await expect(account).toBeVisible();
  const earlier = lost.size;
  await account.click();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => lost.size).toBeGreaterThan(earlier);
  // Each part is requested three times before the page gives up.
  await page.waitForEvent('requestfailed');
  await page.unroute(parts);
  await expect(async () => {
    await account.click();
    await expect(page.getByRole('menu')).toBeVisible({ timeout: 4_000 });
  }).toPass();
  await expect(page.locator('.balance')).toContainText('1,000.00');
  await page.context().close();
});

test('a roll whose answer was lost is rolled once', async ({ browser, world }) => {
  const as = await world.ask('member', { balanceMinor: '100000' });
  const page = await openPage(browser, world, { language: 'en', as });
  const keys: unknown[] = [];
  await page.route('**/inhouse/dice/rounds', async (route) => {
    keys.push(getKey(route.request()));
    if (keys.length > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await openPath(page, '/game?gameId=dice');
  await rollButton(page).click();
  await expect(game(page).locator('.recent-round')).toHaveCount(1);
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
  expect(await world.ask('counts', { account: as.account })).toMatchObject({ bets: 1 });
  await page.context().close();
});

test('Back and a reload keep the deposit that was begun', async ({ browser, world }) => {
  const as = await world.ask('member', {});
  const page = await openPage(browser, world, { language: 'en', as });
  const keys: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/wps/deposit/requests'))
      keys.push(getKey(request));
  });
  const pay = page.getByRole('button', { name: say('Go to payment') });
  await openPath(page, '/member/deposit');
  await chooseTaka(page, '700');
  await expect(pay).toBeVisible();
  await page.reload();
  await pay.click();
  await page.waitForURL(/\/pay\b/u);
  await page.goBack();
  await pay.click();
  await page.waitForURL(/\/pay\b/u);
  await page.goBack();
  await expect(pay).toBeVisible();
  await page.goBack();
  await expect(page.locator('#amount')).toHaveValue('700');
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
  expect(await world.ask('counts', { account: as.account })).toMatchObject({ deposits: 1 });
  await page.context().close();
});

test('pages that are not for this visitor or do not exist', async ({ browser, world }) => {
  const owner = await world.ask('member', { balanceMinor: '100000' });
  const other = await world.ask('member', {});
  const [betId = ''] = await world.ask('roll', { account: owner.account, times: 1, stake: '1000' });
  const page = await openPage(browser, world, { language: 'en', as: other });
  for (const address of [`/verify/${betId}`, '/verify/not-a-bet']) {
    await openPath(page, address);
    await expect(page.getByText(say('No such bet'))).toBeVisible();
  }
  const missing = await page.goto('/member/treasure');
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByText(say('Page not found'))).toBeVisible();
  await page.context().close();

  const stranger = await openPage(browser, world, { language: 'en' });
  await openPath(stranger, '/member/deposit');
  await expect(dialog(stranger)).toBeVisible();
  await dialog(stranger).locator('input[name=username]').fill(other.account);
  await dialog(stranger).locator('input[name=password]').fill(other.password);
  await dialog(stranger).locator('button[type=submit]').click();
  await expect(stranger.locator('#amount')).toBeVisible();
  await expect(stranger).toHaveURL(/\/member\/deposit$/u);
  await stranger.context().close();
});

test('a session that was ended elsewhere is noticed', async ({ browser, world }) => {
  const as = await world.ask('member', { balanceMinor: '100000' });
  const page = await openPage(browser, world, { language: 'en', as });
  await openPath(page, '/member/withdraw');
  await expect(page.locator('#amount')).toBeVisible();
  await world.ask('logOut', { account: as.account });
  await expect(dialog(page)).toBeVisible();
  await expect(page.locator('#amount')).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['merchant']);
  await page.context().close();
});
