// "Back" closes what lies over a page, from the top, before it leaves the page; what its own button
// closed is no step of the way back.
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { waitUntilBare, getDialog } from './dialogs.ts';
import { openPath, waitForHydration, watchPageErrors } from './page-checks.ts';
import { openPage, test } from './site-fixtures.ts';
import { translate } from './translations.ts';

const say = (english: string) => translate('player', 'en', english);

const slipPath = '/lottery?gameCode=k3&playType=big';

/** Opens the menu at the bottom of a phone. */
const openMenu = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: say('Bottom menu') })
    .getByRole('button', { name: say(name) })
    .click();

/** Opens the slip of a lottery with one line on it. */
async function openSlip(page: Page): Promise<void> {
  await openPath(page, slipPath);
  await page.locator('.bet-tile').first().click();
  await page.locator('.bet-slip__toggle').click();
  await expect(page.locator('.bet-slip--open')).toBeVisible();
}

test('back closes the menu, and then leaves the page', async ({ browser, world }) => {
  const page = await openPage(browser, world, { language: 'en' });
  const isSilent = watchPageErrors(page);
  await openPath(page, '/fairness');
  await openPath(page, '/winners');
  await openMenu(page, 'Menu');
  await expect(getDialog(page)).toBeVisible();
  await page.goBack();
  await waitUntilBare(page);
  await expect(page).toHaveURL(/\/winners$/u);
  // Forward opens nothing, and keeps the page.
  await page.goForward();
  await waitUntilBare(page);
  await expect(page).toHaveURL(/\/winners$/u);
  await page.goBack();
  await expect(page).toHaveURL(/\/fairness$/u);
  isSilent();
  await page.context().close();
});

test('a menu that its button closed, or that led to a page, is no step back', async ({
  browser,
  world,
}) => {
  const page = await openPage(browser, world, { language: 'en' });
  await openPath(page, '/fairness');
  await openPath(page, '/winners');
  await openMenu(page, 'Menu');
  await getDialog(page)
    .getByRole('button', { name: say('Close') })
    .click();
  await waitUntilBare(page);
  await openMenu(page, 'Menu');
  await getDialog(page).locator('a[href="/feedback"]').click();
  await expect(page).toHaveURL(/\/feedback$/u);
  await waitUntilBare(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/winners$/u);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/fairness$/u);
  await page.context().close();
});

test('back closes the dialog over the slip, then the slip, then leaves', async ({
  browser,
  world,
}) => {
  const as = await world.ask('member', { balanceMinor: '100000' });
  const page = await openPage(browser, world, { language: 'en', as });
  await openPath(page, '/fairness');
  await openSlip(page);
  const share = page.getByRole('button', { name: say('Share this ticket') });
  await share.click();
  await expect(getDialog(page)).toBeVisible();
  await page.goBack();
  await expect(getDialog(page)).toHaveCount(0);
  await expect(page.locator('.bet-slip--open')).toBeVisible();
  // Back twice, one at once after the other.
  await share.click();
  await expect(getDialog(page)).toBeVisible();
  await page.evaluate(() => {
    history.back();
    history.back();
  });
  await expect(page.locator('.bet-slip--open')).toHaveCount(0);
  await waitUntilBare(page);
  expect(new URL(page.url()).pathname).toBe('/lottery');
  await page.goBack();
  await expect(page).toHaveURL(/\/fairness$/u);
  await page.context().close();
});

test('a page that is scrolled under the slip stays there when the slip is closed', async ({
  browser,
  world,
}) => {
  const page = await openPage(browser, world, { language: 'en' });
  await openSlip(page);
  const scroll = (top: number) =>
    page.evaluate((to) => {
      window.scrollTo({ top: to, behavior: 'instant' });
      return window.scrollY;
    }, top);
  const [first, second] = [await scroll(120), await scroll(240)];
  expect(second).toBeGreaterThan(first);
  await page.locator('.bet-slip__toggle').click();
  await waitUntilBare(page);
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => window.scrollY)).toBe(second);
  await page.locator('.bet-slip__toggle').click();
  await scroll(120);
  await page.goBack();
  await waitUntilBare(page);
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => window.scrollY)).toBe(first);
  await page.context().close();
});

test('the login over the slip: back, its button, and a login lead to the slip', async ({
  browser,
  world,
}) => {
  const as = await world.ask('member', {});
  const page = await openPage(browser, world, { language: 'en' });
  await openPath(page, '/fairness');
  await openSlip(page);
  const buy = page.locator('.bet-slip').getByRole('button', { name: say('Log in and bet') });
  for (const close of [
    () => page.goBack(),
    () =>
      getDialog(page)
        .getByRole('button', { name: say('Close') })
        .click(),
  ]) {
    await buy.click();
    await expect(getDialog(page)).toBeVisible();
    await close();
    await expect(getDialog(page)).toHaveCount(0);
    await expect(page.locator('.bet-slip--open')).toBeVisible();
  }
  await buy.click();
  await page.locator('input[name=username]').fill(as.account);
  await page.locator('input[name=password]').fill(as.password);
  await getDialog(page).locator('button[type=submit]').click();
  await expect(getDialog(page)).toHaveCount(0);
  await expect(page.locator('.bet-slip--open')).toBeVisible();
  await page.goBack();
  await expect(page.locator('.bet-slip--open')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/fairness$/u);
  await page.context().close();
});

test('a reload closes the menu and its step back; the login stays, and back closes it', async ({
  browser,
  world,
}) => {
  const page = await openPage(browser, world, { language: 'en' });
  await openPath(page, '/fairness');
  await openPath(page, '/winners');
  await openMenu(page, 'Menu');
  await expect(getDialog(page)).toBeVisible();
  await page.waitForFunction(() => (history.state as { layers?: number } | null)?.layers === 1);
  await page.reload();
  await waitForHydration(page);
  await waitUntilBare(page);
  const login = page.locator('header').getByRole('link', { name: say('Log in') });
  await login.click();
  await expect(getDialog(page)).toBeVisible();
  await page.reload();
  await expect(getDialog(page)).toBeVisible();
  await page.goBack();
  await waitUntilBare(page);
  await expect(page).toHaveURL(/\/winners$/u);
  await page.goBack();
  await expect(page).toHaveURL(/\/fairness$/u);
  await page.context().close();
});

test('back closes a dialog that the first address of the visit opens', async ({
  browser,
  world,
}) => {
  const page = await openPage(browser, world, { language: 'en' });
  await openPath(page, '/winners?open=login');
  await expect(getDialog(page)).toBeVisible();
  await page.waitForFunction(() => (history.state as { layers?: number } | null)?.layers === 1);
  await page.goBack();
  await waitUntilBare(page);
  await expect(page).toHaveURL(/\/winners$/u);
  await page.context().close();
});
