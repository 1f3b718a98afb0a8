// Goal: a member who lost every factor gets in again through an operator, and an impostor does not.
// The owner is told and can stop the reset for a day; no operator acts alone. Method: the console's
// and the site's calls, with the clock held.
import { expect, test } from 'vitest';
import {
  factorResetsRequest,
  factorResetsExecute,
  factorResetsRead,
  factorResetsStopByMember,
  factorResetsCancel,
} from '@khelaghor/client/routes/account.gen.ts';
import {
  membersAdminIssueTemporaryPassword,
  operatorsAdminDisable,
} from '@khelaghor/client/routes/backoffice.gen.ts';
import { memberGet } from '@khelaghor/client/routes/first.gen.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import type { TestBrowser } from '@khelaghor/testkit/test-browser.ts';
import { addAuthenticator, addPasskey } from '@khelaghor/testkit/test-factors.ts';
import { logIn } from '@khelaghor/testkit/test-login.ts';
import { changeMember, signUpWithEmail } from '@khelaghor/testkit/test-member.ts';
import {
  createFirstOperator,
  inviteOperator,
  getNextCode,
} from '@khelaghor/testkit/test-operator.ts';
import { linkTokenSentTo, readMessagesTo } from '@khelaghor/testkit/test-outbox.ts';
import { hourMs } from '@khelaghor/time/durations.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';

const clock = createFakeClock(new Date('2026-11-22T06:00:00Z'));
const reason = 'He showed his papers at the counter';
let numbers = 0;

const server = await withServer({ clock });
const shapla = await createFirstOperator(server);

/** Extends the operator's session: it expires sooner than the days that these tests pass. */
async function desk({ browser } = shapla): Promise<TestBrowser> {
  await server.ctx.db
    .updateTable('operatorSession')
    .set({ seenAt: clock.now(), expiresAt: new Date(clock.now().getTime() + hourMs) })
    .execute();
  return browser;
}

async function operatorId(username: string): Promise<string> {
  const row = await server.ctx.db
    .selectFrom('operator')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  return row.id;
}

async function memberWithFactors() {
  const member = await signUpWithEmail(server);
  numbers += 1;
  const mobile = `+88017123460${String(numbers).padStart(2, '0')}`;
  await changeMember(server, member.memberId, { mobile, mobileVerifiedAt: clock.now() });
  await addAuthenticator(server, member);
  await addPasskey(server, member);
  return { ...member, mobile, params: { id: member.memberId } };
}

type Params = { id: string };
const ask = async (params: Params, withPayment = false) =>
  (await desk()).call(factorResetsRequest, { params, body: { reason, withPayment } });
const carryOut = async (params: Params, by = shapla) =>
  (await desk(by)).call(factorResetsExecute, { params, body: { reason } });
const read = async (params: Params) => (await desk()).call(factorResetsRead, { params });

test('a reset is announced by e-mail and SMS, carried out a day later, and the member logs in', async () => {
  const { params, email, mobile, browser, account } = await memberWithFactors();
  expect(await ask(params)).toMatchObject({
    value: {
      has: { authenticator: true, passkeys: 1, mobileMasked: expect.any(String) as string },
      tells: { mail: true, sms: true },
      waiting: { askedBy: 'shapla', reason, withPayment: false, outcome: null },
      needsOther: false,
    },
  });
  expect(await ask(params)).toMatchObject({ code: 'reset_waits' });
  for (const to of [email, mobile])
    expect((await readMessagesTo(server, to))[0]).toContain('/?open=stopReset#');
  clock.advance(24 * hourMs - 1_000);
  expect(await carryOut(params)).toMatchObject({ code: 'reset_too_soon' });
  clock.advance(1_000);
  expect(await carryOut(params)).toMatchObject({
    value: {
      has: { authenticator: false, passkeys: 0, recoveryCodes: 0, mobileMasked: null },
      waiting: null,
      past: [{ outcome: 'done', endedBy: 'shapla' }],
    },
  });
  expect(await browser.call(memberGet, {})).toMatchObject({ code: 'not_logged_in' });
  expect(await carryOut(params)).toMatchObject({ code: 'reset_unknown' });
  const given = await (await desk()).call(membersAdminIssueTemporaryPassword, { params });
  if (!given.success) throw new Error(given.code);
  expect(given.value.member.payoutHeldUntil).toBe(
    new Date(clock.now().getTime() + 24 * hourMs).toISOString(),
  );
  const { reply } = await logIn(server, { account, password: given.value.password }, browser);
  expect(reply).toMatchObject({ value: { mustChangePassword: true } });
  const events = await server.ctx.db
    .selectFrom('eventLog')
    .select(['kind', 'actor'])
    .where('subject', '=', `member:${params.id}`)
    .where('kind', 'like', 'member.factor_reset%')
    .orderBy('id')
    .execute();
  expect(events).toEqual([
    { kind: 'member.factor_reset_asked', actor: 'operator:shapla' },
    { kind: 'member.factor_reset_done', actor: 'operator:shapla' },
  ]);
});

