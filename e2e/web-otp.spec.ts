// A browser that can read a code out of its SMS hands it to the page, which fills it in: asked for
// when the code is on its way, and no longer than the form stands. Chromium on a desk cannot, so a
// stand-in for the phone's part reads the outbox.
import { expect } from '@playwright/test';
import { getDialog, getField, pressIn } from './dialogs.ts';
import { openPath } from './page-checks.ts';
import { translate } from './translations.ts';
import { openPage, test } from './site-fixtures.ts';

const mobile = '01713000077';
const number = `+880${mobile.slice(1)}`;
const say = (english: string) => translate('player', 'bn', english);

test('a code fills itself in', async ({ browser, world }) => {
  await world.ask('settings', { mobileCodeLogin: true });
  const { memberId } = await world.ask('member', {});
  await world.ask('provenMobile', { memberId, number });
  const page = await openPage(browser, world, { language: 'bn' });
  await page.exposeFunction('codeOfPhone', () => world.ask('codeSentTo', { number }));
  await page.addInitScript(() => {
    const phone = window as unknown as {
      OTPCredential: unknown;
      codeOfPhone(): Promise<string>;
      askedOfPhone: string[];
    };
    phone.OTPCredential = () => undefined;
    phone.askedOfPhone = [];
    const get = async (asked: { otp?: object; signal: AbortSignal }) => {
      phone.askedOfPhone.push(JSON.stringify(asked.otp));
      asked.signal.addEventListener('abort', () => phone.askedOfPhone.push('stopped'));
      const code = await phone.codeOfPhone();
      return { type: 'otp', code };
    };
    Object.defineProperty(navigator, 'credentials', { value: { get } });
  });
  const askedOfPhone = () =>
    page.evaluate(() => (window as unknown as { askedOfPhone: string[] }).askedOfPhone);

  await openPath(page, '/?open=login');
  await getDialog(page)
    .getByRole('tab', { name: say('SMS code') })
    .click();
  await expect(getField(page, 'verificationCode')).toHaveAttribute('autocomplete', 'one-time-code');
  await getField(page, 'mobileNum').fill(mobile);
  expect(await askedOfPhone()).toEqual([]);
  await pressIn(page, say('Send code'));
  const code = getField(page, 'verificationCode');
  await expect(code).toHaveValue(/^\d{6}$/u);
  await expect(code).toHaveValue(await world.ask('codeSentTo', { number }));
  expect(await askedOfPhone()).toEqual(['{"transport":["sms"]}']);
  await pressIn(page, say('Log in'));
  await expect(page.locator('.bottom-nav')).toContainText(say('Mine'));
  expect(await askedOfPhone()).toContain('stopped');
  await page.context().close();
  await world.ask('settings', { mobileCodeLogin: false });
});
