// Goal: an attacker who holds only the phone gets no further than a new password: a factor that was
// set is still required, and nothing is paid out for a day.
import { expect, test } from 'vitest';
import { v7 } from 'uuid';
import {
  passwordResetResetWithSmsCode,
  secondFactorVerify,
  secondFactorSendCode,
  smsCodesSendRecoveryCode,
} from '@khelaghor/client/routes/account.gen.ts';
import { memberGet } from '@khelaghor/client/routes/first.gen.ts';
import { withdrawalsCreate, withdrawalsGetTerms } from '@khelaghor/client/routes/money.gen.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { openBrowser, readValue } from '@khelaghor/testkit/test-browser.ts';
import type { TestBrowser } from '@khelaghor/testkit/test-browser.ts';
import { addAuthenticator, addPasskey } from '@khelaghor/testkit/test-factors.ts';
import { logIn } from '@khelaghor/testkit/test-login.ts';
import { changeMember, signUp, solveHumanCheck } from '@khelaghor/testkit/test-member.ts';
import type { TestMember } from '@khelaghor/testkit/test-member.ts';
import { readCodeSentTo, readMessagesTo } from '@khelaghor/testkit/test-outbox.ts';
import { spendPlayTime } from '@khelaghor/testkit/spend-play-time.ts';
import { addWallet } from '@khelaghor/testkit/test-wallets.ts';
import { dayMs } from '@khelaghor/time/durations.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import { computeCodeAt } from '../../lib/auth/otp.ts';

const clock = createFakeClock(new Date('2026-11-22T06:00:00Z'));
const newPassword = 'a quiet boat at dusk';
let made = 0;

const server = await withServer({ clock, logLevel: 'silent' });

type Phone = { mobileNum: string; number: string };

/** Creates a member with money, a wallet and a verified number. */
async function withPhone(): Promise<TestMember & Phone & { walletId: string }> {
  made += 1;
  const mobileNum = `018${String(made).padStart(4, '0')}4321`;
  const number = `+880${mobileNum.slice(1)}`;
  const member = await signUp(server, { balanceMinor: 500_000n });
  const walletId = await addWallet(member);
  await changeMember(server, member.memberId, { mobile: number, mobileVerifiedAt: clock.now() });
  return { ...member, mobileNum, number, walletId };
}

/** Requests a code as an attacker with only the phone; returns the body of the reset. */
async function asked({ mobileNum, number }: Phone) {
  const browser = openBrowser(server);
  const countryDialingCode = '880';
  const humanProof = await solveHumanCheck(browser, 'sms');
  const wanted = { mobileNum, countryDialingCode, language: 'en', humanProof } as const;
  const sent = await browser.call(smsCodesSendRecoveryCode, { body: wanted });
  const { codeRequestId } = readValue(sent);
  const verificationCode = await readCodeSentTo(server, number);
  const proof = { mobileNum, countryDialingCode, codeRequestId, verificationCode };
  return { browser, body: { ...proof, newPassword, confirmNewPassword: newPassword } };
}

async function resetWithPhone(phone: Phone) {
  const { browser, body } = await asked(phone);
  return { browser, value: await browser.callOrFail(passwordResetResetWithSmsCode, { body }) };
}

const isIn = async (browser: TestBrowser) => (await browser.call(memberGet, {})).success;

const withdraw = (browser: TestBrowser, walletId: string) =>
  browser.call(withdrawalsCreate, {
    body: { key: v7(), amount: '50000', walletId, password: newPassword },
  });

/** Expects a session that cannot withdraw for a day. */
async function expectLowTrust(browser: TestBrowser, walletId: string): Promise<void> {
  const { heldUntil } = await browser.callOrFail(withdrawalsGetTerms, {});
  expect(heldUntil).toBe(new Date(clock.now().getTime() + dayMs).toISOString());
  expect(await withdraw(browser, walletId)).toMatchObject({ code: 'payout_held' });
}

test('while the time limit is reached, a reset is refused unless it is to withdraw', async () => {
  const member = await withPhone();
  await spendPlayTime(server, member.memberId);
  const { browser, body } = await asked(member);
  expect(await browser.call(passwordResetResetWithSmsCode, { body })).toMatchObject({
    code: 'limit_time_reached',
  });
  expect((await logIn(server, { ...member, password: newPassword })).reply).toMatchObject({
    code: 'credentials_wrong',
  });
  // The refusal used up neither the code nor anything else.
  const late = { ...body, toWithdraw: true };
  expect(await browser.call(passwordResetResetWithSmsCode, { body: late })).toMatchObject({
    value: { entered: true },
  });
});

