// Failures of login and logout: a login that the browser or the network loses, a code that is not
// sent, and a logout while the site cannot be reached.
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { getDialog, getField, pressIn } from './dialogs.ts';
import { openPath, waitForHydration, look, watchPageErrors } from './page-checks.ts';
import { translate } from './translations.ts';
import type { JourneyLanguage } from './translations.ts';
import { openPage, test } from './site-fixtures.ts';

const languages: readonly JourneyLanguage[] = ['bn', 'en'];
const sessionCookie = { name: '__Host-session' };

test.describe.configure({ mode: 'default' });

for (const language of languages) {
  const say = (english: string) => translate('player', language, english);
  const isIn = (page: Page) => expect(page.locator('.bottom-nav')).toContainText(say('Mine'));
  const isOut = (page: Page) => expect(page.locator('.bottom-nav')).not.toContainText(say('Mine'));

  test(`a login that the browser or the network loses, ${language}`, async ({
    browser,
    world,
    turn,
  }) => {
    const as = await world.ask('member', {});
    const page = await openPage(browser, world, turn);
    const logIn = async () => {
      await getField(page, 'username').fill(as.account);
      await getField(page, 'password').fill(as.password);
      await pressIn(page, say('Log in'));
    };
    // The browser takes the answer and stores no cookie of it.
    await page.route('**/wps/session/login', async (route) => {
      const response = await route.fetch();
      const { 'set-cookie': _dropped, ...headers } = response.headers();
      await page.context().clearCookies(sessionCookie);
      await route.fulfill({ response, headers });
    });
    await openPath(page, '/?open=login&next=/promotions');
    await logIn();
    const dropped =
      'Your browser did not keep the login: it blocks cookies. Allow cookies for this site, then log in again.';
    await expect(getDialog(page).locator('.alert')).toContainText(say(dropped));
    await isOut(page);
    await look(page, 'login-dropped', turn);
    await page.unroute('**/wps/session/login');
    await getDialog(page)
      .getByRole('link', { name: say('Log in') })
      .click();

    // The answer about the logged-in member gets lost.
    await page.route('**/wps/member/info', (route) => route.abort());
    await logIn();
    const lost = 'We cannot reach the site. Check your connection and try again.';
    await expect(getDialog(page).locator('.alert')).toContainText(say(lost));
    await look(page, 'login-lost', turn);
    await page.unroute('**/wps/member/info');
    await pressIn(page, say('Try again'));
    await expect(page).toHaveURL(/\/promotions$/u);
    await expect(getDialog(page)).toHaveCount(0);
    await isIn(page);
    await page.context().close();
  });

  test(`a code that is not sent, ${language}`, async ({ browser, world, turn }) => {
    await world.ask('settings', { mobileRegistration: true });
    await world.ask('channel', { csType: 'TELEGRAM', url: 'https://t.example/help' });
    const page = await openPage(browser, world, turn);
    await openPath(page, '/?open=register');
    await getDialog(page)
      .getByRole('tab', { name: say('Mobile number') })
      .click();
    await getField(page, 'mobileNum').fill('12');
    await pressIn(page, say('Send code'));
    const noNumber = say('This is not a valid mobile number. Check its digits.');
    await expect(getDialog(page).getByText(noNumber)).toBeVisible();
    await getField(page, 'mobileNum').fill('01713000088');
    await world.ask('settings', { smsDailyMax: 0 });
    await pressIn(page, say('Send code'));
    const warning = page.getByRole('dialog', { name: say('The code was not sent') });
    const service = language === 'bn' ? 'গ্রাহকসেবায় জানান' : 'Contact customer service';
    await expect(warning).toContainText(service);
    await expect(warning).not.toContainText(language === 'bn' ? 'লগ ইন' : 'Log in');
    await expect(warning.getByRole('button', { name: say('Customer service') })).toBeVisible();
    await warning.getByRole('button', { name: say('Back to the form') }).click();
    await expect(warning).toHaveCount(0);
    await expect(getField(page, 'mobileNum')).toHaveValue('01713000088');

    await world.ask('settings', { mobileRegistration: false, smsDailyMax: 500 });
    await world.ask('channel', null);
    await page.context().close();
  });
}

const say = (english: string) => translate('player', 'en', english);

test('a logout without a connection is completed as soon as there is one', async ({
  browser,
  world,
}) => {
  const as = await world.ask('member', {});
  const page = await openPage(browser, world, { language: 'en', as, width: 1280 });
  const isSilent = watchPageErrors(page, [/ERR_INTERNET_DISCONNECTED/u, /status of 401/u]);
  const login = page.getByRole('banner').getByRole('link', { name: say('Log in') });
  await openPath(page, '/?open=sign-out');
  await expect(getDialog(page)).toBeVisible();
  await page.context().setOffline(true);
  await pressIn(page, say('Log out'));
  await expect(login).toBeVisible();
  const told = page.waitForResponse((reply) => reply.url().endsWith('/wps/session/logout'));
  await page.context().setOffline(false);
  expect((await told).status()).toBe(200);
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .not.toContain('leaving');
  await page.reload();
  await expect(login).toBeVisible();
  isSilent();
  await page.context().close();
});

test('a page that is loaded after a logout without a connection is a visitor’s', async ({
  browser,
  world,
}) => {
  const as = await world.ask('member', { balanceMinor: '7654321' });
  const first = await openPage(browser, world, { language: 'en', as, width: 1280 });
  const context = first.context();
  await openPath(first, '/?open=sign-out');
  await expect(getDialog(first)).toBeVisible();
  await context.setOffline(true);
  await pressIn(first, say('Log out'));
  await expect(first.getByRole('banner').getByRole('link', { name: say('Log in') })).toBeVisible();
  await first.close();
  await context.setOffline(false);
  const page = await context.newPage();
  const answer = await page.goto('/');
  expect(await answer?.text(), 'drawn for a visitor').not.toMatch(/76,?543\.21|7654321/u);
  expect(await answer?.text()).not.toContain(as.account);
  const kept = (await context.cookies()).map(({ name }) => name);
  expect(kept).not.toContain('leaving');
  expect(kept).not.toContain(sessionCookie.name);
  await waitForHydration(page);
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: say('Log in') })).toBeVisible();
  await context.close();
});
