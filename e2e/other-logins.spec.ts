// Ways to log in besides the form: a remembered browser, a code from another domain of the site, a
// temporary password; and a site that begins with the login.
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { readCaptcha } from './solve-captcha.ts';
import { getDialog, getField, pressIn } from './dialogs.ts';
import { openPath, waitForHydration, look, watchPageErrors } from './page-checks.ts';
import { startSystem } from './running-system.ts';
import type { RunningSystem } from './running-system.ts';
import { translate } from './translations.ts';
import type { JourneyLanguage } from './translations.ts';
import { openPage, test } from './site-fixtures.ts';

const languages: readonly JourneyLanguage[] = ['bn', 'en'];
const next = 'a quiet boat at dusk';
// A browser logs every refusal.
const answers = [/\b(?:401|403|422)\b/u];

/** Another domain of the same site: browsers resolve every name below localhost to this machine. */
const getMirror = ({ origins }: RunningSystem): string =>
  origins.site.replace('localhost', 'mirror.localhost');

test.describe.configure({ mode: 'default' });

/** All that a page's scripts, or an onlooker, could read. */
const readable = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([
      document.cookie,
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      location.href,
      performance.getEntriesByType('resource').map(({ name }) => name),
    ]),
  );

/** Removes the session, like a browser that was closed. */
const comeBackLater = (page: Page) => page.context().clearCookies({ name: '__Host-session' });

