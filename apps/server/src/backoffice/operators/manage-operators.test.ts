// Goal: operators let others in and out, each act proved with a code, and the console never loses
// its last operator. Method: the console's own calls on a whole server, with the clock held.
import { beforeEach, expect, test } from 'vitest';
import {
  eventLogList,
  operatorsAcceptInvitation,
  operatorsAdminDisable,
  operatorsAdminEnable,
  operatorsAdminInvite,
  operatorsAdminList,
  operatorsRenewFactor,
  operatorsAdminResetFactor,
  operatorsAdminRevokeLink,
  operatorInspectSetupLink,
} from '@khelaghor/client/routes/backoffice.gen.ts';
import { operatorLogin, operatorGetSession } from '@khelaghor/client/routes/first.gen.ts';
import type { OperatorsList } from '@khelaghor/contract/backoffice/operators.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import {
  acceptInvitation,
  createFirstOperator,
  inviteOperator,
} from '@khelaghor/testkit/test-operator.ts';
import type { TestOperator } from '@khelaghor/testkit/test-operator.ts';
import { dayMs, minuteMs } from '@khelaghor/time/durations.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import { computeCodeAt } from '../../lib/auth/otp.ts';

const clock = createFakeClock(new Date('2026-11-22T06:00:00Z'));
const pastFailuresMs = 20 * minuteMs;
let lastEvent = 0n;
let names = 0;

const server = await withServer({ clock });
const first = await createFirstOperator(server);

/** Each test begins with the first operator alone, who has just logged in. */
beforeEach(async () => {
  clock.advance(pastFailuresMs);
  await logInAgain(first);
  for (const { username, state } of (await listFor(first)).operators)
    if (username !== first.username && state !== 'disabled') await disable(first, username);
  const newest = await server.ctx.db
    .selectFrom('eventLog')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirstOrThrow();
  lastEvent = newest.id;
});

/** A code that no call has spent. */
function freshCode({ totpSecret }: TestOperator): string {
  clock.advance(minuteMs);
  return computeCodeAt(totpSecret, clock.now());
}

/** A name that no operator had before. */
function newName(): string {
  names += 1;
  return `champa${names}`;
}

async function second(): Promise<TestOperator> {
  clock.advance(minuteMs);
  return inviteOperator(server, first, newName());
}

async function logInAgain({ browser, username, password, totpSecret }: TestOperator) {
  clock.advance(minuteMs);
  const totpCode = computeCodeAt(totpSecret, clock.now());
  await browser.callOrFail(operatorLogin, { body: { username, password, totpCode } });
}

const find = ({ operators }: OperatorsList, { username }: { username: string }) =>
  operators.find((operator) => operator.username === username);

async function listFor({ browser }: TestOperator): Promise<OperatorsList> {
  return browser.callOrFail(operatorsAdminList, {});
}

async function idOf(username: string): Promise<string> {
  const found = await server.ctx.db
    .selectFrom('operator')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  return found.id;
}

async function invite(by: TestOperator, username: string, totpCode = freshCode(by)) {
  return by.browser.call(operatorsAdminInvite, { body: { username, totpCode } });
}

async function linkFor(by: TestOperator, username: string): Promise<string> {
  const reply = await invite(by, username);
  if (!reply.success) throw new Error(reply.code);
  return reply.value.link;
}

async function disable(by: TestOperator, username: string) {
  const params = { id: await idOf(username) };
  return by.browser.call(operatorsAdminDisable, { params, body: { totpCode: freshCode(by) } });
}

async function enable(by: TestOperator, username: string) {
  const params = { id: await idOf(username) };
  return by.browser.call(operatorsAdminEnable, { params, body: { totpCode: freshCode(by) } });
}

async function reset(by: TestOperator, username: string, totpCode = freshCode(by)) {
  const params = { id: await idOf(username) };
  return by.browser.call(operatorsAdminResetFactor, { params, body: { totpCode } });
}

const logIn = ({ username, password }: TestOperator, totpCode: string) =>
  openBrowser(server, { listener: 'console' }).call(operatorLogin, {
    body: { username, password, totpCode },
  });

async function kinds(): Promise<string[]> {
  const rows = await server.ctx.db
    .selectFrom('eventLog')
    .select(['kind', 'actor', 'subject'])
    .where('kind', 'like', 'operator.%')
    .where('id', '>', lastEvent)
    .orderBy('id')
    .execute();
  return rows.map(({ kind, actor, subject }) => `${kind} ${actor} ${subject}`);
}

test('the last operator who can log in is neither disabled nor reset', async () => {
  const last = { code: 'last_operator' };
  expect(await disable(first, 'shapla')).toMatchObject(last);
  expect(await reset(first, 'shapla')).toMatchObject(last);
  const champa = await second();
  // One whose app was taken away cannot log in, and does not count.
  expect(await reset(first, champa.username)).toMatchObject({ success: true });
  expect(await disable(first, 'shapla')).toMatchObject(last);
  expect(await champa.browser.call(operatorGetSession, {})).toMatchObject({
    code: 'not_logged_in',
  });
  expect(await first.browser.call(operatorGetSession, {})).toMatchObject({ success: true });
});

