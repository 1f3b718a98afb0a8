// The registration as the settings want it, on its page and over others, the console that rules its
// fields, the member's profile, and the password for where money leaves.
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { getDefaultFields } from '@khelaghor/contract/site/default-fields.ts';
import { waitForNextCaptcha, typeCaptcha } from './solve-captcha.ts';
import { openConsole, test } from './console-fixtures.ts';
import { checkReason, openPath, look } from './page-checks.ts';
import { translate } from './translations.ts';
import type { JourneyLanguage } from './translations.ts';
import { openPage } from './site-fixtures.ts';

const languages: readonly JourneyLanguage[] = ['bn', 'en'];

test.describe.configure({ mode: 'default' });

// Members of other journeys sign up with what a fresh site asks for.
test.afterEach(({ house }) => house.system.ask('defaultSettings', {}));

for (const language of languages) {
  const say = (english: string) => translate('player', language, english);
  const inConsole = (english: string) => translate('console', language, english);
  const main = (page: Page) => page.getByRole('main');
  const dialog = (page: Page) => page.getByRole('dialog');
  const press = (place: Locator, english: string) =>
    place.getByRole('button', { name: say(english), exact: true }).click();

  test(`an operator rules the form, and the next visitor sees it, ${language}`, async ({
    browser,
    house,
    turn,
  }) => {
    const desk = await openConsole(browser, house, language, turn.theme);
    await desk.goto('/settings');
    await desk.getByRole('tab', { name: inConsole('Sign-up form'), exact: true }).click();
    const row = (name: string) =>
      desk.locator('.field-row', {
        has: desk.getByRole('checkbox', { name: inConsole(name), exact: true }),
      });
    const wanted = [
      'Full name',
      'Invitation code',
      'Payment password',
      'WhatsApp',
      'LINE',
      'QQ number',
    ];
    for (const name of wanted)
      await row(name)
        .getByRole('checkbox', { name: inConsole(name), exact: true })
        .check();
    await row('Full name')
      .getByRole('checkbox', { name: inConsole('Required') })
      .check();
    await row('Full name').getByRole('combobox').selectOption('full_name');
    await row('LINE').getByRole('combobox').selectOption('own');
    await row('LINE').getByLabel(inConsole('Pattern')).fill('(a+)+');
    await checkReason(row('LINE').getByLabel(inConsole('Pattern')), language);
    await expect(desk.getByRole('button', { name: inConsole('Save') })).toBeDisabled();
    await row('LINE').getByLabel(inConsole('Pattern')).fill('@[a-z]{3,8}');
    await desk.setViewportSize({ width: 1280, height: 900 });
    await desk.getByRole('button', { name: inConsole('Save') }).click();
    await expect(desk.getByText(inConsole('The site updates at once.'))).toBeVisible();
    await desk.context().close();

    const page = await openPage(browser, house.system, turn);
    await openPath(page, '/register.html');
    const field = (name: string) => main(page).locator(`input[name=${name}]`);
    const send = main(page).locator('button[type=submit]');
    await expect(main(page).getByRole('link', { name: say('Back home') })).toBeVisible();
    const wrong: Readonly<Record<string, string>> = {
      username: "7'; drop table--",
      password: 'short',
      confirmPassword: 'other',
      payeeName: 'Rahim',
      affiliateCode: '<b>code</b>',
      paymentPassword: 'abcdef',
      whatsapp: 'র'.repeat(10_000),
      line: '@UPPER',
      qqNum: '12🎲45',
    };
    for (const [name, text] of Object.entries(wrong)) await field(name).fill(text);
    await main(page).locator('input[name=agreement]').uncheck();
    await send.click();
    for (const name of [...Object.keys(wrong), 'agreement', 'ageConfirmed'])
      await checkReason(field(name), language);
    const fresh = waitForNextCaptcha(page);
    await press(main(page), 'Clear the form');
    await fresh;
    await expect(field('username')).toHaveValue('');
    await expect(field('agreement')).toBeChecked();
    await expect(field('ageConfirmed')).not.toBeChecked();

    const account = `fields${language}${process.pid}`;
    const right: Readonly<Record<string, string>> = {
      username: account,
      password: 'a long river in spring',
      confirmPassword: 'a long river in spring',
      payeeName: 'রহিম উদ্দিন',
      affiliateCode: 'Nobody2026',
      paymentPassword: '২৭১৮২৮',
      line: '@rahim',
    };
    for (const [name, text] of Object.entries(right)) await field(name).fill(text);
    await field('ageConfirmed').check();
    await typeCaptcha(page, house.system);
    const another = waitForNextCaptcha(page);
    await send.click();
    await expect(dialog(page)).toContainText(say('Invitation code'));
    await another;
    await look(page, 'register-invitation', { ...turn, names: [account] });
    await press(dialog(page), 'Back to the form');
    await checkReason(field('affiliateCode'), language);
    await field('affiliateCode').fill('');
    await typeCaptcha(page, house.system);
    await send.click();
    await expect(dialog(page)).toContainText(account);
    await page.context().close();
  });

  test(`over another page: an invitation, and the way to the log-in, ${language}`, async ({
    browser,
    house,
    turn,
  }) => {
    const page = await openPage(browser, house.system, turn);
    await openPath(page, '/register?referralCode=Shapla2026');
    await expect(main(page).getByText('Shapla2026')).toBeVisible();
    await openPath(page, '/?open=register');
    await expect(dialog(page).getByText('Shapla2026')).toBeVisible();
    await look(page, 'register-modal', { ...turn, names: ['Shapla2026'] });
    await press(dialog(page), 'Discard');
    await expect(dialog(page).getByText('Shapla2026')).toHaveCount(0);
    await openPath(page, '/?open=register&referralCode=%3Cimg%20src%3Dx%3E');
    await expect(dialog(page).locator('input[name=username]')).toBeVisible();
    await expect(dialog(page).getByText('<img')).toHaveCount(0);
    await dialog(page)
      .getByRole('link', { name: say('Log in') })
      .click();
    await expect(dialog(page).locator('input[name=ageConfirmed]')).toHaveCount(0);
    await expect(dialog(page).locator('input[name=password]')).toBeVisible();
    await page.context().close();
  });

  test(`with a phone number as much is asked as with a name, ${language}`, async ({
    browser,
    house: { system },
    turn,
  }) => {
    const asked = new Set<string>(['payeeName', 'email', 'whatsapp']);
    const registrationFields = getDefaultFields().map((field) =>
      asked.has(field.name) ? { ...field, enabled: true, required: true } : field,
    );
    const byPhone = { mobileRegistration: true, mobileAndPasswordRegistration: true };
    await system.ask('settings', { ...byPhone, registrationFields, smsVerification: false });
    const page = await openPage(browser, system, turn);
    await openPath(page, '/register');
    const field = (name: string) => main(page).locator(`input[name=${name}]`);
    await main(page)
      .getByRole('tab', { name: say('Mobile number') })
      .click();
    const digits = String(process.pid % 10_000).padStart(4, '0');
    await field('mobileNum').fill(`০১৭১${language === 'bn' ? '২' : '৩'}৩৪${digits}`);
    await field('whatsapp').fill('017');
    await press(main(page), 'Create account');
    for (const name of ['password', 'payeeName', 'email', 'whatsapp', 'ageConfirmed'])
      await checkReason(field(name), language);
    await look(page, 'register-mobile-fields', turn);
    const right: Readonly<Record<string, string>> = {
      password: 'a long river in spring',
      confirmPassword: 'a long river in spring',
      payeeName: 'রহিম উদ্দিন',
      email: `phone${language}${process.pid}@example.com`,
      whatsapp: '01711234567',
    };
    for (const [name, text] of Object.entries(right)) await field(name).fill(text);
    await field('ageConfirmed').check();
    await typeCaptcha(page, system);
    await press(main(page), 'Create account');
    await expect(dialog(page)).toContainText(say('You are registered'));
    await page.context().close();
  });

  test(`the profile, ${language}`, async ({ browser, house, turn }) => {
    const as = await house.system.ask('member', {});
    const page = await openPage(browser, house.system, { ...turn, as });
    await openPath(page, '/member/securityCenter');
    await main(page)
      .getByRole('link', { name: say('Profile') })
      .last()
      .click();
    await expect(page).toHaveURL(/\/member\/profile$/u);
    const field = (name: string) => page.locator(`input[name=${name}]`);
    await page.getByRole('radio', { name: say('Owl') }).check();
    await expect(page.getByRole('radio', { name: say('Owl') })).toBeChecked();
    await field('nickname').fill('<b>x</b>');
    await field('birthday').fill('2015-01-01');
    await press(main(page), 'Save');
    for (const name of ['nickname', 'birthday']) await checkReason(field(name), language);
    await field('nickname').fill('Rahim 7');
    await field('birthday').fill('1990-12-31');
    await field('payeeName').fill('Rahim Uddin');
    await press(main(page), 'Save');
    await expect(field('birthday')).toHaveAttribute('readonly');

    const address = `${as.account}@example.com`;
    await press(main(page), 'Add an address');
    const typed = (name: string) => dialog(page).locator(`input[name=${name}]`);
    await typed('email').fill('no address');
    await press(dialog(page), 'Send code');
    await checkReason(typed('email'), language);
    await typed('email').fill(address);
    await press(dialog(page), 'Send code');
    await expect(typed('verificationCode')).toBeFocused();
    await typed('verificationCode').fill('000');
    await typed('password').fill(as.password);
    await press(dialog(page), 'Save this address');
    await checkReason(typed('verificationCode'), language);
    await typed('verificationCode').fill(
      await house.system.ask('mailCodeSentTo', { address: address.toLowerCase() }),
    );
    await press(dialog(page), 'Save this address');
    await expect(dialog(page)).toHaveCount(0);
    const masked = `${as.account.slice(0, 1)}•••@example.com`;
    await expect(main(page)).toContainText(masked);
    await page.context().close();
  });

  test(`money leaves with the payment password, ${language}`, async ({ browser, house, turn }) => {
    const as = await house.system.ask('member', { balanceMinor: '1000000' });
    await house.system.ask('wallet', { account: as.account });
    const page = await openPage(browser, house.system, { ...turn, as });
    await openPath(page, '/member/securityCenter');
    await press(main(page), 'Set a payment password');
    const typed = (name: string) => dialog(page).locator(`input[name=${name}]`);
    await typed('password').fill(as.password);
    await typed('newPaymentPassword').fill('111111');
    await typed('confirmPaymentPassword').fill('111111');
    await press(dialog(page), 'Set the payment password');
    await checkReason(typed('newPaymentPassword'), language);
    await typed('newPaymentPassword').fill('271828');
    await typed('confirmPaymentPassword').fill('271828');
    await press(dialog(page), 'Set the payment password');
    await expect(dialog(page)).toHaveCount(0);
    await look(page, 'security-payment', { ...turn, names: [as.account] });
    await openPath(page, '/member/withdraw');
    await page.locator('#amount').fill('1000');
    await press(main(page), 'Continue');
    const payment = main(page).getByLabel(say('Payment password'));
    await payment.fill('314159');
    await press(main(page), 'Withdraw');
    await checkReason(payment, language);
    await look(page, 'withdraw-payment', { ...turn, names: [as.account] });
    await payment.fill('271828');
    await press(main(page), 'Withdraw');
    await expect(page.getByText(say('Your request is being checked'))).toBeVisible();
    await page.context().close();
  });

  test(`a forgotten payment password, ${language}`, async ({ browser, house, turn }) => {
    const as = await house.system.ask('member', { balanceMinor: '1000000' });
    const { memberId } = as;
    const looked = { ...turn, names: [as.account] };
    const page = await openPage(browser, house.system, { ...turn, as });
    const typed = (name: string) => dialog(page).locator(`input[name=${name}]`);
    const choose = async (fresh: string) => {
      await typed('password').fill(as.password);
      await typed('newPaymentPassword').fill(fresh);
      await typed('confirmPaymentPassword').fill(fresh);
      await press(dialog(page), 'Set the payment password');
    };
    await house.system.ask('paymentPassword', {
      account: as.account,
      paymentPassword: '271828',
    });
    await openPath(page, '/member/securityCenter');
    await press(main(page), 'Forgotten your payment password?');
    await expect(dialog(page).getByRole('link', { name: say('Write to us') })).toBeVisible();
    await look(page, 'payment-forgotten-no-way', looked);

    const number = language === 'bn' ? '+8801712345691' : '+8801712345692';
    await house.system.ask('provenMobile', { memberId, number, daysAgo: 2 });
    await openPath(page, '/member/securityCenter');
    await press(main(page), 'Forgotten your payment password?');
    await expect(dialog(page)).toContainText(number.slice(-3));
    await house.system.ask('settings', { smsDailyMax: 0 });
    await press(dialog(page), 'Send code');
    const warning = page.getByRole('dialog', { name: say('The code was not sent') });
    await warning.getByRole('button', { name: say('Back to the form') }).click();
    await expect(warning).toHaveCount(0);
    await house.system.ask('settings', { smsDailyMax: 500 });
    await press(dialog(page), 'Send code');
    await expect(dialog(page).getByRole('timer')).toBeVisible();
    await expect(typed('code')).toBeFocused();
    await typed('code').fill('12');
    await choose('314159');
    await checkReason(typed('code'), language);
    await look(page, 'payment-forgotten', looked);
    await typed('code').fill(await house.system.ask('codeSentTo', { number }));
    await choose('314159');
    await expect(dialog(page)).toHaveCount(0);
    await openPath(page, '/member/withdraw');
    await look(page, 'payment-forgotten-held', { ...turn, names: [as.account] });
    await page.context().close();
  });
}
