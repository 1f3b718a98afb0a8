// Goal: an operator does what their role allows and no more, at the moment of the act, and decides
// nothing about themselves. Method: the console's calls on a whole server with three operators.
import { sql } from 'kysely';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import {
  eventLogList,
  membersAdminEndSessions,
  operatorsAdminInvite,
  operatorsAdminList,
  rolesCancel,
  rolesConfirm,
  rolesList,
  rolesRequest,
  settingsAdminUpdate,
} from '@khelaghor/client/routes/backoffice.gen.ts';
import { operatorGetSession, overviewAdminGet } from '@khelaghor/client/routes/first.gen.ts';
import { unknownRevision } from '@khelaghor/testkit/edit-settings.ts';
import type { RoleChange, RolesDesk } from '@khelaghor/contract/backoffice/roles.ts';
import { newcomerRoleId, ownerRoleId, permissions } from '@khelaghor/contract/lib/permissions.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import {
  acceptInvitation,
  createFirstOperator,
  getNextCode,
  inviteOperator,
} from '@khelaghor/testkit/test-operator.ts';
import type { TestOperator } from '@khelaghor/testkit/test-operator.ts';
import { waitForLocks } from '@khelaghor/testkit/wait-for-locks.ts';
import { minuteMs } from '@khelaghor/time/durations.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';

const reason = 'Works at night only';
const server = await withServer();
const { db } = server.ctx;
const shapla = await createFirstOperator(server);
server.clock.advance(minuteMs);
const karim = await inviteOperator(server, shapla, 'karim');
server.clock.advance(minuteMs);
const robi = await inviteOperator(server, shapla, 'robi');
const member = await signUp(server);

const request = (by: TestOperator, change: RoleChange, key: string = v7()) =>
  by.browser.call(rolesRequest, { body: { key, change, reason } });

async function idOf(username: string): Promise<string> {
  const { operators } = await shapla.browser.callOrFail(operatorsAdminList, {});
  return operators.find((operator) => operator.username === username)?.id ?? '';
}

/** Makes a change by Shapla and Karim. */
async function change(wanted: RoleChange): Promise<RolesDesk> {
  const key = v7();
  const asked = await request(shapla, wanted, key);
  expect(asked).toMatchObject({ success: true });
  return karim.browser.callOrFail(rolesConfirm, { params: { changeId: key } });
}

async function makeRole(name: string, wanted: RolesDesk['roles'][number]['permissions']) {
  const { roles } = await change({ kind: 'create', name, permissions: wanted });
  return roles.find((role) => role.name === name)?.id ?? '';
}

/** Gives an operator a role without a request. */
async function giveRole(username: string, roleId: string): Promise<void> {
  await db.updateTable('operator').set({ roleId }).where('username', '=', username).execute();
}

const see = (by: TestOperator) => by.browser.call(overviewAdminGet, {});
const robiId = await idOf('robi');
const seerId = await makeRole('Seer', ['overview.see', 'members.see']);

test('an operator with every permission has each of them, a newcomer none', async () => {
  const me = await shapla.browser.callOrFail(operatorGetSession, {});
  expect(me.permissions).toEqual(permissions);
  expect(me.currency).toBe('PLAY');
  await giveRole('robi', newcomerRoleId);
  expect((await robi.browser.callOrFail(operatorGetSession, {})).permissions).toEqual([]);
  expect(await see(robi)).toMatchObject({ success: false, code: 'permission_missing' });
});

test('a role opens the calls of its permissions and no others', async () => {
  await change({ kind: 'assign', operatorId: robiId, roleId: seerId });
  expect(await see(robi)).toMatchObject({ success: true });
  for (const refused of [
    await robi.browser.call(settingsAdminUpdate, {
      body: { freePlay: true, revision: unknownRevision },
    }),
    await robi.browser.call(rolesList, {}),
    await robi.browser.call(eventLogList, { query: {} }),
    await robi.browser.call(membersAdminEndSessions, { params: { id: member.memberId } }),
  ])
    expect(refused).toMatchObject({ success: false, code: 'permission_missing' });
});

test('a change waits for another operator, who may reject it', async () => {
  const key = v7();
  const wanted = { kind: 'create', name: 'Cashier', permissions: ['money.see'] } as const;
  const asked = await request(shapla, { ...wanted, permissions: [...wanted.permissions] }, key);
  expect(asked).toMatchObject({ value: { waiting: [{ id: key, isOwn: true, reason }] } });
  const params = { changeId: key };
  expect(await shapla.browser.call(rolesConfirm, { params })).toMatchObject({
    code: 'second_operator_needed',
  });
  expect((await karim.browser.callOrFail(rolesCancel, { params })).waiting).toEqual([]);
  expect(await karim.browser.call(rolesConfirm, { params })).toMatchObject({
    code: 'request_unknown',
  });
});

test('two operators who confirm at once make a change once', async () => {
  await giveRole('robi', ownerRoleId);
  const key = v7();
  await request(shapla, { kind: 'create', name: 'Twice', permissions: [] }, key);
  const params = { changeId: key };
  const replies = await Promise.all(
    [karim, robi].map(({ browser }) => browser.call(rolesConfirm, { params })),
  );
  expect(replies.filter(({ success }) => success)).toHaveLength(1);
  const { roles } = await shapla.browser.callOrFail(rolesList, {});
  expect(roles.filter(({ name }) => name === 'Twice')).toHaveLength(1);
});