test('an invited operator takes the link, is logged in, and stands in the list', async () => {
  const champa = await second();
  const { username } = champa;
  expect(await champa.browser.call(operatorGetSession, {})).toMatchObject({ value: { username } });
  const list = await listFor(champa);
  expect(find(list, first)).toMatchObject({ state: 'enabled', invitedBy: null, resetLink: null });
  expect(find(list, champa)).toMatchObject({ state: 'enabled', invitedBy: 'shapla', sessions: 1 });
  expect(list.invitations).toEqual([]);
  expect(await kinds()).toEqual([
    `operator.invited operator:shapla operator:${username}`,
    `operator.joined operator:${username} operator:${username}`,
  ]);
});

test('a link is kept as a hash, named in no answer but its own, and in no event', async () => {
  const link = await linkFor(first, newName());
  const token = new URL(link).hash.slice(1);
  expect(token.length).toBeGreaterThan(40);
  const rows = await server.ctx.db.selectFrom('operatorLink').selectAll().execute();
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(JSON.stringify(await listFor(first))).not.toContain(token);
  const log = await first.browser.call(eventLogList, { query: {} });
  expect(JSON.stringify(log)).not.toContain(token);
  if (!log.success) throw new Error(log.code);
  expect(log.value.items[0]).toMatchObject({ kind: 'operator.invited' });
});

test('a link is good once, for 24 hours, and until it is revoked', async () => {
  const used = await linkFor(first, newName());
  const champa = await acceptInvitation(server, used, 'anybody');
  const inspect = (link: string) =>
    champa.browser.call(operatorInspectSetupLink, { body: { claim: new URL(link).hash.slice(1) } });
  expect(await inspect(used)).toMatchObject({ code: 'claim_link_invalid' });

  const username = newName();
  const revoked = await linkFor(first, username);
  expect(await inspect(revoked)).toMatchObject({ value: { purpose: 'invitation', username } });
  const { invitations } = await listFor(first);
  const id = invitations.find((link) => link.username === username)?.id ?? '';
  const revoke = () =>
    first.browser.call(operatorsAdminRevokeLink, {
      params: { id },
      body: { totpCode: freshCode(first) },
    });
  expect(await revoke()).toMatchObject({ success: true });
  expect(await revoke()).toMatchObject({ code: 'claim_link_invalid' });
  expect(await inspect(revoked)).toMatchObject({ code: 'claim_link_invalid' });

  // The name is free again, and an expired link does not hold it either.
  const expired = await linkFor(first, username);
  clock.advance(dayMs);
  expect(await inspect(expired)).toMatchObject({ code: 'claim_link_invalid' });
  await logInAgain(first);
  expect(await invite(first, username)).toMatchObject({ success: true });
});

test('a name that an operator has or an invitation promises is refused under its field', async () => {
  const promised = newName();
  await linkFor(first, promised);
  for (const username of ['shapla', promised])
    expect(await invite(first, username)).toMatchObject({
      code: 'username_taken',
      fields: { username: expect.any(String) as string },
    });
});

test.each(['Bokul', 'ab', 'bo kul', 'বকুল', ''])(
  '%j is no name of an operator',
  async (username) => {
    expect(await invite(first, username)).toMatchObject({ success: false, code: 'malformed' });
  },
);

