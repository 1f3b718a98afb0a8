// Goal: a code logs in the owner of a number, once, and reveals no member. Method: the site's
// calls, with messages read from the outbox.
import { beforeEach, describe, expect, test } from 'vitest';
import {
  passwordResetResetWithSmsCode,
  registrationRegisterMobile,
  sessionLogin,
  smsCodesListCountries,
  smsCodesSendLoginCode,
  smsCodesSendRecoveryCode,
  smsCodesSendRegistrationCode,
} from '@khelaghor/client/routes/account.gen.ts';
import { memberGet } from '@khelaghor/client/routes/first.gen.ts';
import { withdrawalsGetTerms } from '@khelaghor/client/routes/money.gen.ts';
import { toBengaliDigits } from '@khelaghor/money/digits.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { openBrowser, readValue } from '@khelaghor/testkit/test-browser.ts';
import type { TestBrowser } from '@khelaghor/testkit/test-browser.ts';
import { logIn } from '@khelaghor/testkit/test-login.ts';
import { solveHumanCheck, fillRegistration } from '@khelaghor/testkit/test-member.ts';
import { readCodeSentTo, readMessagesTo } from '@khelaghor/testkit/test-outbox.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import { setSettings } from '../../site/settings/index.ts';
import type { StoredSettings } from '../../site/settings/index.ts';

const clock = createFakeClock(new Date('2026-11-22T06:00:00Z'));

const set = (patch: Partial<StoredSettings>) => setSettings(server.ctx, patch, 'system');

const server = await withServer({ clock, logLevel: 'silent' });
beforeEach(() =>
  set({
    mobileRegistration: true,
    mobileAndPasswordRegistration: true,
    smsVerification: true,
    mobileCodeLogin: true,
    smsCountries: ['BD'],
    smsDailyMax: 10_000,
  }),
);

const countryDialingCode = '880';
let given = 0;
/** Returns a number that no other test uses, in a block of its own. */
function freshNumber(): { mobileNum: string; number: string } {
  given += 1;
  const mobileNum = `017${String(given).padStart(4, '0')}1234`;
  return { mobileNum, number: `+880${mobileNum.slice(1)}` };
}

async function ask(browser: TestBrowser, send: typeof smsCodesSendLoginCode, mobileNum: string) {
  const humanProof = await solveHumanCheck(browser, 'sms');
  return browser.call(send, {
    body: { mobileNum, countryDialingCode, language: 'en', humanProof },
  });
}

async function askToRegister(browser: TestBrowser, mobileNo: string) {
  const humanProof = await solveHumanCheck(browser, 'sms');
  return browser.call(smsCodesSendRegistrationCode, {
    body: { mobileNo, countryDialingCode, language: 'bn', humanProof },
  });
}

const askToRecover = async (browser: TestBrowser, mobileNum: string) =>
  browser.call(smsCodesSendRecoveryCode, {
    body: {
      mobileNum,
      countryDialingCode,
      language: 'en',
      humanProof: await solveHumanCheck(browser, 'sms'),
    },
  });

const password = 'a kite above the river';

/** Registers a number with its code. */
async function register(
  mobileNum: string,
  proof: { codeRequestId?: string; verificationCode?: string },
  over: object = {},
) {
  const browser = openBrowser(server);
  const reply = await browser.call(registrationRegisterMobile, {
    body: {
      mobileNum,
      countryDialingCode,
      ...proof,
      password,
      confirmPassword: password,
      registerMethod: 'mobile',
      ...(await fillRegistration(server.ctx, browser)),
      ...over,
    },
  });
  return { browser, reply };
}

async function memberWithNumber() {
  const fresh = freshNumber();
  const { codeRequestId } = readValue(await askToRegister(openBrowser(server), fresh.mobileNum));
  const verificationCode = await readCodeSentTo(server, fresh.number);
  const { reply } = await register(fresh.mobileNum, { codeRequestId, verificationCode });
  // The next code may be requested.
  clock.advance(61_000);
  return { ...fresh, ...readValue(reply) };
}

