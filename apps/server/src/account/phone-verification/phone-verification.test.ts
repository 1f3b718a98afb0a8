// Goal: a number becomes a way to log in only for a member with both the session and the phone, and
// for one member only. Method: the site's calls, with messages read from the outbox.
import { expect, test } from 'vitest';
import {
  phoneVerify,
  phoneGetContacts,
  sessionLogin,
  smsCodesSendBindingCode,
  smsCodesSendLoginCode,
} from '@khelaghor/client/routes/account.gen.ts';
import { withdrawalsGetTerms } from '@khelaghor/client/routes/money.gen.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import { signUp, solveHumanCheck } from '@khelaghor/testkit/test-member.ts';
import type { TestMember } from '@khelaghor/testkit/test-member.ts';
import { readCodeSentTo, readMessagesTo } from '@khelaghor/testkit/test-outbox.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import { setSettings } from '../../site/settings/index.ts';

const clock = createFakeClock(new Date('2026-11-22T06:00:00Z'));
const server = await withServer({ clock, logLevel: 'silent' });
await setSettings(server.ctx, { mobileCodeLogin: true }, 'system');

const countryDialingCode = '880';
let given = 0;
function freshNumber(): { mobileNum: string; number: string } {
  given += 1;
  const mobileNum = `019${String(given).padStart(4, '0')}1234`;
  return { mobileNum, number: `+880${mobileNum.slice(1)}` };
}

/** Requests a code for a number; returns the id of the request. */
async function ask({ browser }: TestMember, mobileNum: string): Promise<string> {
  const humanProof = await solveHumanCheck(browser, 'sms');
  return (
    await browser.callOrFail(smsCodesSendBindingCode, {
      body: { mobileNum, countryDialingCode, language: 'en', humanProof },
    })
  ).codeRequestId;
}

async function bind(member: TestMember, mobileNum: string, over: object = {}) {
  const codeRequestId = await ask(member, mobileNum);
  const verificationCode = await readCodeSentTo(server, `+880${mobileNum.slice(1)}`);
  const { password } = member;
  const body = { mobileNum, countryDialingCode, codeRequestId, verificationCode, password };
  return member.browser.call(phoneVerify, { body: { ...body, ...over } });
}

test('a verified number logs in, and is shown masked', async () => {
  const member = await signUp(server);
  const { mobileNum, number } = freshNumber();
  expect(await member.browser.call(phoneGetContacts, {})).toEqual({
    success: true,
    value: { mobileMasked: null, canChange: true, hasPassword: true },
  });
  const value = { mobileMasked: '+880•••••••234', canChange: true, hasPassword: true };
  const shown = { success: true, value };
  expect(await bind(member, mobileNum)).toEqual(shown);
  expect(await member.browser.call(phoneGetContacts, {})).toEqual(shown);
  clock.advance(61_000);
  const phone = openBrowser(server);
  const sent = await phone.callOrFail(smsCodesSendLoginCode, {
    body: {
      mobileNum,
      countryDialingCode,
      language: 'en',
      humanProof: await solveHumanCheck(phone, 'sms'),
    },
  });
  const entered = await phone.call(sessionLogin, {
    body: {
      type: 'sms',
      mobileNum,
      countryDialingCode,
      codeRequestId: sent.codeRequestId,
      verificationCode: await readCodeSentTo(server, number),
      humanProof: await solveHumanCheck(phone, 'login'),
    },
  });
  expect(entered).toMatchObject({ success: true, value: { userName: member.account } });
  // A first number holds no payouts.
  expect(await member.browser.call(withdrawalsGetTerms, {})).toMatchObject({
    value: { heldUntil: null },
  });
});

test('replacing a number notifies the old one and holds payouts for a day', async () => {
  const member = await signUp(server);
  const [first, second] = [freshNumber(), freshNumber()];
  await bind(member, first.mobileNum);
  expect(await bind(member, second.mobileNum)).toMatchObject({ success: true });
  const [told] = await readMessagesTo(server, first.number);
  expect(told).toContain('The phone number of your');
  const until = new Date(clock.now().getTime() + 24 * 3_600_000).toISOString();
  expect(await member.browser.call(withdrawalsGetTerms, {})).toMatchObject({
    value: { heldUntil: until },
  });
});

test('of two members who verify one number, one gets it', async () => {
  const [one, other] = [await signUp(server), await signUp(server)];
  const { mobileNum, number } = freshNumber();
  const early = await ask(one, mobileNum);
  const earlyCode = await readCodeSentTo(server, number);
  clock.advance(61_000);
  expect(await bind(other, mobileNum)).toMatchObject({ success: true });
  const body = {
    mobileNum,
    countryDialingCode,
    codeRequestId: early,
    verificationCode: earlyCode,
    password: one.password,
  };
  const late = await one.browser.call(phoneVerify, { body });
  expect(late).toMatchObject({ code: 'mobile_taken' });
  expect(late).toHaveProperty('fields.mobileNum');
  const [told] = await readMessagesTo(server, number);
  expect(told).toMatch(/#\d{6}$/);
  clock.advance(181_000);
  await ask(one, mobileNum);
  expect((await readMessagesTo(server, number))[0]).toContain('exists already');
});

test.each<[string, string, object]>([
  ['password_wrong', 'password', { password: 'not this one at all' }],
  ['field_required', 'password', { password: '' }],
  ['sms_code_wrong', 'verificationCode', { verificationCode: 'six' }],
  ['mobile_invalid', 'mobileNum', { mobileNum: '12' }],
])('refuses %s under field %s and stores no number', async (code, field, over) => {
  const member = await signUp(server);
  const reply = await bind(member, freshNumber().mobileNum, over);
  expect(reply).toMatchObject({ code });
  expect(reply).toHaveProperty(['fields', field]);
  expect(await member.browser.call(phoneGetContacts, {})).toMatchObject({
    value: { mobileMasked: null },
  });
});

test.each([
  ['880', 'A mobile number of this country has 11 digits.'],
  ['999', 'Check its digits.'],
])('a number refused behind +%s: %s', async (countryDialingCode, said) => {
  const member = await signUp(server);
  const over = { mobileNum: '12', countryDialingCode };
  const reply = await bind(member, freshNumber().mobileNum, over);
  expect(reply).toMatchObject({
    code: 'mobile_invalid',
    fields: { mobileNum: `This is not a valid mobile number. ${said}` },
  });
});

test('asks a visitor to log in', async () => {
  const browser = openBrowser(server);
  expect(await browser.call(phoneGetContacts, {})).toMatchObject({ code: 'not_logged_in' });
});
