// Registration where Firebase sends the code to the phone, as the operator chooses: a number that
// gets no more, a line that is lost, a wrong code, and an account, in both languages.
import {
  firebaseCode,
  spentNumber,
} from '@khelaghor/testkit/identity-providers/identity-toolkit.ts';
import { expect } from '@playwright/test';
import { waitForNextCaptcha, typeCaptcha } from './solve-captcha.ts';
import { getDialog, pressIn } from './dialogs.ts';
import { openConsole, outsideTest as test } from './console-fixtures.ts';
import { openPath, look, watchPageErrors } from './page-checks.ts';
import { translate } from './translations.ts';
import type { JourneyLanguage } from './translations.ts';
import { openPage } from './site-fixtures.ts';

const languages: readonly JourneyLanguage[] = ['bn', 'en'];
// Refusals come as answers, which a browser logs; and so is a line that is lost.
const answers = [/\b(?:400|401|422)\b/u, /ERR_FAILED|ERR_INTERNET_DISCONNECTED/u];

test.describe.configure({ mode: 'default' });
test.afterEach(({ house }) => house.system.ask('defaultSettings', {}));

for (const [at, language] of languages.entries()) {
  const say = (english: string) => translate('player', language, english);
  const inConsole = (english: string) => translate('console', language, english);

  test(`an account with Firebase’s word for its phone, ${language}`, async ({
    browser,
    house,
    turn,
  }) => {
    await house.system.ask('settings', { mobileRegistration: true });
    const desk = await openConsole(browser, house, language, turn.theme);
    await desk.goto('/settings');
    const choice = desk.getByRole('group', { name: inConsole('Sender of sign-up codes') });
    await choice.getByRole('radio', { name: inConsole('Firebase') }).check();
    await choice.scrollIntoViewIfNeeded();
    await look(desk, 'console-firebase', { ...turn, names: ['shapla'] });
    await desk.setViewportSize({ width: 1280, height: 900 });
    await desk.getByRole('button', { name: inConsole('Save') }).click();
    await expect(desk.getByText(inConsole('The site updates at once.'))).toBeVisible();
    await desk.context().close();

    const page = await openPage(browser, house.system, turn);
    const isSilent = watchPageErrors(page, answers);
    await openPath(page, '/register');
    const main = page.getByRole('main');
    await main.getByRole('tab', { name: say('Mobile number') }).click();
    const field = (name: string) => main.locator(`input[name=${name}]:visible`);
    const press = (english: string) =>
      main.getByRole('button', { name: say(english), exact: true }).click();

    const warned = async (english: string): Promise<void> => {
      await expect(getDialog(page)).toContainText(say(english));
      await pressIn(page, say('Back to the form'));
    };
    await field('mobileNum').fill(spentNumber);
    await press('Send code');
    await warned('Too many requests. Try again in 5 minutes.');
    await field('mobileNum').fill(`0181234567${at}`);
    await page.route('**/identitytoolkit.googleapis.com/**', (route) => route.abort());
    await expect(async () => {
      await press('Send code');
      await expect(getDialog(page)).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await warned('We cannot reach the site. Check your connection and try again.');
    await page.unroute('**/identitytoolkit.googleapis.com/**');
    // Presses that follow each other within a second are one.
    await expect(async () => {
      await press('Send code');
      await expect(main.getByRole('timer')).toBeVisible({ timeout: 2_000 });
    }).toPass();

    await field('verificationCode').fill('111111');
    await field('password').fill('a quiet boat at dusk');
    await field('confirmPassword').fill('a quiet boat at dusk');
    await field('ageConfirmed').check();
    await typeCaptcha(page, house.system);
    const another = waitForNextCaptcha(page);
    await press('Create account');
    await expect(field('verificationCode')).toHaveAttribute('aria-invalid', 'true');
    await another;
    await look(page, 'register-firebase-wrong', turn);
    await field('verificationCode').fill(firebaseCode);
    await typeCaptcha(page, house.system);
    await press('Create account');
    await expect(getDialog(page)).toBeVisible();
    await expect(page.locator('.bottom-nav')).toContainText(say('Mine'));

    // The number is the member's for good, as far as the member can say.
    await openPath(page, '/member/securityCenter');
    await expect(main).toContainText(
      say(
        'Google verified this number, so it cannot be changed here. If you no longer have it, ' +
          'contact customer service.',
      ),
    );
    await expect(main.getByRole('button', { name: say('Change the number') })).toHaveCount(0);
    await look(page, 'security-firebase', turn);
    isSilent();
    await page.context().close();
  });
}
