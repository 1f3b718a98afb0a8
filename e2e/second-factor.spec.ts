// Second proofs of a login: an app, recovery codes and a passkey are set up, log in, and are taken
// away; and a login from a new place takes a code from a letter.
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { getDialog, getField, pressIn } from './dialogs.ts';
import { openPath, look, watchPageErrors } from './page-checks.ts';
import { translate } from './translations.ts';
import type { JourneyLanguage } from './translations.ts';
import { openPage, test } from './site-fixtures.ts';

const languages: readonly JourneyLanguage[] = ['bn', 'en'];
const deviceName = 'Pixel 12';

test.describe.configure({ mode: 'default' });

/** A device that has passkeys, and whose owner has just been recognised. */
async function plugIn(page: Page): Promise<void> {
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

for (const language of languages) {
  const say = (english: string) => translate('player', language, english);
  const press = (page: Page, english: string) => pressIn(page, say(english));
  const pressOnPage = (page: Page, english: string) =>
    page
      .locator('main')
      .getByRole('button', { name: say(english), exact: true })
      .click();

  async function logOut(page: Page): Promise<void> {
    await openPath(page, '/?open=sign-out');
    await press(page, 'Log out');
    await expect(page.locator('.bottom-nav')).not.toContainText(say('Mine'));
  }

  /** Gives the password. */
  async function logIn(page: Page, as: { account: string; password: string }): Promise<void> {
    await openPath(page, '/?open=login');
    await getField(page, 'username').fill(as.account);
    await getField(page, 'password').fill(as.password);
    await press(page, 'Log in');
  }

  const isIn = (page: Page) => expect(page.locator('.bottom-nav')).toContainText(say('Mine'));

  test(`an app, recovery codes and a passkey, ${language}`, async ({ browser, world, turn }) => {
    const as = await world.ask('member', {});
    const looked = { ...turn, names: [as.account, deviceName] };
    const page = await openPage(browser, world, { ...turn, as });
    // Refusals come as answers, which a browser logs.
    const isSilent = watchPageErrors(page, [/\b(?:401|422|429)\b/u]);
    await plugIn(page);

    await openPath(page, '/member/securityCenter');
    await pressOnPage(page, 'Turn on');
    await press(page, 'Continue');
    await expect(getField(page, 'password')).toHaveAttribute('aria-invalid', 'true');
    await getField(page, 'password').fill(as.password);
    await press(page, 'Continue');
    const key = getDialog(page).locator('.factor__key code');
    await expect(key).toBeVisible();
    await look(page, 'factor-app', looked);
    const secret = ((await key.textContent()) ?? '').replaceAll(' ', '');
    await getField(page, 'code').fill('12');
    await press(page, 'Turn on');
    await expect(getField(page, 'code')).toHaveAttribute('aria-invalid', 'true');
    await getField(page, 'code').fill(await world.ask('totpCode', { secret }));
    await press(page, 'Turn on');
    const codes = getDialog(page).locator('.factor__codes code');
    await expect(codes).toHaveCount(10);
    const [first = '', second = ''] = await codes.allTextContents();
    await press(page, 'I have saved them');
    await expect(getDialog(page)).toHaveCount(0);

    await pressOnPage(page, 'Add a passkey');
    await getField(page, 'name').fill(deviceName);
    await getField(page, 'password').fill(as.password);
    await look(page, 'factor-passkey', looked);
    await press(page, 'Add a passkey');
    await expect(getDialog(page)).toHaveCount(0);
    await expect(page.locator('main')).toContainText(deviceName);
    await look(page, 'security-factors', looked);

    await logOut(page);
    await logIn(page, as);
    await expect(getDialog(page)).toContainText(say('Is it you?'));
    await getField(page, 'code').fill('12');
    await press(page, 'Log in');
    await expect(getField(page, 'code')).toHaveAttribute('aria-invalid', 'true');
    await world.ask('passes', { ms: 30_000 });
    await getField(page, 'code').fill(await world.ask('totpCode', { secret }));
    await press(page, 'Log in');
    await isIn(page);

    await logOut(page);
    await logIn(page, as);
    await press(page, 'Recovery code');
    await getField(page, 'code').fill(first.toUpperCase());
    await press(page, 'Log in');
    await isIn(page);

    await logOut(page);
    await openPath(page, '/?open=login');
    await expect(getDialog(page)).toBeVisible();
    await look(page, 'login-passkey', looked);
    await press(page, 'Log in with a passkey');
    await isIn(page);

    await openPath(page, '/member/securityCenter');
    await pressOnPage(page, 'Remove the app');
    await getField(page, 'password').fill(as.password);
    await getDialog(page).locator('select').selectOption('recovery');
    await getField(page, 'code').fill(second);
    await look(page, 'factor-remove', looked);
    // The next dialog opens before the page knows that the app is gone.
    const late = Promise.withResolvers<undefined>();
    await page.route('**/wps/member/factors', async (route) => {
      await late.promise;
      await route.continue();
    });
    await press(page, 'Remove the app');
    await expect(getDialog(page)).toHaveCount(0);
    await pressOnPage(page, 'Remove the passkey');
    const ways = getDialog(page).locator('select');
    await expect(ways).toHaveValue('authenticator');
    late.resolve(undefined);
    await expect(ways).toHaveValue('passkey');
    await getField(page, 'password').fill(as.password);
    await press(page, 'Remove the passkey');
    await expect(getDialog(page)).toHaveCount(0);
    await expect(page.locator('main')).not.toContainText(deviceName);
    await expect(page.locator('main')).not.toContainText(say('Recovery codes'));
    isSilent();
    await page.context().close();
  });

  test(`a login from a new place, ${language}`, async ({ browser, world, turn }) => {
    const as = await world.ask('member', {});
    const address = `${as.account}@example.com`;
    await world.ask('email', { memberId: as.memberId, email: address });
    const page = await openPage(browser, world, turn);
    // Refusals come as answers, which a browser logs.
    const isSilent = watchPageErrors(page, [/\b(?:401|422|429)\b/u]);
    await logIn(page, as);
    await expect(getDialog(page)).toContainText(say('Is it you?'));
    await press(page, 'Log in');
    await expect(getField(page, 'code')).toHaveAttribute('aria-invalid', 'true');
    await press(page, 'Send code');
    await expect(getDialog(page).getByRole('timer')).toBeVisible();
    await look(page, 'new-place', turn);
    await getField(page, 'code').fill('123456');
    for (let time = 0; time < 5; time += 1) {
      await press(page, 'Log in');
      if (time < 4) await expect(getField(page, 'code')).toHaveAttribute('aria-invalid', 'true');
      if (time < 4) await getField(page, 'code').fill(`12345${time}`);
    }
    await press(page, 'Begin again');
    await expect(getField(page, 'username')).toBeVisible();
    await logIn(page, as);
    await press(page, 'Send code');
    const warning = page.getByRole('dialog', { name: say('The code was not sent') });
    await expect(warning).toBeVisible();
    await look(page, 'new-place-not-sent', turn);
    await warning.getByRole('button', { name: say('Back to the form') }).click();
    await expect(warning).toHaveCount(0);
    await world.ask('passes', { ms: 61_000 });
    await press(page, 'Send code');
    await expect(getDialog(page).getByRole('timer')).toBeVisible();
    await getField(page, 'code').fill(await world.ask('mailCodeSentTo', { address }));
    await press(page, 'Log in');
    await isIn(page);
    // From now on the place is known.
    await logOut(page);
    await logIn(page, as);
    await isIn(page);
    isSilent();
    await page.context().close();
  });
}