for (const language of languages) {
  const say = (english: string) => translate('player', language, english);
  const isIn = (page: Page) => expect(page.locator('.bottom-nav')).toContainText(say('Mine'));
  const isOut = (page: Page) => expect(page.locator('.bottom-nav')).not.toContainText(say('Mine'));
  const press = (page: Page, english: string) => pressIn(page, say(english));

  async function logIn(page: Page, account: string, password: string): Promise<void> {
    await getField(page, 'username').fill(account);
    await getField(page, 'password').fill(password);
    await press(page, 'Log in');
  }

  test(`a form that is sent before hydration keeps its values, ${language}`, async ({
    browser,
    world,
    turn,
  }) => {
    const page = await openPage(browser, world, turn);
    const isSilent = watchPageErrors(page);
    const late = Promise.withResolvers<undefined>();
    await page.route('**/assets/*.js', async (route) => {
      await late.promise;
      await route.continue();
    });
    await page.goto('/register', { waitUntil: 'commit' });
    const account = `early${language}`;
    const form = page.getByRole('main');
    await form.locator('input[name=username]').fill(account);
    await form.locator('input[name=password]').fill(next);
    await form.locator('input[name=confirmPassword]').fill(next);
    await form.locator('input[name=ageConfirmed]').check();
    await form.getByRole('button', { name: say('Create account'), exact: true }).click();
    // The browser has not sent the form by itself: the password would stand in the address.
    await expect(form.locator('input[name=username]')).toHaveValue(account);
    expect(await readable(page)).not.toContain('dusk');
    late.resolve(undefined);
    // The picture comes with the program: the form waits for its answer and keeps its values.
    const answer = await readCaptcha(page, world);
    await expect(form.locator('input[name=captcha]')).toHaveAttribute('aria-invalid', 'true');
    await expect(form.locator('input[name=username]')).toHaveValue(account);
    await form.locator('input[name=captcha]').fill(answer);
    await form.getByRole('button', { name: say('Create account'), exact: true }).click();
    await expect(page.getByRole('dialog')).toContainText(account);
    expect(await readable(page)).not.toContain('dusk');
    isSilent();
    await page.context().close();
  });

  test(`a remembered browser, ${language}`, async ({ browser, world, turn }) => {
    const as = await world.ask('member', {});
    const page = await openPage(browser, world, turn);
    const isSilent = watchPageErrors(page, answers);
    await openPath(page, '/?open=login');
    await getDialog(page).getByRole('checkbox').check();
    await look(page, 'login-remember', turn);
    await logIn(page, as.account, as.password);
    await isIn(page);

    await comeBackLater(page);
    await openPath(page, '/');
    await isIn(page);
    // A page of another site links here: the page itself calls the login.
    await comeBackLater(page);
    await page.route('https://elsewhere.example/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<a href="${world.origins.site}/inhouse">x</a>`,
      }),
    );
    await page.goto('https://elsewhere.example/');
    await page.getByRole('link').click();
    await isIn(page);
    await expect(page).toHaveURL(`${world.origins.site}/inhouse`);
    expect(await readable(page)).not.toContain(as.password);

    await openPath(page, '/?open=sign-out');
    await press(page, 'Log out');
    await isOut(page);
    await openPath(page, '/?open=login');
    await isOut(page);
    await expect(getField(page, 'username')).toHaveValue(as.account);
    await expect(getDialog(page).getByRole('checkbox')).toBeChecked();
    isSilent();
    await page.context().close();
  });

  test(`a login code from another domain, ${language}`, async ({ browser, world, turn }) => {
    const mirror = getMirror(world);
    await world.ask('settings', { domains: [mirror] });
    const as = await world.ask('member', {});
    const page = await openPage(browser, world, { ...turn, as });
    await openPath(page, '/?open=speed');
    const enter = getDialog(page)
      .locator('.speed__row', { hasText: 'mirror.localhost' })
      .getByRole('button');
    const opening = page.context().waitForEvent('page');
    // A double tap opens one window.
    await enter.dblclick();
    const there = await opening;
    await there.waitForURL(`${mirror}/`);
    expect(page.context().pages()).toHaveLength(2);
    // Without windows it opens in this tab, and back leads here again.
    await page.evaluate(() => {
      window.open = () => null;
    });
    await enter.click();
    await page.waitForURL(`${mirror}/`);
    await page.goBack();
    await expect(page).toHaveURL(`${world.origins.site}/?open=speed`);
    await expect(getDialog(page)).toBeVisible();
    await expect(there.locator('.bottom-nav > *')).toHaveCount(5);
    await expect(there.locator('[href="/member/deposit"]').first()).toBeVisible();
    await expect(getDialog(there)).toHaveCount(0);

    const codeFor = (path: string): Promise<string> =>
      page.evaluate(
        async ({ domainName, route }) => {
          const reply = await fetch('/wps/session/handoff', {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'x-khelaghor': '1' },
            body: JSON.stringify({ domainName, route }),
          });
          return ((await reply.json()) as { value: { code: string } }).value.code;
        },
        { domainName: mirror, route: path },
      );
    // A browser that got the address by a link is asked first, and is not logged in before.
    const other = await openPage(browser, world, turn);
    const { value: kept } = (await other.context().cookies())[0] ?? { value: '' };
    await other.context().addCookies([{ name: 'hisLang', value: kept, url: mirror }]);
    const code = await codeFor('/');
    await openPath(other, `${mirror}/?token=${code}`);
    await expect(other).toHaveURL(`${mirror}/?open=enter`);
    expect(await readable(other)).not.toContain(code);
    await expect(getDialog(other)).toContainText('***');
    const shown = `${as.account.slice(0, 2)}***${as.account.slice(-1)}`;
    await look(other, 'hand-over', { ...turn, names: [shown] });
    expect((await other.context().cookies()).some(({ name }) => name === '__Host-session')).toBe(
      false,
    );
    await press(other, 'Continue');
    await expect(getDialog(other)).toHaveCount(0);
    await isIn(other);

    await openPath(other, `${mirror}/?token=${code}`);
    await expect(getDialog(other).locator('.alert')).toBeVisible();
    await look(other, 'hand-over-late', { ...turn, names: [as.account] });
    await world.ask('settings', { domains: [] });
    await other.context().close();
    await page.context().close();
  });

  test(`a temporary password, ${language}`, async ({ browser, world, turn }) => {
    const as = await world.ask('member', {});
    const password = await world.ask('temporaryPassword', { memberId: as.memberId });
    const page = await openPage(browser, world, turn);
    const isSilent = watchPageErrors(page, answers);
    await openPath(page, '/?open=login');
    await logIn(page, as.account, password);
    await expect(getDialog(page)).toContainText(say('Choose a new password'));
    // On every page and after every reload.
    await openPath(page, '/member/withdraw');
    await expect(page).toHaveURL(/\/\?open=mustChange$/u);
    await getField(page, 'newPassword').fill(password);
    await getField(page, 'confirmNewPassword').fill(password);
    await press(page, 'Set the new password');
    await expect(getField(page, 'newPassword')).toHaveAttribute('aria-invalid', 'true');
    await getField(page, 'newPassword').fill(next);
    await getField(page, 'confirmNewPassword').fill(next);
    await press(page, 'Set the new password');
    await expect(page.locator('.toasts')).toContainText(
      say('Your password has changed. Log in with the new one.'),
    );
    await world.ask('neverLoggedIn', { memberId: as.memberId });
    await logIn(page, as.account, next);
    await isIn(page);
    await expect(getDialog(page)).toContainText(say('Your account is open'));
    isSilent();
    await page.context().close();
  });

  test(`a site that begins with the login, ${language}`, async ({ browser, world, turn }) => {
    await world.ask('settings', { loginToHome: true });
    const as = await world.ask('member', {});
    const page = await openPage(browser, world, turn);
    await openPath(page, '/inhouse?open=speed');
    await expect(page).toHaveURL(/\/login\?next=%2Finhouse%3Fopen%3Dspeed$/u);
    await look(page, 'login-first', turn);
    for (const path of ['/register', '/helpmc', '/download', '/down']) {
      await page.goto(path);
      await expect(page).toHaveURL(`${world.origins.site}${path}`);
    }
    await waitForHydration(page);
    await page
      .locator('.bottom-nav a[href="/lottery"], .bottom-nav a[href^="/lottery"]')
      .first()
      .click();
    await expect(page).toHaveURL(/\/login\?next=%2Flottery/u);
    await waitForHydration(page);
    await logIn(page, as.account, as.password);
    await expect(page).toHaveURL(/\/lottery/u);
    await isIn(page);
    await openPath(page, '/?open=sign-out');
    await press(page, 'Log out');
    await expect(page).toHaveURL(/\/login/u);
    await world.ask('settings', { loginToHome: false });
    await page.context().close();
  });
}

