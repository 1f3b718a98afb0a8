// Goal: a member who forgot their payment password sets another one with proofs that only they
// have, payouts wait a day, and the member is notified; a stranger cannot. Method: the site's
// calls, with the clock held.
import { expect, test } from 'vitest';
import { v7 } from 'uuid';
import {
  paymentPasswordReset,
  paymentPasswordSendResetCode,
  paymentPasswordSet,
  paymentPasswordGet,
} from '@khelaghor/client/routes/account.gen.ts';
import { depositsCreate, withdrawalsCreate } from '@khelaghor/client/routes/money.gen.ts';
import { computeCodeAt } from '@khelaghor/server/lib/auth/otp.ts';
import { createKey } from '@khelaghor/testkit/create-key.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { addAuthenticator } from '@khelaghor/testkit/test-factors.ts';
import { logIn } from '@khelaghor/testkit/test-login.ts';
import { changeMember, signUp } from '@khelaghor/testkit/test-member.ts';
import type { TestMember } from '@khelaghor/testkit/test-member.ts';
import { readCodeSentTo, readMessagesTo } from '@khelaghor/testkit/test-outbox.ts';
import { addWallet, readWalletId } from '@khelaghor/testkit/test-wallets.ts';
import { hourMs } from '@khelaghor/time/durations.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';

const clock = createFakeClock(new Date('2026-11-22T06:00:00Z'));
let numbers = 0;

const server = await withServer({ clock, logLevel: 'silent' });

const fresh = { newPaymentPassword: '314159', confirmPaymentPassword: '314159' };

/** Creates a member with a payment password and a number verified two days ago. */
async function memberWithPhone(provenAt = new Date(clock.now().getTime() - 48 * hourMs)) {
  const member = await signUp(server, { balanceMinor: 1_000_000n });
  await addWallet(member);
  numbers += 1;
  const mobile = `+88017123450${String(numbers).padStart(2, '0')}`;
  await changeMember(server, member.memberId, { mobile, mobileVerifiedAt: provenAt });
  const body = { password: member.password, newPaymentPassword: '271828' };
  await member.browser.callOrFail(paymentPasswordSet, {
    body: { ...body, confirmPaymentPassword: '271828' },
  });
  return { ...member, mobile };
}

async function codeOf({ browser, mobile }: { browser: TestMember['browser']; mobile: string }) {
  const sent = await browser.callOrFail(paymentPasswordSendResetCode, { body: { language: 'en' } });
  const code = await readCodeSentTo(server, mobile);
  return { way: 'sms', codeRequestId: sent.codeRequestId, code } as const;
}

const withdraw = async (member: TestMember, paymentPassword: string) =>
  member.browser.call(withdrawalsCreate, {
    body: {
      key: createKey(clock),
      amount: '50000',
      walletId: await readWalletId(member),
      paymentPassword,
    },
  });

test('the login password and an SMS code set another one and hold payouts for a day', async () => {
  const member = await memberWithPhone();
  // The session before this one is still open.
  await logIn(server, member, member.browser);
  expect(await member.browser.call(paymentPasswordGet, {})).toMatchObject({
    value: { isSet: true, resetWays: ['sms'], mobileMasked: expect.any(String) as string },
  });
  const proof = await codeOf(member);
  const { password } = member;
  const body = { password, proof, ...fresh };
  expect(await member.browser.call(paymentPasswordReset, { body })).toMatchObject({
    success: true,
  });
  expect((await readMessagesTo(server, member.mobile)).join(' ')).toMatch(/payment|পেমেন্ট/u);
  // The old one is invalid; the new one allows no payout before a day has passed.
  expect(await withdraw(member, '314159')).toMatchObject({ code: 'payout_held' });
  const open = await server.ctx.db
    .selectFrom('memberSession')
    .select('id')
    .where('memberId', '=', member.memberId)
    .where('endedAt', 'is', null)
    .execute();
  expect(open).toHaveLength(1);
  const deposit = { key: createKey(clock), channel: 'mobile', amount: '50000' };
  expect(await member.browser.call(depositsCreate, { body: deposit })).toMatchObject({
    success: true,
  });
  // A code is valid once.
  expect(await member.browser.call(paymentPasswordReset, { body })).toMatchObject({
    code: 'second_proof_wrong',
  });
  clock.advance(24 * hourMs);
  const { browser } = await logIn(server, member, member.browser);
  expect(await withdraw({ ...member, browser }, '271828')).toMatchObject({
    code: 'payment_password_wrong',
  });
  expect(await withdraw({ ...member, browser }, '314159')).toMatchObject({ success: true });
});