test('the owner stops a reset with the token they were sent, and with nothing else', async () => {
  const { params, email } = await memberWithFactors();
  await ask(params);
  const token = await linkTokenSentTo(server, email);
  const stranger = openBrowser(server);
  const stop = (text: string) => stranger.call(factorResetsStopByMember, { body: { token: text } });
  expect(await stop(`${token}x`)).toMatchObject({ code: 'link_expired' });
  expect(await stop(token)).toMatchObject({ success: true });
  expect(await stop(token)).toMatchObject({ code: 'link_expired' });
  clock.advance(25 * hourMs);
  expect(await carryOut(params)).toMatchObject({ code: 'reset_unknown' });
  expect(await read(params)).toMatchObject({
    value: {
      has: { authenticator: true, passkeys: 1 },
      past: [{ outcome: 'stopped', endedBy: 'member' }],
    },
  });
});

test('an operator withdraws their own request and may make a new one', async () => {
  const { params } = await memberWithFactors();
  await ask(params);
  const withdraw = async () =>
    (await desk()).call(factorResetsCancel, { params, body: { reason } });
  expect(await withdraw()).toMatchObject({ value: { waiting: null } });
  expect(await withdraw()).toMatchObject({ code: 'reset_unknown' });
  expect(await ask(params)).toMatchObject({ success: true });
});

test('of six concurrent calls that carry out a reset, one succeeds', async () => {
  const { params } = await memberWithFactors();
  await ask(params);
  clock.advance(24 * hourMs);
  const replies = await Promise.all(Array.from({ length: 6 }, () => carryOut(params)));
  expect(replies.filter(({ success }) => success)).toHaveLength(1);
});

test('a reset clears the payment password only when the request said so', async () => {
  const { params } = await memberWithFactors();
  const set = () =>
    server.ctx.db
      .insertInto('paymentPassword')
      .values({ memberId: params.id, passwordHash: 'a hash' })
      .execute();
  await set();
  await ask(params);
  clock.advance(24 * hourMs);
  expect(await carryOut(params)).toMatchObject({ value: { has: { paymentPassword: true } } });
  await ask(params, true);
  clock.advance(24 * hourMs);
  expect(await carryOut(params)).toMatchObject({ value: { has: { paymentPassword: false } } });
});

test('with two operators, the one who requested a reset cannot carry it out', async () => {
  const { params } = await memberWithFactors();
  await desk();
  clock.advance(60_000);
  const champa = await inviteOperator(server, shapla, 'champa');
  expect(await ask(params)).toMatchObject({ value: { needsOther: true } });
  clock.advance(24 * hourMs);
  expect(await carryOut(params)).toMatchObject({ code: 'second_operator_needed' });
  // Nor after the other operator was disabled.
  await desk();
  const disabled = await shapla.browser.call(operatorsAdminDisable, {
    params: { id: await operatorId('champa') },
    body: { totpCode: getNextCode(server, shapla.totpSecret) },
  });
  expect(disabled).toMatchObject({ success: true });
  expect(await carryOut(params)).toMatchObject({ code: 'second_operator_needed' });
  clock.advance(60_000);
  const bokul = await inviteOperator(server, shapla, 'bokul');
  expect(await carryOut(params, champa)).toMatchObject({ code: 'not_logged_in' });
  expect(await carryOut(params, bokul)).toMatchObject({
    value: { past: [{ outcome: 'done', askedBy: 'shapla', endedBy: 'bokul' }] },
  });
});

test('the table itself refuses an early end and a changed request', async () => {
  const { params } = await memberWithFactors();
  await ask(params);
  const { db } = server.ctx;
  await expect(
    db
      .updateTable('factorReset')
      .set({ outcome: 'done', endedAt: clock.now(), endedBy: 'shapla' })
      .where('memberId', '=', params.id)
      .execute(),
  ).rejects.toThrow('check');
  await expect(
    db
      .updateTable('factorReset')
      .set({ dueAt: clock.now() })
      .where('memberId', '=', params.id)
      .execute(),
  ).rejects.toThrow('only ends');
});

test('refuses an unknown member, and a member in place of an operator', async () => {
  const { params, browser } = await memberWithFactors();
  expect(await ask({ id: '01936d00-0000-7000-8000-0000000000ff' })).toMatchObject({
    code: 'member_unknown',
  });
  expect(await browser.call(factorResetsRead, { params })).toMatchObject({ success: false });
});
