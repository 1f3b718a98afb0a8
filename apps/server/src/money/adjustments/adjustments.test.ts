// Goal: what two operators decide moves exactly once, with a code of its own, and never more than a
// wallet holds. Method: the console's calls on a whole server, by two operators.
import { sql } from 'kysely';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { membersAdminListTimeline } from '@khelaghor/client/routes/backoffice.gen.ts';
import { walletGetBalance } from '@khelaghor/client/routes/first.gen.ts';
import {
  adjustmentsAdminApprove,
  adjustmentsAdminList,
  adjustmentsAdminRequest,
  adjustmentsAdminWithdraw,
} from '@khelaghor/client/routes/money.gen.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import type { TestMember } from '@khelaghor/testkit/test-member.ts';
import { createFirstOperator, inviteOperator } from '@khelaghor/testkit/test-operator.ts';
import type { TestOperator } from '@khelaghor/testkit/test-operator.ts';
import { auditAfterAll, withServer } from '@khelaghor/testkit/with-server.ts';
import { findUnpairedAdjustments } from './checks.ts';

const server = await withServer();
auditAfterAll(server);
const shapla = await createFirstOperator(server);
const rahima = await inviteOperator(server, shapla, 'rahima');
const reason = 'A round was credited wrongly';

const open = (): Promise<TestMember> => signUp(server, { balanceMinor: 10_000n });
const balance = async ({ browser }: TestMember): Promise<string> =>
  (await browser.callOrFail(walletGetBalance, {})).sumBalance;

type Asked = { readonly amount: string; readonly key?: string; readonly reason?: string };
const ask = (
  { browser }: TestOperator,
  member: TestMember,
  { amount, key = v7(), reason: why = reason }: Asked,
) =>
  browser.call(adjustmentsAdminRequest, {
    params: { id: member.memberId },
    body: { key, currency: 'PLAY', amount, reason: why },
  });
const decide = ({ browser }: TestOperator, member: TestMember, requestId: string) =>
  browser.call(adjustmentsAdminApprove, { params: { id: member.memberId, requestId } });

test.each([
  ['added', '2500', '12500'],
  ['taken', '-2500', '7500'],
  ['taken to the last poisha', '-10000', '0'],
])('an amount is %s once, when a second operator approves', async (_, amount, after) => {
  const member = await open();
  const key = v7();
  expect(await ask(shapla, member, { amount, key })).toMatchObject({
    value: { waiting: [{ id: key, amount, reason, askedBy: 'shapla', isOwn: true }], ended: [] },
  });
  expect(await balance(member)).toBe('10000');
  expect(await decide(shapla, member, key)).toMatchObject({ code: 'second_operator_needed' });
  for (const _time of ['once', 'again'])
    expect(await decide(rahima, member, key)).toMatchObject({
      value: { waiting: [], ended: [{ amount, outcome: 'done', endedBy: 'rahima' }] },
    });
  expect(await balance(member)).toBe(after);
  const { rows } = await sql<{ code: string; amount: bigint }>`
    select code, amount_minor as amount from ledger_transfer
    where cause_kind = 'adjustment' and cause_id = ${key}`.execute(server.ctx.db);
  const code = amount.startsWith('-') ? 'adjustment_taken' : 'adjustment_added';
  expect(rows).toEqual([{ code, amount: BigInt(amount.replace('-', '')) }]);
});

test('more than the wallet holds is not taken, and the request can be cancelled', async () => {
  const member = await open();
  const key = v7();
  await ask(shapla, member, { amount: '-10001', key });
  expect(await decide(rahima, member, key)).toMatchObject({ code: 'balance_too_low' });
  expect(await balance(member)).toBe('10000');
  const params = { id: member.memberId, requestId: key };
  expect(await rahima.browser.call(adjustmentsAdminWithdraw, { params })).toMatchObject({
    value: { waiting: [], ended: [{ outcome: 'withdrawn' }] },
  });
  expect(await decide(rahima, member, key)).toMatchObject({ code: 'request_unknown' });
  expect(await rahima.browser.call(adjustmentsAdminWithdraw, { params })).toMatchObject({
    code: 'request_unknown',
  });
});