test('a member with a factor proves who they are with it, and not with an SMS', async () => {
  const member = await memberWithPhone();
  const { secret } = await addAuthenticator(server, member);
  expect(await member.browser.call(paymentPasswordGet, {})).toMatchObject({
    value: { resetWays: ['authenticator', 'recovery'] },
  });
  const sent = await member.browser.call(paymentPasswordSendResetCode, {
    body: { language: 'en' },
  });
  expect(sent).toMatchObject({ code: 'sms_closed' });
  clock.advance(60_000);
  const code = computeCodeAt(secret, clock.now());
  const body = {
    password: member.password,
    proof: { way: 'authenticator', code } as const,
    ...fresh,
  };
  expect(
    await member.browser.call(paymentPasswordReset, {
      body: { ...body, proof: { way: 'authenticator', code: '000000' } },
    }),
  ).toMatchObject({ code: 'second_proof_wrong' });
  expect(
    await member.browser.call(paymentPasswordReset, { body: { ...body, password: 'not this' } }),
  ).toMatchObject({ code: 'password_wrong' });
  expect(await member.browser.call(paymentPasswordReset, { body })).toMatchObject({
    success: true,
  });
});

test('refuses a number that was verified less than a day ago', async () => {
  const member = await memberWithPhone(new Date(clock.now().getTime() - 23 * hourMs));
  expect(await member.browser.call(paymentPasswordGet, {})).toMatchObject({
    value: { resetWays: [] },
  });
  const sent = await member.browser.call(paymentPasswordSendResetCode, {
    body: { language: 'en' },
  });
  expect(sent).toMatchObject({ code: 'sms_closed' });
});

test('refuses a code of another purpose or of another member', async () => {
  const member = await memberWithPhone();
  const other = await memberWithPhone();
  const proof = await codeOf(other);
  const body = { password: member.password, proof, ...fresh };
  expect(await member.browser.call(paymentPasswordReset, { body })).toMatchObject({
    code: 'second_proof_wrong',
  });
  await server.ctx.db
    .updateTable('verificationCode')
    .set({ purpose: 'bind' })
    .where('id', '=', proof.codeRequestId)
    .execute();
  expect(
    await other.browser.call(paymentPasswordReset, { body: { ...body, password: other.password } }),
  ).toMatchObject({ code: 'second_proof_wrong' });
});

test('after ten wrong tries, further ones are refused for an hour', async () => {
  const member = await memberWithPhone();
  const proof = { way: 'sms', codeRequestId: v7(), code: '123456' } as const;
  const body = { password: 'not this one', proof, ...fresh };
  const replies = [];
  for (let tries = 0; tries < 11; tries += 1) {
    clock.advance(20_000);
    replies.push(await member.browser.call(paymentPasswordReset, { body }));
  }
  expect(replies.at(0)).toMatchObject({ code: 'password_wrong' });
  expect(replies.at(-1)).toMatchObject({ code: 'too_many_requests' });
});

test('setting or changing a payment password notifies the owner', async () => {
  const member = await memberWithPhone();
  const told = async () =>
    (await readMessagesTo(server, member.mobile)).filter((each) => !each.includes('#')).length;
  expect(await told()).toBe(1);
  const body = { oldPaymentPassword: '271828', ...fresh };
  expect(await member.browser.call(paymentPasswordSet, { body })).toMatchObject({ success: true });
  expect(await told()).toBe(2);
});