test.each<[string, () => RoleChange, string]>([
  ['the own role', () => ({ kind: 'assign', operatorId: '', roleId: seerId }), 'own_account'],
  ['the role Owner', () => ({ kind: 'delete', roleId: ownerRoleId }), 'role_fixed'],
  ['a used name', () => ({ kind: 'create', name: 'seer', permissions: [] }), 'role_name_taken'],
  ['an unknown role', () => ({ kind: 'delete', roleId: v7() }), 'role_unknown'],
  ['a role in use', () => ({ kind: 'delete', roleId: seerId }), 'role_in_use'],
  [
    'a version of before',
    () => ({ kind: 'update', roleId: seerId, version: 7, name: 'Seer', permissions: [] }),
    'state_changed',
  ],
])('a change of %s is refused', async (_, make, code) => {
  await giveRole('robi', seerId);
  const made = make();
  const wanted = 'operatorId' in made ? { ...made, operatorId: await idOf('shapla') } : made;
  const key = v7();
  const asked = await request(shapla, wanted, key);
  const answer = asked.success
    ? await karim.browser.call(rolesConfirm, { params: { changeId: key } })
    : asked;
  expect(answer).toMatchObject({ success: false, code });
  if (asked.success) await shapla.browser.callOrFail(rolesCancel, { params: { changeId: key } });
});

test('an act whose role is taken away while it runs is refused and changes nothing', async () => {
  const actorId = await makeRole('Actor', ['members.act']);
  await giveRole('robi', actorId);
  const countSessions = async () =>
    db
      .selectFrom('memberSession')
      .select(({ fn }) => fn.countAll<bigint>().as('open'))
      .where('memberId', '=', member.memberId)
      .where('endedAt', 'is', null)
      .executeTakeFirstOrThrow();
  const before = await countSessions();
  let act: Promise<unknown> = Promise.resolve();
  await db.transaction().execute(async (tx) => {
    // The act has passed the guard and waits for its transaction's confirmation here.
    await sql`select from operator where id = ${robiId} for update`.execute(tx);
    act = robi.browser.call(membersAdminEndSessions, { params: { id: member.memberId } });
    await waitForLocks(db, 1);
    await tx
      .updateTable('operator')
      .set({ roleId: newcomerRoleId })
      .where('id', '=', robiId)
      .execute();
  });
  expect(await act).toMatchObject({ success: false, code: 'permission_missing' });
  expect(await countSessions()).toEqual(before);
});

test('an operator decides nothing about a member bound to them', async () => {
  const { memberId } = member;
  const bound = await change({ kind: 'bind', operatorId: await idOf('karim'), memberId });
  expect(bound.bound).toMatchObject([{ operator: 'karim', account: member.account }]);
  const end = (by: TestOperator) =>
    by.browser.call(membersAdminEndSessions, { params: { id: memberId } });
  expect(await end(karim)).toMatchObject({ success: false, code: 'own_account' });
  expect(await end(shapla)).toMatchObject({ success: true });
  const key = v7();
  const wanted = { kind: 'unbind', operatorId: await idOf('karim'), memberId } as const;
  expect(await request(karim, wanted)).toMatchObject({ code: 'own_account' });
  await request(shapla, wanted, key);
  expect(await karim.browser.call(rolesConfirm, { params: { changeId: key } })).toMatchObject({
    code: 'own_account',
  });
  await shapla.browser.callOrFail(rolesCancel, { params: { changeId: key } });
});

test('a repeated key makes one request, and another change under it is refused', async () => {
  const key = v7();
  const wanted: RoleChange = { kind: 'create', name: 'Once', permissions: [] };
  await request(shapla, wanted, key);
  const again = await request(shapla, wanted, key);
  expect(again).toMatchObject({ success: true });
  expect(again.success && again.value.waiting.filter(({ id }) => id === key)).toHaveLength(1);
  expect(await request(shapla, { ...wanted, name: 'Other' }, key)).toMatchObject({
    code: 'key_reused',
  });
  await shapla.browser.callOrFail(rolesCancel, { params: { changeId: key } });
});

test('an operator who is alone changes the role of a newcomer at once', async () => {
  await giveRole('robi', newcomerRoleId);
  await giveRole('karim', newcomerRoleId);
  server.clock.advance(minuteMs);
  const body = { username: 'tara', totpCode: getNextCode(server, shapla.totpSecret) };
  const { link } = await shapla.browser.callOrFail(operatorsAdminInvite, { body });
  const tara = await acceptInvitation(server, link, 'tara');
  expect(await see(tara)).toMatchObject({ code: 'permission_missing' });
  const given = await request(shapla, {
    kind: 'assign',
    operatorId: await idOf('tara'),
    roleId: ownerRoleId,
  });
  expect(given).toMatchObject({ value: { isAlone: false } });
  expect(await see(tara)).toMatchObject({ success: true });
});