test('of two who use one invitation at once, one becomes the operator', async () => {
  const link = await linkFor(first, newName());
  const all = await Promise.allSettled([1, 2, 3].map(() => acceptInvitation(server, link, 'x')));
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('no act goes without a fresh code, and wrong codes are slowed down', async () => {
  const spent = freshCode(first);
  const username = newName();
  expect(await invite(first, newName(), spent)).toMatchObject({ success: true });
  expect(await invite(first, username, spent)).toMatchObject({
    code: 'code_wrong',
    fields: { totpCode: expect.any(String) as string },
  });
  for (let failed = 1; failed < 5; failed += 1)
    expect(await invite(first, username, '000000')).toMatchObject({ code: 'code_wrong' });
  const good = computeCodeAt(first.totpSecret, new Date(clock.now().getTime() + 30_000));
  expect(await invite(first, username, good)).toMatchObject({ code: 'too_many_requests' });
  expect(await invite(first, username)).toMatchObject({ success: true });
  expect((await kinds()).filter((line) => line.startsWith('operator.code_failed'))).toHaveLength(5);
});

test('a disabled operator is out at once, and in again when enabled', async () => {
  const champa = await second();
  const promised = await linkFor(champa, newName());
  expect(await disable(first, champa.username)).toMatchObject({ success: true });
  const list = await listFor(first);
  expect(find(list, champa)).toMatchObject({ state: 'disabled', sessions: 0 });
  expect(await champa.browser.call(operatorGetSession, {})).toMatchObject({
    code: 'not_logged_in',
  });
  expect(await logIn(champa, freshCode(champa))).toMatchObject({ code: 'credentials_wrong' });
  await expect(acceptInvitation(server, promised, 'anybody')).rejects.toThrow('claim_link_invalid');
  expect(await disable(first, champa.username)).toMatchObject({ code: 'state_changed' });
  expect(await enable(first, champa.username)).toMatchObject({ success: true });
  expect(await enable(first, champa.username)).toMatchObject({ code: 'state_changed' });
  expect(await logIn(champa, freshCode(champa))).toMatchObject({ success: true });
  expect(await champa.browser.call(operatorGetSession, {})).toMatchObject({
    code: 'not_logged_in',
  });
});

test.each([1, 2, 3, 4, 5])(
  'of two operators who disable each other at once, exactly one succeeds (try %i)',
  async () => {
    const champa = await second();
    clock.advance(minuteMs);
    const [firstId, secondId] = [await idOf('shapla'), await idOf(champa.username)];
    const disableAtOnce = (by: TestOperator, id: string) =>
      by.browser.call(operatorsAdminDisable, {
        params: { id },
        body: { totpCode: computeCodeAt(by.totpSecret, clock.now()) },
      });
    const replies = await Promise.all([
      disableAtOnce(first, secondId),
      disableAtOnce(champa, firstId),
    ]);
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    expect(replies.find(({ success }) => !success)).toMatchObject({ code: 'not_logged_in' });
    const enabled = await server.ctx.db
      .selectFrom('operator')
      .select('id')
      .where('disabledAt', 'is', null)
      .execute();
    expect(enabled).toHaveLength(1);
    // The next test begins with the first operator again.
    if (enabled[0]?.id === secondId) await enable(champa, 'shapla');
  },
);

test('a reset takes the app away; link, password and new app let in again', async () => {
  const champa = await second();
  const made = await reset(first, champa.username);
  if (!made.success) throw new Error(made.code);
  expect(find(made.value.list, champa)).toMatchObject({
    state: 'factor_reset',
    sessions: 0,
    resetLink: { madeBy: 'shapla' },
  });
  expect(await champa.browser.call(operatorGetSession, {})).toMatchObject({
    code: 'not_logged_in',
  });
  expect(await logIn(champa, freshCode(champa))).toMatchObject({ code: 'credentials_wrong' });

  const claim = new URL(made.value.link).hash.slice(1);
  const inspected = await champa.browser.callOrFail(operatorInspectSetupLink, { body: { claim } });
  expect(inspected).toMatchObject({ purpose: 'factor_reset', username: champa.username });
  const { totpSecret } = inspected;
  expect(totpSecret).not.toBe(champa.totpSecret);
  const renew = (password: string, totpCode: string) =>
    champa.browser.call(operatorsRenewFactor, { body: { claim, password, totpCode } });
  const good = computeCodeAt(totpSecret, clock.now());
  expect(await renew('seven river boats', good)).toMatchObject({ code: 'password_wrong' });
  expect(await renew(champa.password, computeCodeAt(champa.totpSecret, clock.now()))).toMatchObject(
    {
      code: 'code_wrong',
    },
  );
  // What the link is not for is refused.
  expect(
    await champa.browser.call(operatorsAcceptInvitation, {
      body: { claim, password: champa.password, totpCode: good },
    }),
  ).toMatchObject({ code: 'claim_link_invalid' });
  expect(await renew(champa.password, good)).toMatchObject({
    value: { username: champa.username },
  });
  expect(await renew(champa.password, good)).toMatchObject({ code: 'claim_link_invalid' });
  expect(
    await logIn({ ...champa, totpSecret }, freshCode({ ...champa, totpSecret })),
  ).toMatchObject({ success: true });
  expect(find(await listFor(first), champa)).toMatchObject({ state: 'enabled' });
});

test('an expired reset link leaves the old app worthless', async () => {
  const champa = await second();
  expect(await reset(first, champa.username)).toMatchObject({ success: true });
  clock.advance(dayMs);
  expect(await logIn(champa, freshCode(champa))).toMatchObject({ code: 'credentials_wrong' });
});

test('a guessed password at a reset link is slowed down as at the login', async () => {
  const champa = await second();
  const made = await reset(first, champa.username);
  if (!made.success) throw new Error(made.code);
  const claim = new URL(made.value.link).hash.slice(1);
  const renew = (password: string) =>
    champa.browser.call(operatorsRenewFactor, {
      body: { claim, password, totpCode: '000000' },
    });
  for (let failed = 0; failed < 5; failed += 1)
    expect(await renew('a guess')).toMatchObject({ code: 'password_wrong' });
  expect(await renew(champa.password)).toMatchObject({ code: 'too_many_requests' });
});

test('an operator who does not exist is unknown', async () => {
  const params = { id: '01936d00-0000-7000-8000-0000000000ff' };
  const body = { totpCode: freshCode(first) };
  const { call } = first.browser;
  for (const reply of [
    await call(operatorsAdminDisable, { params, body }),
    await call(operatorsAdminEnable, { params, body }),
    await call(operatorsAdminResetFactor, { params, body }),
  ])
    expect(reply).toMatchObject({ code: 'operator_unknown' });
});
