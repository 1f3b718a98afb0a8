// Goal: two operators forgive what a member owes, once, and never more than is left. Method: the
// console's calls on a whole server, at once where they could meet, with the ledger compared.
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import {
  debtsAdminConfirmForgiveness,
  debtsAdminList,
  debtsAdminRequestForgiveness,
  debtsAdminWithdrawForgiveness,
  debtsList,
  debtsPay,
} from '@khelaghor/client/routes/money.gen.ts';
import { newcomerRoleId } from '@khelaghor/contract/lib/permissions.ts';
import { post } from '@khelaghor/db/ledger-store.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import type { TestMember } from '@khelaghor/testkit/test-member.ts';
import { createFirstOperator, inviteOperator } from '@khelaghor/testkit/test-operator.ts';
import type { TestOperator } from '@khelaghor/testkit/test-operator.ts';
import { auditAfterAll, withServer } from '@khelaghor/testkit/with-server.ts';
import { findWalletIn } from '../wallet/index.ts';
import { debtChecks, openDebts } from './index.ts';

const server = await withServer();
auditAfterAll(server);
const { ctx } = server;
const shapla = await createFirstOperator(server);
const karim = await inviteOperator(server, shapla, 'karim');
const rahima = await inviteOperator(server, karim, 'rahima');
const owed = 5_000n;

/** A member who owes what a correction took back. */
async function owe(): Promise<TestMember> {
  const member = await signUp(server, { balanceMinor: 1_000n });
  const { memberId } = member;
  await ctx.db.transaction().execute(async (tx) => {
    const { walletId } = await findWalletIn(tx, memberId, 'PLAY');
    const issue = { gameCode: 'k3', issueNumber: '20261121-0001' };
    const debt = { memberId, walletId, currency: 'PLAY', amount: minor(owed), ...issue } as const;
    const posted = await post(tx, await openDebts(ctx, tx, [debt]));
    if (!posted.ok) throw new Error(posted.refusal);
  });
  return member;
}

const debtsOf = ({ browser }: TestMember) => browser.callOrFail(debtsList, {});

const askToForgive = ({ memberId: id }: { memberId: string }, key: string, amount: bigint) =>
  karim.browser.call(debtsAdminRequestForgiveness, {
    params: { id },
    body: { key, currency: 'PLAY', amount: String(amount), reason: 'Our own mistake' },
  });

const confirmForgiveness = (by: TestOperator, { memberId: id }: TestMember, requestId: string) =>
  by.browser.call(debtsAdminConfirmForgiveness, { params: { id, requestId } });

test('two operators forgive a debt with a reason, and the house bears it', async () => {
  const member = await owe();
  const mine = await debtsOf(member);
  expect(mine.open).toEqual([{ currency: 'PLAY', amount: String(owed) }]);
  const params = { id: member.memberId };
  const list = () => shapla.browser.callOrFail(debtsAdminList, { params });
  expect(await list()).toEqual({ ...mine, waiting: null });
  const key = v7();
  const asked = { value: { waiting: { id: key, amount: String(owed), isOwn: true } } };
  expect(await askToForgive(member, key, owed)).toMatchObject(asked);
  expect(await askToForgive(member, key, owed)).toMatchObject(asked);
  expect(await askToForgive(member, key, 1n)).toMatchObject({ code: 'key_reused' });
  expect(await askToForgive(member, v7(), owed)).toMatchObject({ code: 'request_waits' });
  expect((await list()).open).toEqual(mine.open);
  const unknown = { memberId: v7() };
  expect(await askToForgive(unknown, v7(), 1n)).toMatchObject({ code: 'member_unknown' });
  const own = await confirmForgiveness(karim, member, key);
  expect(own).toMatchObject({ code: 'second_operator_needed' });
  // The repeat is no event of its own.
  for (const _time of ['once', 'again'])
    expect(await confirmForgiveness(shapla, member, key)).toMatchObject({
      value: { open: [], waiting: null },
    });
  expect(await askToForgive(member, v7(), owed)).toMatchObject({ code: 'debt_unknown' });
  expect(await debtChecks(ctx)).toEqual([]);
  const events = await ctx.db
    .selectFrom('eventLog')
    .select(['actor', 'detail'])
    .where('kind', '=', 'debt.forgiven')
    .execute();
  expect(events).toMatchObject([
    {
      actor: 'operator:shapla',
      detail: { amount: String(owed), reason: 'Our own mistake' },
    },
  ]);
});

test('a payment under the key of another member is refused, and ends nothing', async () => {
  const [member, other] = [await owe(), await owe()];
  const body = { key: v7(), currency: 'PLAY', amount: '100' } as const;
  await member.browser.callOrFail(debtsPay, { body });
  expect(await other.browser.call(debtsPay, { body })).toMatchObject({ code: 'key_reused' });
  await member.browser.callOrFail(debtsPay, { body });
  expect(await other.browser.call(debtsPay, { body: { ...body, key: v7() } })).toMatchObject({
    success: true,
  });
});

test('a request to forgive more than is left is refused, and another one can follow it', async () => {
  const member = await owe();
  const more = await askToForgive(member, v7(), owed + 1n);
  expect(more).toMatchObject({ code: 'amount_above_maximum' });
  const key = v7();
  await askToForgive(member, key, owed);
  // The member pays a part of it back meanwhile.
  await member.browser.callOrFail(debtsPay, {
    body: { key: v7(), currency: 'PLAY', amount: '100' },
  });
  const late = await confirmForgiveness(shapla, member, key);
  expect(late).toMatchObject({ code: 'amount_above_maximum' });
  const params = { id: member.memberId, requestId: key };
  const withdraw = () => shapla.browser.call(debtsAdminWithdrawForgiveness, { params });
  expect(await withdraw()).toMatchObject({ value: { waiting: null } });
  expect(await withdraw()).toMatchObject({ code: 'request_unknown' });
  const next = v7();
  await askToForgive(member, next, owed - 100n);
  expect(await confirmForgiveness(shapla, member, next)).toMatchObject({ value: { open: [] } });
  expect(await debtChecks(ctx)).toEqual([]);
});

test('confirming and withdrawing at once forgive the debt or leave it, never both', async () => {
  const member = await owe();
  const key = v7();
  await askToForgive(member, key, owed);
  const params = { id: member.memberId, requestId: key };
  const [confirmed, withdrawn] = await Promise.all([
    confirmForgiveness(shapla, member, key),
    karim.browser.call(debtsAdminWithdrawForgiveness, { params }),
  ]);
  expect([confirmed.success, withdrawn.success].filter(Boolean)).toHaveLength(1);
  expect((await debtsOf(member)).open).toHaveLength(confirmed.success ? 0 : 1);
  expect(await debtChecks(ctx)).toEqual([]);
});

test('two who confirm at once forgive the debt once, and a role that was taken away confirms none', async () => {
  const member = await owe();
  const key = v7();
  await askToForgive(member, key, owed);
  const confirmed = await Promise.all(
    [shapla, rahima].map((by) => confirmForgiveness(by, member, key)),
  );
  expect(confirmed.filter(({ success }) => success)).toHaveLength(1);
  const next = await owe();
  const other = v7();
  await askToForgive(next, other, owed);
  await ctx.db
    .updateTable('operator')
    .set({ roleId: newcomerRoleId })
    .where('username', '=', 'rahima')
    .execute();
  expect(await confirmForgiveness(rahima, next, other)).toMatchObject({
    code: 'permission_missing',
  });
  expect((await debtsOf(next)).open).toHaveLength(1);
});