for (const language of languages)
  test(`the agents’ centre, ${language}`, async ({ browser, world, turn }) => {
    const say = (english: string) => translate('player', language, english);
    const as = await world.ask('member', {});
    const page = await openPage(browser, world, { ...turn, as });
    await openPath(page, '/agent');
    await expect(page.locator('main')).toContainText(say('This is for agents only.'));
    await look(page, 'agent-refused', { ...turn, names: [as.account] });
    await world.ask('agent', { memberId: as.memberId });
    await openPath(page, '/agent');
    await expect(page.locator('main')).toContainText(say('The agent centre is coming soon'));
    const visitor = await openPage(browser, world, turn);
    await openPath(visitor, '/agent');
    await expect(getField(visitor, 'username')).toBeVisible();
    await visitor.context().close();
    await page.context().close();
  });

test('no password in any cookie, storage, address or line of the log', async ({ browser }) => {
  const world = await startSystem('debug');
  const as = await world.ask('member', {});
  const page = await openPage(browser, world, { language: 'en' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url(), request.postData() ?? ''));
  await openPath(page, '/?open=login');
  await getDialog(page).getByRole('checkbox').check();
  const tryWith = async (account: string) => {
    await getField(page, 'username').fill(account);
    await getField(page, 'password').fill(as.password);
    await getDialog(page).getByRole('button', { name: 'Log in', exact: true }).click();
  };
  // One refused login and one successful one.
  await tryWith('nobody1');
  await expect(getDialog(page).locator('.alert')).toBeVisible();
  await openPath(page, '/?open=login');
  await getDialog(page).getByRole('checkbox').check();
  await tryWith(as.account);
  await expect(getDialog(page)).toHaveCount(0);
  expect(world.log()).not.toBe('');
  const cookies = JSON.stringify(await page.context().cookies());
  for (const text of [await readable(page), cookies, asked.join('\n'), world.log()])
    expect(decodeURIComponent(text.replaceAll(/%(?![0-9a-f]{2})/giu, ''))).not.toContain(
      as.password,
    );
  await page.context().close();
  await world.stop();
});