async function logInBy(mobileNum: string, codeRequestId: string, verificationCode: string) {
  const browser = openBrowser(server);
  const humanProof = await solveHumanCheck(browser, 'login');
  const reply = await browser.call(sessionLogin, {
    body: {
      type: 'sms',
      mobileNum,
      countryDialingCode,
      codeRequestId,
      verificationCode,
      humanProof,
    },
  });
  return { browser, reply };
}

const otherThan = (code: string): string => (code === '000000' ? '000001' : '000000');

describe('registration with a number', () => {
  test('creates an account with a generated username and logs it in', async () => {
    const { mobileNum, number } = freshNumber();
    const { codeRequestId, expiredMinutes } = readValue(
      await askToRegister(openBrowser(server), mobileNum),
    );
    expect(expiredMinutes).toBe(5);
    const [text] = await readMessagesTo(server, number);
    expect(text).toMatch(/^খেলাঘর কোড: \d{6}। মেয়াদ 5 মিনিট। কাউকে বলবেন না।\n@localhost #\d{6}$/);
    const verificationCode = await readCodeSentTo(server, number);
    const { browser, reply } = await register(mobileNum, { codeRequestId, verificationCode });
    const { account } = readValue(reply);
    expect(account).toMatch(/^k[a-z2-9]{9}$/);
    expect(await browser.call(memberGet, {})).toMatchObject({ success: true, value: { account } });
    expect((await logIn(server, { account, password })).reply).toMatchObject({ success: true });
  });

  test('only the owner of a number learns that it is taken', async () => {
    const { mobileNum, number } = await memberWithNumber();
    const asked = await askToRegister(openBrowser(server), mobileNum);
    expect(asked).toMatchObject({ success: true });
    const [text] = await readMessagesTo(server, number);
    expect(text).toContain('অ্যাকাউন্ট আছে');
    expect(text).not.toMatch(/\d{6}$/);
    const { codeRequestId } = readValue(asked);
    const { reply } = await register(mobileNum, { codeRequestId, verificationCode: '123456' });
    expect(reply).toMatchObject({ code: 'sms_code_wrong' });
  });

  test('of two concurrent registrations of one number, one succeeds', async () => {
    const { mobileNum, number } = freshNumber();
    const { codeRequestId } = readValue(await askToRegister(openBrowser(server), mobileNum));
    const proof = { codeRequestId, verificationCode: await readCodeSentTo(server, number) };
    const both = await Promise.all([register(mobileNum, proof), register(mobileNum, proof)]);
    const codes = both.map(({ reply }) => (reply.success ? 'made' : reply.code));
    expect(codes.toSorted()).toEqual([
      'made',
      expect.stringMatching(/sms_code_wrong|mobile_taken/),
    ]);
  });

  test.each<[string, string, object]>([
    ['field_required', 'mobileNum', { mobileNum: ' ' }],
    ['mobile_invalid', 'mobileNum', { mobileNum: '12345' }],
    ['country_not_served', 'mobileNum', { mobileNum: '9876543210', countryDialingCode: '91' }],
    ['field_required', 'verificationCode', { verificationCode: '' }],
    ['sms_code_wrong', 'verificationCode', { verificationCode: 'শূন্য' }],
    ['field_too_short', 'password', { password: 'short', confirmPassword: 'short' }],
    ['passwords_differ', 'confirmPassword', { confirmPassword: 'another kite' }],
    ['age_unconfirmed', 'ageConfirmed', { ageConfirmed: false }],
  ])('refuses %s under field %s', async (code, field, over) => {
    const { mobileNum } = freshNumber();
    const proof = { codeRequestId: server.ctx.random.id(), verificationCode: '123456' };
    const { reply } = await register(mobileNum, proof, over);
    expect(reply).toMatchObject({ success: false, code });
    expect(reply).toHaveProperty(['fields', field]);
  });

  test('a weak password costs no try, and the code stays valid', async () => {
    const { mobileNum, number } = freshNumber();
    const { codeRequestId } = readValue(await askToRegister(openBrowser(server), mobileNum));
    const proof = { codeRequestId, verificationCode: await readCodeSentTo(server, number) };
    for (let time = 0; time < 6; time += 1)
      await register(mobileNum, proof, { password: 'short', confirmPassword: 'short' });
    expect((await register(mobileNum, proof)).reply).toMatchObject({ success: true });
  });

  test('is closed by the settings, and when members could not log in again', async () => {
    const { mobileNum } = freshNumber();
    await set({ mobileRegistration: false });
    expect((await register(mobileNum, {})).reply).toMatchObject({ code: 'registration_closed' });
    await set({
      mobileRegistration: true,
      mobileAndPasswordRegistration: false,
      smsVerification: false,
    });
    expect((await register(mobileNum, {})).reply).toMatchObject({ code: 'registration_closed' });
  });

  test('without a password, the owner logs in with a code and no password works', async () => {
    await set({ mobileAndPasswordRegistration: false });
    const { mobileNum, number } = freshNumber();
    const { codeRequestId } = readValue(await askToRegister(openBrowser(server), mobileNum));
    const proof = { codeRequestId, verificationCode: await readCodeSentTo(server, number) };
    const none = { password: undefined, confirmPassword: undefined };
    const { account } = readValue((await register(mobileNum, proof, none)).reply);
    for (const tried of ['', 'undefined', password])
      expect((await logIn(server, { account, password: tried })).reply.success).toBe(false);
    clock.advance(61_000);
    const sent = readValue(await ask(openBrowser(server), smsCodesSendLoginCode, mobileNum));
    const code = await readCodeSentTo(server, number);
    const { reply } = await logInBy(mobileNum, sent.codeRequestId, code);
    expect(reply).toMatchObject({ success: true, value: { userName: account } });
  });
});

describe('login with a code', () => {
  test('logs the owner in; a code is valid once, in digits of any script', async () => {
    const { mobileNum, number, account } = await memberWithNumber();
    const { codeRequestId } = readValue(
      await ask(openBrowser(server), smsCodesSendLoginCode, mobileNum),
    );
    const code = await readCodeSentTo(server, number);
    const bengali = code.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? '');
    const both = await Promise.all([
      logInBy(mobileNum, codeRequestId, ` ${bengali} `),
      logInBy(mobileNum, codeRequestId, code),
    ]);
    const entered = both.filter(({ reply }) => reply.success);
    expect(entered).toHaveLength(1);
    expect(await entered[0]?.browser.call(memberGet, {})).toMatchObject({ value: { account } });
    const again = await logInBy(mobileNum, codeRequestId, code);
    expect(again.reply.success).toBe(false);
  });

  test('a wrong code requires a captcha, and the fifth invalidates the code', async () => {
    const { mobileNum, number } = await memberWithNumber();
    const { codeRequestId } = readValue(
      await ask(openBrowser(server), smsCodesSendLoginCode, mobileNum),
    );
    const code = await readCodeSentTo(server, number);
    for (let time = 0; time < 5; time += 1) {
      const { reply } = await logInBy(mobileNum, codeRequestId, otherThan(code));
      expect(reply).toMatchObject({ captcha: true });
      // Other tests cover the captcha itself.
      await server.ctx.db.deleteFrom('failedAttempt').execute();
    }
    const { reply } = await logInBy(mobileNum, codeRequestId, code);
    expect(reply).toMatchObject({ code: 'sms_code_wrong' });
    const next = await logInBy(mobileNum, codeRequestId, code);
    expect(next.reply).toMatchObject({ code: 'captcha_required', captcha: true });
  });

  test('a code expires after five minutes, and is invalid for another purpose', async () => {
    const { mobileNum, number } = await memberWithNumber();
    const other = await memberWithNumber();
    const sent = readValue(await ask(openBrowser(server), smsCodesSendLoginCode, mobileNum));
    const code = await readCodeSentTo(server, number);
    const elsewhere = await logInBy(other.mobileNum, sent.codeRequestId, code);
    expect(elsewhere.reply).toMatchObject({ code: 'sms_code_wrong' });
    const reset = await openBrowser(server).call(passwordResetResetWithSmsCode, {
      body: {
        mobileNum,
        countryDialingCode,
        codeRequestId: sent.codeRequestId,
        verificationCode: code,
        newPassword: password,
        confirmNewPassword: password,
      },
    });
    expect(reset).toMatchObject({ code: 'sms_code_wrong' });
    clock.advance(5 * 60_000);
    const late = await logInBy(mobileNum, sent.codeRequestId, code);
    expect(late.reply).toMatchObject({ code: 'sms_code_wrong' });
  });

  test('a number without a member gets the same answer, and no SMS', async () => {
    const { mobileNum, number } = freshNumber();
    const asked = await ask(openBrowser(server), smsCodesSendLoginCode, mobileNum);
    expect(asked).toMatchObject({ success: true, value: { expiredMinutes: 5 } });
    expect(await readMessagesTo(server, number)).toEqual([]);
    const { codeRequestId } = readValue(asked);
    const { reply } = await logInBy(mobileNum, codeRequestId, '123456');
    expect(reply).toMatchObject({ code: 'sms_code_wrong', captcha: true });
  });

  test('the owner may request another code after a minute, and is told how long that is', async () => {
    const { mobileNum } = freshNumber();
    const browser = openBrowser(server);
    expect(await ask(browser, smsCodesSendLoginCode, mobileNum)).toMatchObject({ success: true });
    const soon = await ask(browser, smsCodesSendLoginCode, mobileNum);
    expect(soon).toMatchObject({ code: 'sms_too_soon' });
    expect(soon).toHaveProperty(['fields', 'mobileNum'], expect.stringContaining('a minute'));
    clock.advance(61_000);
    expect(await ask(browser, smsCodesSendLoginCode, mobileNum)).toMatchObject({ success: true });
    const later = await ask(browser, smsCodesSendLoginCode, mobileNum);
    expect(later).toHaveProperty(['fields', 'mobileNum'], expect.stringContaining('2 minutes'));
  });

  test('of twenty concurrent requests for one number, one SMS is sent', async () => {
    const { mobileNum, number } = await memberWithNumber();
    const before = (await readMessagesTo(server, number)).length;
    const browsers = Array.from({ length: 20 }, () => openBrowser(server));
    const asked = await Promise.all(
      browsers.map((browser) => ask(browser, smsCodesSendLoginCode, mobileNum)),
    );
    expect(asked.filter(({ success }) => success)).toHaveLength(1);
    expect(await readMessagesTo(server, number)).toHaveLength(before + 1);
  });

  test('refuses when codes are switched off, and when the day’s budget is spent', async () => {
    const { mobileNum } = freshNumber();
    await set({ mobileCodeLogin: false });
    const closed = await ask(openBrowser(server), smsCodesSendLoginCode, mobileNum);
    expect(closed).toMatchObject({ code: 'sms_closed' });
    await set({ mobileCodeLogin: true, smsDailyMax: 0 });
    const spent = await ask(openBrowser(server), smsCodesSendLoginCode, mobileNum);
    expect(spent).toMatchObject({ code: 'sms_unavailable' });
  });

  test('requires a human check, valid once', async () => {
    const { mobileNum } = freshNumber();
    const browser = openBrowser(server);
    const humanProof = await solveHumanCheck(browser, 'sms');
    const body = { mobileNum, countryDialingCode, language: 'en', humanProof } as const;
    expect(await browser.call(smsCodesSendLoginCode, { body })).toMatchObject({ success: true });
    expect(await browser.call(smsCodesSendLoginCode, { body })).toMatchObject({
      code: 'human_check_failed',
    });
  });
});

