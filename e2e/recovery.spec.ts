// The phone and the mailbox as ways in: an account out of a number, a login with a code, and a new
// password by phone and by letter for who has forgotten it.
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { typeCaptcha } from './solve-captcha.ts';
import { getDialog, getField, pressIn } from './dialogs.ts';
import { openPath, look, watchPageErrors } from './page-checks.ts';
import { translate } from './translations.ts';
import type { JourneyLanguage } from './translations.ts';
import { openPage, test } from './site-fixtures.ts';

const languages: readonly JourneyLanguage[] = ['bn', 'en'];
const next = 'a quiet boat at dusk';
/** Numbers that no other journey has: of a new account, of a known one, of one that adds it. */
const numbers = {
  bn: { fresh: '01711000001', known: '01712000001', added: '01911000001' },
  en: { fresh: '01811000002', known: '01812000002', added: '01911000002' },
} as const;

test.describe.configure({ mode: 'default' });

test.beforeAll(({ world }) =>
  world.ask('settings', {
    mobileRegistration: true,
    mobileCodeLogin: true,
  }),
);
test.afterAll(({ world }) => world.ask('defaultSettings', {}));

for (const language of languages) {
  const say = (english: string) => translate('player', language, english);
  const getNumber = (mobile: string) => `+880${mobile.slice(1)}`;

  const press = (page: Page, english: string) => pressIn(page, say(english));

  async function open(page: Page, path: string): Promise<void> {
    await openPath(page, path);
    await expect(getDialog(page)).toBeVisible();
  }

  /** Has a code sent, and sees the button count down. */
  async function sendCode(page: Page, mobile: string): Promise<void> {
    await getField(page, 'mobileNum').fill(mobile);
    await press(page, 'Send code');
    await expect(getDialog(page).getByRole('timer')).toBeVisible();
    await expect(getField(page, 'verificationCode')).toBeFocused();
  }

  const { fresh, known, added } = numbers[language];

  test(`an account out of a number, ${language}`, async ({ browser, world, turn }) => {
    const page = await openPage(browser, world, turn);
    // Refusals come as answers, which a browser logs.
    const isSilent = watchPageErrors(page, [/\b(?:401|422|429)\b/u]);

    await open(page, '/?open=register');
    await getDialog(page)
      .getByRole('tab', { name: say('Mobile number') })
      .click();
    await getField(page, 'mobileNum').fill('01234');
    await press(page, 'Send code');
    await expect(getField(page, 'mobileNum')).toHaveAttribute('aria-invalid', 'true');
    await getDialog(page).getByRole('combobox').focus();
    await expect(getDialog(page).getByRole('listbox')).toBeVisible();
    await getDialog(page).getByRole('option').click();
    await expect(getDialog(page).getByRole('listbox')).toHaveCount(0);
    await sendCode(page, fresh);
    await getField(page, 'verificationCode').fill(
      await world.ask('codeSentTo', { number: getNumber(fresh) }),
    );
    await getField(page, 'password').fill('a long river in spring');
    await getField(page, 'confirmPassword').fill('a long river in spring');
    await getField(page, 'ageConfirmed').check();
    await typeCaptcha(page, world);
    await press(page, 'Create account');
    await expect(getDialog(page)).toContainText(say('You are registered'));
    await expect(getDialog(page).getByText(/^k[a-z2-9]{9}$/u)).toBeVisible();
    await getDialog(page)
      .getByRole('link', { name: say('Continue') })
      .click();
    await expect(getDialog(page)).toContainText(say('Your account is open'));

    isSilent();
    await page.context().close();
  });

  test(`a code logs in, and sets a new password, ${language}`, async ({ browser, world, turn }) => {
    const as = await world.ask('member', {});
    await world.ask('provenMobile', { memberId: as.memberId, number: getNumber(known) });
    const page = await openPage(browser, world, { ...turn, as });
    await page.goto('/');
    const other = await openPage(browser, world, turn);
    // Refusals come as answers, which a browser logs.
    const isSilent = watchPageErrors(other, [/\b(?:401|422|429)\b/u]);
    await open(other, '/?open=login');
    await getDialog(other)
      .getByRole('tab', { name: say('SMS code') })
      .click();
    await sendCode(other, known);
    await look(other, 'login-code', turn);
    await getField(other, 'verificationCode').fill('000');
    await press(other, 'Log in');
    await expect(getField(other, 'verificationCode')).toHaveAttribute('aria-invalid', 'true');
    await open(other, '/?open=login');
    await getDialog(other).getByText(say('Forgot your password?')).click();
    await expect(getDialog(other).getByRole('tab', { name: say('By e-mail') })).toBeVisible();
    await getDialog(other)
      .getByRole('tab', { name: say('By phone') })
      .click();
    await world.ask('passes', { ms: 121_000 });
    await sendCode(other, known);
    await getField(other, 'verificationCode').fill(
      await world.ask('codeSentTo', { number: getNumber(known) }),
    );
    await getField(other, 'newPassword').fill(next);
    await getField(other, 'confirmNewPassword').fill(next);
    await look(other, 'forgot-phone', turn);
    await press(other, 'Set the new password');
    await expect(getDialog(other)).toHaveCount(0);
    await expect(other.locator('.bottom-nav')).toContainText(say('Mine'));
    // Who was logged in with the old password is not any more.
    await expect(page.locator('.bottom-nav')).not.toContainText(say('Mine'));
    await other.goto('/member/withdraw');
    await expect(other.locator('main .alert').first()).toBeVisible();
    await look(other, 'payout-held', { ...turn, names: [as.account] });
    isSilent();
    await page.context().close();
    await other.context().close();
  });

  test(`a number for an account, ${language}`, async ({ browser, world, turn }) => {
    const as = await world.ask('member', {});
    const page = await openPage(browser, world, { ...turn, as });
    await openPath(page, '/member/securityCenter');
    await page.getByRole('button', { name: say('Add a number') }).click();
    await getField(page, 'mobileNum').fill(added);
    await press(page, 'Send code');
    await expect(getDialog(page).getByRole('timer')).toBeVisible();
    const code = await world.ask('codeSentTo', { number: getNumber(added) });
    await getField(page, 'verificationCode').fill(code);
    await press(page, 'Save this number');
    await expect(getField(page, 'password')).toHaveAttribute('aria-invalid', 'true');
    await getField(page, 'password').fill(as.password);
    await press(page, 'Save this number');
    await expect(getDialog(page)).toHaveCount(0);
    await expect(page.locator('main')).toContainText(`+880•••••••00${added.slice(-1)}`);
    await look(page, 'security-phone', { ...turn, names: [as.account] });
    await page.context().close();
  });

  test(`a letter’s link, ${language}`, async ({ browser, world, turn }) => {
    const as = await world.ask('member', {});
    const address = `${as.account}@example.com`;
    await world.ask('email', { memberId: as.memberId, email: address });
    const page = await openPage(browser, world, turn);
    await open(page, '/?open=forgot');
    await press(page, 'Send the link');
    await expect(getDialog(page).getByText(say('Fill in this field.'))).toHaveCount(2);
    await getField(page, 'username').fill(as.account);
    await getField(page, 'email').fill(address);
    await press(page, 'Send the link');
    await expect(getDialog(page).getByRole('status')).toBeVisible();
    await look(page, 'forgot-sent', { ...turn, names: [as.account, address] });
    const token = await world.ask('linkTokenSentTo', { address });
    await open(page, `/?open=newPassword#${token}`);
    await expect(page).not.toHaveURL(/#/u);
    await getField(page, 'newPassword').fill(next);
    await getField(page, 'confirmNewPassword').fill(next);
    await press(page, 'Set the new password');
    await expect(getDialog(page)).toContainText(say('Your password is changed'));
    await getDialog(page)
      .getByRole('link', { name: say('Log in') })
      .click();
    await getField(page, 'username').fill(as.account);
    await getField(page, 'password').fill(next);
    await press(page, 'Log in');
    // Never logged in from here: the new password alone does not do.
    await expect(getDialog(page)).toContainText(say('Is it you?'));
    await press(page, 'Send code');
    await expect(getDialog(page).getByRole('timer')).toBeVisible();
    await getField(page, 'code').fill(await world.ask('mailCodeSentTo', { address }));
    await press(page, 'Log in');
    await expect(page.locator('.bottom-nav')).toContainText(say('Mine'));
    await open(page, `/?open=newPassword#${token}`);
    await getField(page, 'newPassword').fill(`${next} again`);
    await getField(page, 'confirmNewPassword').fill(`${next} again`);
    await press(page, 'Set the new password');
    await expect(getDialog(page).getByRole('status')).toBeVisible();
    await page.context().close();
  });
}
