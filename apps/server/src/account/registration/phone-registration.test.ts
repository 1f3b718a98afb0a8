// Goal: registration with a username and a number verifies the number, and a taken username costs
// no code. Method: the site's calls, with the number's field enabled.
import { expect, test } from 'vitest';
import {
  registrationRegister,
  smsCodesSendRegistrationCode,
} from '@khelaghor/client/routes/account.gen.ts';
import { siteGetRegistrationSettings } from '@khelaghor/client/routes/first.gen.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import { signUp, solveHumanCheck, fillRegistration } from '@khelaghor/testkit/test-member.ts';
import { readCodeSentTo } from '@khelaghor/testkit/test-outbox.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import { setSettings, readSettings } from '../../site/settings/index.ts';

const mobileField = {
  name: 'mobileNum',
  enabled: true,
  required: false,
  acceptedPattern: '*',
  patternId: 'any',
  minLength: 1,
  maxLength: 40,
} as const;

const server = await withServer({ logLevel: 'silent' });
const { registrationFields } = await readSettings(server.ctx);
const patch = {
  registrationFields: registrationFields.map((field) =>
    field.name === 'mobileNum' ? mobileField : field,
  ),
};
await setSettings(server.ctx, patch, 'system');

async function register(username: string, more: object) {
  const browser = openBrowser(server);
  return browser.call(registrationRegister, {
    body: {
      username,
      password: 'a long river in spring',
      confirmPassword: 'a long river in spring',
      registerMethod: 'username',
      ...(await fillRegistration(server.ctx, browser)),
      ...more,
    },
  });
}

test('the code’s field comes with the number’s, and a taken username costs no code', async () => {
  const value = await openBrowser(server).callOrFail(siteGetRegistrationSettings, {});
  const names = value.fields.map(({ name }) => name);
  expect(names.slice(-3)).toEqual(['mobileNum', 'verificationCode', 'captcha']);

  const taken = await signUp(server);
  const browser = openBrowser(server);
  const sent = await browser.callOrFail(smsCodesSendRegistrationCode, {
    body: {
      mobileNo: '01612345678',
      countryDialingCode: '880',
      language: 'en',
      humanProof: await solveHumanCheck(browser, 'sms'),
    },
  });
  const number = { mobileNum: '০১৬১২৩৪৫৬৭৮', countryDialingCode: '880' };
  const { codeRequestId } = sent;
  const verificationCode = await readCodeSentTo(server, '+8801612345678');
  const proof = { ...number, codeRequestId, verificationCode };
  expect(await register(taken.account, proof)).toMatchObject({ code: 'username_taken' });
  expect(await register('riverboat1', proof)).toMatchObject({ success: true });
  expect(await register('riverboat2', proof)).toMatchObject({ success: false });
  const kept = await server.ctx.db
    .selectFrom('member')
    .select(['username', 'mobile'])
    .where('mobileVerifiedAt', 'is not', null)
    .execute();
  expect(kept).toEqual([{ username: 'riverboat1', mobile: '+8801612345678' }]);
});

test('refuses a number without its code, under the code; no number needs no code', async () => {
  const number = { mobileNum: '01612345679', countryDialingCode: '880' };
  const bare = await register('riverboat3', number);
  expect(bare).toMatchObject({ code: 'field_required' });
  expect(bare).toHaveProperty('fields.verificationCode');
  expect(await register('riverboat3', {})).toMatchObject({ success: true });
});