test('without a factor, a reset logs in at once and holds payouts for a day', async () => {
  const member = await withPhone();
  const readMember = server.ctx.db.selectFrom('member').where('id', '=', member.memberId);
  const readFingerprint = readMember.select('passwordFingerprint');
  const before = await readFingerprint.executeTakeFirstOrThrow();
  const { browser, value } = await resetWithPhone(member);
  expect(value).toMatchObject({ entered: true });
  expect(await readFingerprint.executeTakeFirstOrThrow()).not.toEqual(before);
  await expectLowTrust(browser, member.walletId);
  expect(await isIn(member.browser)).toBe(false);
  // A new login does not lift the hold, and neither does the last second of the day.
  const typed = { account: member.account, password: newPassword };
  // From the same browser: another one would be asked for a second proof.
  await logIn(server, typed, browser);
  expect(await withdraw(browser, member.walletId)).toMatchObject({ code: 'payout_held' });
  clock.advance(dayMs - 1_000);
  await logIn(server, typed, browser);
  expect(await withdraw(browser, member.walletId)).toMatchObject({ code: 'payout_held' });
  clock.advance(1_001);
  expect(await withdraw(browser, member.walletId)).toMatchObject({ success: true });
});

test('an authenticator app is still required: the phone alone does not log in', async () => {
  const member = await withPhone();
  const { secret } = await addAuthenticator(server, member);
  clock.advance(30_000);
  const { browser, value } = await resetWithPhone(member);
  if (value.entered) throw new Error('the phone alone let in');
  const { challengeId, ...asked } = value.secondProof;
  expect(asked).toMatchObject({ reason: 'factor', ways: ['authenticator', 'recovery'] });
  expect(asked).toMatchObject({ mobileMasked: null, emailMasked: null });
  expect(await isIn(browser)).toBe(false);
  expect(browser.cookies.has('__Host-session')).toBe(false);
  expect(await withdraw(browser, member.walletId)).toMatchObject({ code: 'not_logged_in' });
  const body = { challengeId, way: 'sms', language: 'en' } as const;
  expect(await browser.call(secondFactorSendCode, { body })).toMatchObject({ success: false });

  const codeNow = computeCodeAt(secret, clock.now());
  const wrong = String((Number(codeNow) + 1) % 1_000_000).padStart(6, '0');
  const prove = (code: string) =>
    browser.call(secondFactorVerify, {
      body: { challengeId, proof: { way: 'authenticator', code } },
    });
  expect(await prove(wrong)).toMatchObject({ code: 'second_proof_wrong' });
  expect(await isIn(browser)).toBe(false);
  expect(await prove(codeNow)).toMatchObject({ success: true, value: { entered: true } });
  expect(await isIn(browser)).toBe(true);
  // Also with the factor: the login began with the phone.
  await expectLowTrust(browser, member.walletId);
});

test('a passkey is still required', async () => {
  const member = await withPhone();
  await addPasskey(server, member);
  const { browser, value } = await resetWithPhone(member);
  expect(value).toMatchObject({ entered: false, secondProof: { reason: 'factor' } });
  if (value.entered) throw new Error('the phone alone let in');
  expect(value.secondProof.ways).toEqual(['passkey', 'recovery']);
  expect(await isIn(browser)).toBe(false);
});

test('before the factor is shown, old sessions have ended and the owner is notified', async () => {
  const member = await withPhone();
  await addAuthenticator(server, member);
  clock.advance(30_000);
  const before = (await readMessagesTo(server, member.number)).length;
  await resetWithPhone(member);
  expect(await isIn(member.browser)).toBe(false);
  const [told] = await readMessagesTo(server, member.number);
  expect(told).toContain('password was changed');
  expect(await readMessagesTo(server, member.number)).toHaveLength(before + 2);
  const old = await logIn(server, member);
  expect(old.reply).toMatchObject({ code: 'credentials_wrong' });
  const { payoutHeldUntil } = await server.ctx.db
    .selectFrom('member')
    .select('payoutHeldUntil')
    .where('id', '=', member.memberId)
    .executeTakeFirstOrThrow();
  expect(payoutHeldUntil?.getTime()).toBe(clock.now().getTime() + dayMs);
});