test('ten approvals at once move the amount once', async () => {
  const member = await open();
  const key = v7();
  await ask(shapla, member, { amount: '100', key });
  const replies = await Promise.all(Array.from({ length: 10 }, () => decide(rahima, member, key)));
  expect(replies.every(({ success }) => success)).toBe(true);
  expect(await balance(member)).toBe('10100');
});

test('a key requests once, and is refused with other data or for another member', async () => {
  const member = await open();
  const key = v7();
  await ask(shapla, member, { amount: '100', key });
  expect(await ask(shapla, member, { amount: '100', key })).toMatchObject({ success: true });
  const reused = { code: 'key_reused' };
  expect(await ask(shapla, member, { amount: '101', key })).toMatchObject(reused);
  expect(await ask(shapla, member, { amount: '100', key, reason: 'other' })).toMatchObject(reused);
  expect(await ask(rahima, member, { amount: '100', key })).toMatchObject(reused);
  const other = await open();
  expect(await ask(shapla, other, { amount: '100', key })).toMatchObject(reused);
  expect(await decide(rahima, other, key)).toMatchObject({ code: 'request_unknown' });
});

test.each(['0', '-0', '10.5', '+5', '99999999999', ''])('%j is no amount', async (amount) => {
  expect(await ask(shapla, await open(), { amount })).toMatchObject({ code: 'malformed' });
});

test('the audit finds an adjustment without its transfer, and a transfer without its adjustment', async () => {
  const member = await open();
  const key = v7();
  await ask(shapla, member, { amount: '300', key });
  await decide(rahima, member, key);
  const find = async () => (await findUnpairedAdjustments(server.ctx)).map(({ detail }) => detail);
  expect(await find()).toEqual([]);
  const tx = await server.ctx.db.startTransaction().execute();
  const orphan = v7();
  await sql`insert into wallet_adjustment (id, member_id, currency, amount_minor, reason, asked_by,
      asked_at, outcome, ended_by, ended_at)
    select ${orphan}, member_id, currency, amount_minor, reason, asked_by, asked_at, outcome,
      ended_by, ended_at from wallet_adjustment where id = ${key}`.execute(tx);
  const found = await findUnpairedAdjustments({ ...server.ctx, db: tx });
  expect(found).toMatchObject([
    {
      product: 'payments:*',
      detail: `adjustment ${orphan} was made, and no transfer of that amount is there`,
    },
  ]);
  await tx.rollback().execute();
});

test('the timeline of a member tells what the member did and what was done about them', async () => {
  const member = await open();
  const key = v7();
  await ask(shapla, member, { amount: '100', key });
  await decide(rahima, member, key);
  const params = { id: member.memberId };
  const kinds: string[] = [];
  let cursor: string | undefined;
  do {
    const query = { limit: 1, ...(cursor !== undefined && { cursor }) };
    const page = await shapla.browser.callOrFail(membersAdminListTimeline, { params, query });
    kinds.push(...page.items.map(({ kind }) => kind));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(kinds.slice(0, 2)).toEqual(['adjustment.done', 'adjustment.asked']);
  expect(kinds).toContain('member.registered');
  expect(kinds.filter((kind) => kind === 'adjustment.done')).toHaveLength(1);
  const nobody = { id: '01936d00-0000-7000-8000-0000000000ff' };
  expect(
    await shapla.browser.call(membersAdminListTimeline, { params: nobody, query: {} }),
  ).toMatchObject({ code: 'member_unknown' });
});

test('a stranger learns nothing and moves nothing', async () => {
  const member = await open();
  const stranger = openBrowser(server, { listener: 'console' });
  const refused = { success: false, code: 'not_logged_in' };
  const params = { id: member.memberId };
  expect(await stranger.call(adjustmentsAdminList, { params })).toMatchObject(refused);
  const body = { key: v7(), currency: 'PLAY', amount: '1', reason } as const;
  expect(await stranger.call(adjustmentsAdminRequest, { params, body })).toMatchObject(refused);
});
