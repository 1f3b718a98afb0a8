// The whole way by keyboard alone, in Bengali at a desk: what has the focus is always seen, dialogs
// keep it and give it back.
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { readCaptcha } from './solve-captcha.ts';
import { openPath } from './page-checks.ts';
import { translate } from './translations.ts';
import { openPage, test } from './site-fixtures.ts';

const say = (english: string) => translate('player', 'bn', english);
const dialog = (page: Page) => page.getByRole('dialog');
const most = 90;

const hasFocus = (target: Locator) =>
  target.evaluate((element) => element === element.ownerDocument.activeElement);

/** What has the focus shows it: by an outline or border of its own or of the box around it. */
async function expectFocusSeen(target: Locator): Promise<void> {
  const before = await target.page().screenshot({ animations: 'disabled', caret: 'hide' });
  await target.evaluate((element) => (element as HTMLElement).blur());
  const after = await target.page().screenshot({ animations: 'disabled', caret: 'hide' });
  await target.evaluate((element) => (element as HTMLElement).focus());
  expect(before.equals(after), 'the focus is seen').toBe(false);
}

/** Presses Tab until a control has the focus. */
async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor();
  const { keyboard } = target.page();
  for (let presses = 0; presses < most && !(await hasFocus(target)); presses += 1)
    await keyboard.press(key);
  await expect(target).toBeFocused();
  await expectFocusSeen(target);
}

async function press(target: Locator): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press('Enter');
}

/** Tab goes round inside a dialog, forwards and backwards. */
async function expectFocusKept(page: Page): Promise<void> {
  const isInside = () =>
    dialog(page).evaluate((element) => element.contains(document.activeElement));
  await expect.poll(isInside).toBe(true);
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let presses = 0; presses < 14; presses += 1) {
      await page.keyboard.press(key);
      // A guard at either end hands the focus on to the other, a moment after it got it.
      await expect.poll(isInside, 'the focus stays in the dialog').toBe(true);
    }
  }
}

test('from the first page to the end, by keyboard alone', async ({ browser, world }) => {
  const page = await openPage(browser, world, { language: 'bn', width: 1280 });
  const { keyboard } = page;
  await openPath(page, '/');

  await keyboard.press('Tab');
  await expect(page.getByRole('link', { name: say('Skip to the content') })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();

  const login = page.getByRole('banner').getByRole('link', { name: say('Log in') });
  await tabTo(login, 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(dialog(page).locator('input[name=username]')).toBeFocused();
  await expectFocusKept(page);
  await keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(login).toBeFocused();

  await press(page.getByRole('banner').getByRole('link', { name: say('Sign up') }));
  const form = page.locator('main form').filter({ has: page.locator('input[name=username]') });
  await tabTo(form.locator('input[name=username]'));
  await keyboard.type('keyboard1');
  for (const name of ['password', 'confirmPassword']) {
    await tabTo(form.locator(`input[name=${name}]`));
    await keyboard.type('a quiet river at dawn');
  }
  await tabTo(form.locator('input[name=captcha]'));
  await keyboard.type(await readCaptcha(page, world));
  await tabTo(form.locator('input[name=ageConfirmed]'));
  await keyboard.press('Space');
  await press(form.locator('button[type=submit]'));
  await expect(dialog(page)).toContainText('keyboard1');
  await press(dialog(page).getByRole('link', { name: say('Deposit') }));

  await expect(page.locator('#amount')).toBeVisible();
  const channels = page.locator('main').getByRole('radio');
  await tabTo(channels.first());
  await keyboard.press('ArrowDown');
  await expect(channels.nth(1)).toBeChecked();
  await keyboard.press('ArrowUp');
  await expect(channels.first()).toBeChecked();
  await tabTo(page.locator('#amount'));
  await keyboard.type('1500');
  await keyboard.press('Enter');
  await press(page.getByRole('button', { name: say('Go to payment') }));
  await page.waitForURL(/\/pay\b/u);
  await press(page.locator('button[value=pay]'));
  await page.waitForURL(/\/member\/deposit\?/u);
  await expect(page.locator('.balance')).toContainText('1,500.00');
  await page.context().close();
});

test('play, by keyboard alone', async ({ browser, world }) => {
  const as = await world.ask('member', { balanceMinor: '200000' });
  const page = await openPage(browser, world, { language: 'bn', width: 1280, as });
  const { keyboard } = page;

  await page.goto('/game?gameId=dice');
  const game = page.frameLocator('iframe');
  const roll = game.getByRole('button', { name: translate('games', 'bn', 'Roll'), exact: true });
  await roll.waitFor();
  await tabTo(game.getByRole('slider'));
  await keyboard.press('ArrowRight');
  await press(roll);
  await expect(game.locator('.recent-round')).toHaveCount(1);
  await expect(roll).toBeFocused();

  await world.ask('toSecond', { second: 5 });
  await openPath(page, '/lottery');
  const tabs = page.getByRole('tab');
  await tabTo(tabs.first());
  await keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await tabTo(page.locator('.bet-tile').first());
  await keyboard.press('Space');
  await expect(page.locator('.bet-tile').first()).toHaveAttribute('aria-pressed', 'true');
  await press(page.locator('.bet-slip__action .btn--bet'));
  await expect(page.locator('.bet-slip__note--good')).toBeVisible();
  await page.context().close();
});

test('be paid out and sign out, by keyboard alone', async ({ browser, world }) => {
  const as = await world.ask('member', { balanceMinor: '200000' });
  const page = await openPage(browser, world, { language: 'bn', width: 1280, as });
  const { keyboard } = page;

  await page.goto('/member/withdraw');
  await tabTo(page.locator('#amount'));
  await keyboard.type('300');
  await press(page.locator('main').getByRole('button', { name: say('Add a wallet') }));
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo(page.getByRole('dialog').locator('input[name=number]'));
  await keyboard.type('01812345678');
  await tabTo(page.getByRole('dialog').locator('input[name=password]'));
  await keyboard.type(as.password);
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await press(page.locator('main button[type=submit]'));
  await tabTo(page.locator('main input[name=password]'));
  await keyboard.type(as.password);
  await keyboard.press('Enter');
  await expect(page.getByText(say('Your request is being checked'))).toBeVisible();

  const menu = page.getByRole('button', { name: as.account });
  await tabTo(menu, 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await keyboard.press('End');
  await keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await expectFocusKept(page);
  await press(dialog(page).getByRole('button', { name: say('Log out') }));
  await expect(page.getByRole('link', { name: say('Sign up') }).first()).toBeVisible();
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['merchant']);
  await page.context().close();
});