test('texts that no code can be spend no attempt, and a copied code with marks is taken', async () => {
  const { mobileNum, number } = await memberWithNumber();
  const { codeRequestId } = readValue(
    await ask(openBrowser(server), smsCodesSendLoginCode, mobileNum),
  );
  const code = await readCodeSentTo(server, number);
  for (const typed of ['12345', '1234567', '12a456', 'কোড', '\u202a', '١٢٣٤٥٦', '1 2 3 4'])
    expect((await logInBy(mobileNum, codeRequestId, typed)).reply).toMatchObject({
      code: 'sms_code_wrong',
      fields: { verificationCode: expect.any(String) as string },
    });
  const stored = await server.ctx.db
    .selectFrom('verificationCode')
    .select('attempts')
    .where('id', '=', codeRequestId)
    .executeTakeFirstOrThrow();
  expect(stored.attempts).toBe(0);
  const copied = `\u202a${toBengaliDigits(code.slice(0, 3))}\u00a0\u2011${code.slice(3)}\u202c\u200b`;
  expect((await logInBy(mobileNum, codeRequestId, copied)).reply.success).toBe(true);
});

describe('password reset by phone', () => {
  test('logs in here, ends all other sessions, and holds payouts for a day', async () => {
    const { mobileNum, number, account } = await memberWithNumber();
    const { browser: old } = await logIn(server, { account, password });
    const { codeRequestId, expirationTime } = readValue(
      await askToRecover(openBrowser(server), mobileNum),
    );
    expect(Date.parse(expirationTime) - clock.now().getTime()).toBe(5 * 60_000);
    const verificationCode = await readCodeSentTo(server, number);
    const browser = openBrowser(server);
    const newPassword = 'another kite above the river';
    const body = {
      mobileNum,
      countryDialingCode,
      codeRequestId,
      verificationCode,
      newPassword,
      confirmNewPassword: newPassword,
    };
    const weak = { ...body, newPassword: 'short', confirmNewPassword: 'short' };
    expect(await browser.call(passwordResetResetWithSmsCode, { body: weak })).toHaveProperty(
      'fields.newPassword',
    );
    const reply = await browser.call(passwordResetResetWithSmsCode, { body });
    expect(reply).toMatchObject({ success: true, value: { userName: account } });
    expect(await old.call(memberGet, {})).toMatchObject({ code: 'not_logged_in' });
    expect(await browser.call(memberGet, {})).toMatchObject({ success: true });
    const [told] = await readMessagesTo(server, number);
    expect(told).toContain('password was changed');
    const terms = await browser.callOrFail(withdrawalsGetTerms, {});
    expect(terms.heldUntil).toBe(new Date(clock.now().getTime() + 24 * 3_600_000).toISOString());
    expect(await browser.call(passwordResetResetWithSmsCode, { body })).toMatchObject({
      code: 'sms_code_wrong',
    });
    expect((await logIn(server, { account, password: newPassword })).reply.success).toBe(true);
  });
});

test('lists the countries of the settings, with their dialling codes', async () => {
  await set({ smsCountries: ['IN', 'BD'] });
  const reply = await openBrowser(server).call(smsCodesListCountries, {});
  expect(readValue(reply).countries).toEqual([
    { countryCode: 'IN', countryDialingCode: '91' },
    { countryCode: 'BD', countryDialingCode: '880' },
  ]);
});

test('the database contains no code and no text in plain form', async () => {
  const { mobileNum, number } = await memberWithNumber();
  await ask(openBrowser(server), smsCodesSendLoginCode, mobileNum);
  const code = await readCodeSentTo(server, number);
  const { rows } = await server.ctx.pool.query(
    `select m::text as row from message_outbox m union all select c::text from verification_code c
     union all select j::text from graphile_worker._private_jobs j`,
  );
  for (const { row } of rows as { row: string }[]) expect(row).not.toMatch(`\\b${code}\\b`);
});
