// Accounts at identity providers: an account is opened with Google, Google logs in, Facebook is
// added in the security centre, an operator unlinks it, and refused logins say why, in both
// languages.
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { typeCaptcha } from './solve-captcha.ts';
import { getDialog, getField, pressIn } from './dialogs.ts';
import { openConsole, outsideTest as test } from './console-fixtures.ts';
import { holdIdleWork, openPath, waitForHydration, look, watchPageErrors } from './page-checks.ts';
import { testIdentities } from './test-identities.ts';
import { translate } from './translations.ts';
import type { JourneyLanguage } from './translations.ts';
import { openPage } from './site-fixtures.ts';

const languages: readonly JourneyLanguage[] = ['bn', 'en'];

test.describe.configure({ mode: 'default' });

/** On the provider's page: continues with an account, or refuses. */
const answer = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

for (const [at, language] of languages.entries()) {
  const say = (english: string) => translate('player', language, english);
  const press = (page: Page, english: string) => pressIn(page, say(english));
  const [first, second] = [testIdentities[2 * at], testIdentities[2 * at + 1]];
  if (!first || !second) throw new Error('more outsiders are needed');
  const account = `outsider${language}`;
  const password = 'the boats come home at six';

  const isIn = (page: Page) => expect(page.locator('.bottom-nav')).toContainText(say('Mine'));
  async function logOut(page: Page): Promise<void> {
    await openPath(page, '/?open=sign-out');
    await press(page, 'Log out');
    await expect(page.locator('.bottom-nav')).not.toContainText(say('Mine'));
  }
  /** Goes to the provider from the login, and answers there. */
  async function leave(page: Page, site: 'Google' | 'Facebook', as: string): Promise<void> {
    await openPath(page, '/?open=login');
    await press(page, `Continue with ${site}`);
    await answer(page, as);
  }

  test(`opened with Google, logged in by Google, Facebook added, ${language}`, async ({
    browser,
    house,
    turn,
  }) => {
    const page = await openPage(browser, house.system, turn);
    const looked = { ...turn, names: [account] };
    // Calls that are under way during the logout get a 401, which a browser logs.
    const isSilent = watchPageErrors(page, [/\b401\b/u]);

    await openPath(page, '/?open=login');
    await expect(getDialog(page)).toContainText(say('Continue with Google'));
    await look(page, 'elsewhere-login', { ...looked });
    await openPath(page, '/register');
    await look(page, 'elsewhere-register', looked);
    await page
      .locator('main')
      .getByRole('button', { name: say('Continue with Google'), exact: true })
      .click();
    await answer(page, first.name);

    const main = page.locator('main');
    await expect(main).toContainText(say('Continue without Google'));
    await waitForHydration(page);
    // No parameter of the provider stays in the address.
    expect(new URL(page.url()).search).toBe('');
    await expect(main.locator('input[name=email]')).toHaveValue(first.email);
    await look(page, 'elsewhere-pending', looked);
    await main.locator('input[name=username]').fill(account);
    await main.locator('input[name=password]').fill(password);
    await main.locator('input[name=confirmPassword]').fill(password);
    await main.getByRole('checkbox').first().check();
    await typeCaptcha(page, house.system);
    await main.getByRole('button', { name: say('Create account'), exact: true }).click();
    await expect(getDialog(page)).toContainText(account);
    await isIn(page);

    await logOut(page);
    await leave(page, 'Google', first.name);
    await isIn(page);

    await openPath(page, '/member/securityCenter');
    await main.getByRole('button', { name: say('Add Facebook'), exact: true }).click();
    await press(page, 'Continue with Facebook');
    await expect(getField(page, 'password')).toHaveAttribute('aria-invalid', 'true');
    await getField(page, 'password').fill(password);
    await look(page, 'elsewhere-bind', { ...looked });
    await press(page, 'Continue with Facebook');
    await answer(page, first.name);
    await expect(main).toContainText(say('Facebook'));
    await expect(main.getByText(say('Added'), { exact: true })).toHaveCount(2);
    await look(page, 'elsewhere-added', looked);

    await logOut(page);
    // On a busy phone the login is answered before the visitor's page below it is hydrated.
    const release = await holdIdleWork(page);
    const returned = page.waitForResponse(/\/social-login\/finish$/u);
    await leave(page, 'Facebook', first.name);
    await (await returned).finished();
    await release();
    await isIn(page);
    isSilent();
    await page.context().close();

    const inConsole = (english: string) => translate('console', language, english);
    const desk = await openConsole(browser, house, language, turn.theme);
    await desk.goto(`/members?account=${account}&tab=identity`);
    const row = desk.locator('.data-table__row', { hasText: inConsole('Google') });
    await row.getByRole('button', { name: inConsole('End'), exact: true }).click();
    await getDialog(desk).locator('textarea').fill('70');
    await pressIn(desk, inConsole('End'));
    await expect(getDialog(desk).locator('textarea')).toHaveAttribute('aria-invalid', 'true');
    await getDialog(desk).locator('textarea').fill('12345');
    await look(desk, 'console-elsewhere-end', { ...turn, names: [...looked.names, 'shapla'] });
    await pressIn(desk, inConsole('End'));
    await expect(row.getByRole('button', { name: inConsole('Keep'), exact: true })).toBeVisible();
    await look(desk, 'console-elsewhere', { ...turn, names: [...looked.names, 'shapla'] });
    await desk.context().close();
  });

  test(`refused logins at a provider say why, ${language}`, async ({ browser, house, turn }) => {
    const page = await openPage(browser, house.system, turn);
    // A browser logs every refusal.
    const isSilent = watchPageErrors(page, [/\b(?:401|409|422)\b/u]);
    const looked = { ...turn };

    await leave(page, 'Google', 'Cancel');
    await expect(getDialog(page)).toContainText(say('This did not log you in'));
    await look(page, 'elsewhere-declined', looked);
    await page.reload();
    await waitForHydration(page);
    await expect(getDialog(page)).toContainText(say('This page was opened twice. Start again.'));
    await getDialog(page)
      .getByRole('link', { name: say('Log in'), exact: true })
      .click();
    await expect(getField(page, 'username')).toBeVisible();
    await leave(page, 'Facebook', 'Cancel');
    await expect(getDialog(page)).toContainText(say('This did not log you in'));

    // The return of another visitor's login, in this browser.
    const [state, isForeign] = ['e'.padEnd(44, 'x'), 'foreign'];
    await openPath(page, `/login/google?code=${isForeign}&state=${state}`);
    await expect(getDialog(page)).toContainText(say('This did not log you in'));
    await expect(page).toHaveURL(/\/login\?open=elsewhere$/u);

    await leave(page, 'Facebook', second.name);
    await expect(page.locator('main')).toContainText(say('Continue without Facebook'));
    await page
      .locator('main')
      .getByRole('button', { name: say('Continue without Facebook'), exact: true })
      .click();
    await expect(page.locator('main')).toContainText(say('Continue with Facebook'));

    // An account that logs in another member cannot be added to this one.
    for (const isTaken of [false, true]) {
      const as = await house.system.ask('member', {});
      const other = await openPage(browser, house.system, { ...turn, as });
      await openPath(other, '/member/securityCenter');
      await other.getByRole('button', { name: say('Add Google'), exact: true }).click();
      await getField(other, 'password').fill(as.password);
      await press(other, 'Continue with Google');
      await answer(other, second.name);
      if (isTaken) {
        await expect(getDialog(other)).toContainText(say('Nothing was added'));
        await look(other, 'elsewhere-taken', { ...looked, names: [as.account] });
      } else await expect(other.getByText(say('Added'), { exact: true })).toBeVisible();
      await other.context().close();
    }
    isSilent();
    await page.context().close();
  });
}
