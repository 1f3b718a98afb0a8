// Being paid out, against the real sandbox gateway: every payout is made once or its money comes
// back, whatever the gateway says, forgets or keeps to itself.
import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import { withdrawalsAdminGet } from '@khelaghor/client/routes/backoffice.gen.ts';
import { walletGetBalance } from '@khelaghor/client/routes/first.gen.ts';
import {
  withdrawalsGet,
  withdrawalsList,
  withdrawalsCreate,
  withdrawalsGetTerms,
} from '@khelaghor/client/routes/money.gen.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import type { TestMember } from '@khelaghor/testkit/test-member.ts';
import { openConsole } from '@khelaghor/testkit/test-operator.ts';
import { readWalletId, getWalletNumberFor } from '@khelaghor/testkit/test-wallets.ts';
import {
  auditAfterAll,
  clearGatewayFaultsAfterEach,
  withServer,
} from '@khelaghor/testkit/with-server.ts';
import { setSettings } from '../../site/settings/index.ts';
import { executePayout } from './execute-payout.ts';
import { approveWithdrawal, rejectWithdrawal, listWithdrawals } from './index.ts';

const server = await withServer();
clearGatewayFaultsAfterEach(server);
auditAfterAll(server);

const newMember = (balanceMinor = 100_000n) => signUp(server, { balanceMinor });

async function request(by: TestMember, over: Record<string, unknown> = {}) {
  const walletId = await readWalletId(by);
  return by.browser.call(withdrawalsCreate, {
    body: { key: v7(), amount: '30000', walletId, password: by.password, ...over },
  });
}

async function requested(by: TestMember, over: Record<string, unknown> = {}): Promise<string> {
  const reply = await request(by, over);
  if (!reply.success) throw new Error(reply.code);
  return reply.value.id;
}

const operator = { operatorId: v7(), username: 'rahima' };

/** A withdrawal that an operator has approved and no job has paid yet. */
async function approved(by: TestMember): Promise<string> {
  const id = await requested(by);
  const answer = await approveWithdrawal(server.ctx, { id, ...operator });
  expect(answer).toMatchObject({ ok: true, value: { state: 'approved', resolvedBy: 'rahima' } });
  return id;
}

async function money(of: TestMember): Promise<[string, string]> {
  const value = await of.browser.callOrFail(walletGetBalance, {});
  return [value.sumBalance, value.onHold];
}

async function listed(of: TestMember) {
  return (await of.browser.callOrFail(withdrawalsList, { query: {} })).items;
}

const getPayouts = (id: string) =>
  server.gateway.payouts().filter((payout) => payout.merchantPayoutNumber === id);

const longAgo = (id: string) =>
  sql`update withdrawal set payout_started_at = payout_started_at - interval '3 minutes'
    where id = ${id}`.execute(server.ctx.db);

test('the terms name limits and wallets', async () => {
  const member = await newMember();
  const reply = await member.browser.call(withdrawalsGetTerms, {});
  expect(reply).toMatchObject({
    success: true,
    value: { minimum: '20000', maximum: '5000000', currency: 'PLAY', sandbox: true },
  });
});

test('money goes on hold when it is asked for, and out when it is paid', async () => {
  const member = await newMember();
  const id = await approved(member);
  expect(await money(member)).toEqual(['70000', '30000']);
  await executePayout(server.ctx, id);
  expect(await money(member)).toEqual(['70000', '0']);
  const walletNumber = getWalletNumberFor(member.memberId);
  const walletNumberMasked = `${walletNumber.slice(0, 3)}•••••${walletNumber.slice(-3)}`;
  expect(getPayouts(id)).toMatchObject([{ amount: '30000', walletNumber }]);
  expect(await listed(member)).toMatchObject([
    { id, state: 'paid', walletNumberMasked, reason: null },
  ]);
});

test('a rejected withdrawal gives the money back, with the reason', async () => {
  const member = await newMember();
  const id = await requested(member);
  const decision = { id, ...operator, reason: 'The number belongs to somebody else' };
  expect(await rejectWithdrawal(server.ctx, decision)).toMatchObject({
    ok: true,
    value: {
      state: 'rejected',
      walletNumber: getWalletNumberFor(member.memberId),
      resolvedBy: 'rahima',
    },
  });
  expect(await money(member)).toEqual(['100000', '0']);
  expect(await listed(member)).toMatchObject([{ state: 'rejected', reason: decision.reason }]);
  await executePayout(server.ctx, id);
  expect(getPayouts(id)).toEqual([]);
});

test('while payouts are stopped none is asked for and none begins; later both go on', async () => {
  const member = await newMember();
  const id = await approved(member);
  const open = (isOpen: boolean) =>
    server.ctx.db.updateTable('withdrawalTerms').set({ open: isOpen }).execute();
  await open(false);
  expect(await request(member)).toMatchObject({ code: 'gateway_unavailable' });
  await executePayout(server.ctx, id);
  expect(getPayouts(id)).toEqual([]);
  expect(await money(member)).toEqual(['70000', '30000']);
  await open(true);
  await executePayout(server.ctx, id);
  expect(getPayouts(id)).toHaveLength(1);
  expect(await money(member)).toEqual(['70000', '0']);
});

test('a decision is made once', async () => {
  const member = await newMember();
  const id = await requested(member);
  const reason = 'Too late';
  const answers = await Promise.all([
    approveWithdrawal(server.ctx, { id, ...operator }),
    approveWithdrawal(server.ctx, { id, ...operator }),
    rejectWithdrawal(server.ctx, { id, ...operator, reason }),
  ]);
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
  expect(answers.flatMap((answer) => (answer.ok ? [] : [answer.refusal]))).toEqual([
    'state_changed',
    'state_changed',
  ]);
  const nobody = await approveWithdrawal(server.ctx, { id: v7(), ...operator });
  expect(nobody).toMatchObject({ refusal: 'payment_unknown' });
});

test('two operators who approve the same four at once approve each once', async () => {
  const ids = await Promise.all([1, 2, 3, 4].map(async () => requested(await newMember())));
  const approveAll = async (username: string) => {
    const states: string[] = [];
    for (const id of ids) {
      const done = await approveWithdrawal(server.ctx, { id, operatorId: v7(), username });
      states.push(done.ok ? done.value.state : done.refusal);
    }
    return states;
  };
  const [one, other] = await Promise.all([approveAll('rahima'), approveAll('jui')]);
  const outcomes = ids.map((_, at) => new Set([one[at], other[at]]));
  expect(outcomes).toEqual(ids.map(() => new Set(['approved', 'state_changed'])));
  const { rows } = await sql<{ subject: string; count: bigint }>`
    select subject, count(*) from event_log
    where kind = 'withdrawal.approved' and subject = any (${ids.map((id) => `withdrawal:${id}`)})
    group by subject`.execute(server.ctx.db);
  expect(rows.map(({ count }) => Number(count))).toEqual([1, 1, 1, 1]);
});

test('a large payout takes two operators, and one of them does not count twice', async () => {
  const member = await newMember();
  const id = await requested(member);
  await setSettings(server.ctx, { payoutSecondFrom: 300 }, 'system');
  const other = { operatorId: v7(), username: 'jui' };
  const approve = (by: typeof operator) => approveWithdrawal(server.ctx, { id, ...by });
  const first = await Promise.all([approve(operator), approve(operator)]);
  expect(first).toContainEqual(
    expect.objectContaining({ refusal: 'second_operator_needed' }) as unknown,
  );
  expect(first).toContainEqual(
    expect.objectContaining({
      value: expect.objectContaining({ state: 'requested', approvedFirstBy: 'rahima' }) as unknown,
    }) as unknown,
  );
  await executePayout(server.ctx, id);
  expect(getPayouts(id)).toEqual([]);
  expect(await approve(other)).toMatchObject({
    value: { state: 'approved', resolvedBy: 'jui', approvedFirstBy: null },
  });
  const small = await requested(member, { amount: '29999' });
  expect(await approveWithdrawal(server.ctx, { id: small, ...operator })).toMatchObject({
    value: { state: 'approved' },
  });
  await setSettings(server.ctx, { payoutSecondFrom: 0 }, 'system');
});

test('five jobs at once pay once', async () => {
  const member = await newMember();
  const id = await approved(member);
  await Promise.all([1, 2, 3, 4, 5].map(() => executePayout(server.ctx, id)));
  expect(await listed(member)).toMatchObject([{ state: 'paid' }]);
  expect(getPayouts(id)).toHaveLength(1);
  expect(await money(member)).toEqual(['70000', '0']);
});

test('a gateway that pays and does not answer leaves it unknown until it says so', async () => {
  const member = await newMember();
  const id = await approved(member);
  server.gateway.faults.noAnswerTo = ['payout', 'payout-query'];
  await executePayout(server.ctx, id);
  await executePayout(server.ctx, id);
  await longAgo(id);
  await executePayout(server.ctx, id);
  expect(await listed(member)).toMatchObject([{ state: 'unknown' }]);
  expect(await money(member)).toEqual(['70000', '30000']);
  server.gateway.faults.noAnswerTo = [];
  await executePayout(server.ctx, id);
  expect(await listed(member)).toMatchObject([{ state: 'paid' }]);
  expect(getPayouts(id)).toHaveLength(1);
  expect(await money(member)).toEqual(['70000', '0']);
});

test('a gateway that says "failed" and pays all the same is not paid again', async () => {
  const member = await newMember();
  const id = await approved(member);
  server.gateway.faults.payoutAnswers = 'failed';
  await executePayout(server.ctx, id);
  expect(await listed(member)).toMatchObject([{ state: 'unknown' }]);
  expect(await money(member)).toEqual(['70000', '30000']);
  await executePayout(server.ctx, id);
  expect(await listed(member)).toMatchObject([{ state: 'paid' }]);
  expect(getPayouts(id)).toHaveLength(1);
});

test('a payout that failed gives the money back after the gateway was asked', async () => {
  const member = await newMember();
  const id = await approved(member);
  server.gateway.faults.payoutsEnd = 'failed';
  await executePayout(server.ctx, id);
  expect(await listed(member)).toMatchObject([{ state: 'unknown' }]);
  await executePayout(server.ctx, id);
  expect(await listed(member)).toMatchObject([{ state: 'rejected', reason: 'payout_failed' }]);
  expect(await money(member)).toEqual(['100000', '0']);
});

test('a payout that takes its time stays unknown', async () => {
  const member = await newMember();
  const id = await approved(member);
  server.gateway.faults.payoutsEnd = 'pending';
  await executePayout(server.ctx, id);
  await longAgo(id);
  await executePayout(server.ctx, id);
  expect(await listed(member)).toMatchObject([{ state: 'unknown' }]);
  expect(getPayouts(id)).toHaveLength(1);
});

test('an order that a crash kept from the gateway is given again, but only after asking', async () => {
  const member = await newMember();
  const id = await approved(member);
  // As a process leaves it that dies between noting the order and giving it.
  await sql`update withdrawal set payout_started_at = ${server.ctx.clock.now()}
    where id = ${id}`.execute(server.ctx.db);
  await executePayout(server.ctx, id);
  expect(getPayouts(id)).toEqual([]);
  expect(await listed(member)).toMatchObject([{ state: 'unknown' }]);
  await longAgo(id);
  await executePayout(server.ctx, id);
  expect(getPayouts(id)).toHaveLength(1);
  expect(await listed(member)).toMatchObject([{ state: 'paid' }]);
});

test('one key is one withdrawal', async () => {
  const member = await newMember();
  const key = v7();
  await readWalletId(member);
  const replies = await Promise.all(Array.from({ length: 6 }, () => request(member, { key })));
  expect(replies.map((reply) => reply.success)).toEqual(Array(6).fill(true));
  expect(await money(member)).toEqual(['70000', '30000']);
  expect(await request(member, { key, amount: '30001' })).toMatchObject({ code: 'key_reused' });
  expect(await request(member, { key, walletId: v7() })).toMatchObject({ code: 'key_reused' });
  expect(await request(await newMember(), { key })).toMatchObject({ code: 'key_reused' });
});

test('at most three wait at a time, however fast they are asked for', async () => {
  const member = await newMember(1_000_000n);
  await readWalletId(member);
  const replies = await Promise.all([1, 2, 3, 4, 5].map(() => request(member)));
  const codes = replies.flatMap((reply) => (reply.success ? [] : [reply.code]));
  expect(codes).toEqual(['withdrawal_pending_limit', 'withdrawal_pending_limit']);
  expect(await money(member)).toEqual(['910000', '90000']);
});

test.each([
  ['one poisha too little', { amount: '19999' }, 'amount_below_minimum'],
  ['one poisha too much', { amount: '5000001' }, 'amount_above_maximum'],
  ['a wallet that nobody has', { walletId: v7() }, 'payout_wallet_unknown'],
  ['a session without a password', { password: undefined }, 'field_required'],
  ['more than the balance', { amount: '100001' }, 'balance_too_low'],
  ['a number in the place of a wallet', { walletId: '01712345678' }, 'malformed'],
  ['an amount of nothing', { amount: '0' }, 'malformed'],
])('%s is refused and moves nothing', async (_what, over, code) => {
  const member = await newMember();
  expect(await request(member, over)).toMatchObject({ success: false, code });
  expect(await money(member)).toEqual(['100000', '0']);
  expect(await listed(member)).toEqual([]);
});

test('two withdrawals at once cannot take more than there is', async () => {
  const member = await newMember(50_000n);
  await readWalletId(member);
  const replies = await Promise.all([1, 2].map(() => request(member)));
  expect(replies.filter((reply) => reply.success)).toHaveLength(1);
  expect(await money(member)).toEqual(['20000', '30000']);
});

test('a member reads one withdrawal, also an old one, and never another member’s', async () => {
  const member = await newMember();
  const id = await requested(member);
  const read = (by: TestMember, which: string) =>
    by.browser.call(withdrawalsGet, { params: { id: which } });
  expect(await read(member, id)).toMatchObject({ value: (await listed(member))[0] });
  for (const reply of [await read(await newMember(), id), await read(member, v7())])
    expect(reply).toMatchObject({ success: false, code: 'payment_unknown' });
});

test('the queue shows the longest waiting first, and pages through all of them', async () => {
  const member = await newMember(1_000_000n);
  const ids = [await requested(member), await requested(member), await requested(member)];
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listWithdrawals(server.ctx, { state: 'requested', limit: 2, cursor });
    if (!page.ok) throw new Error(page.refusal);
    seen.push(...page.value.items.map((item) => item.id));
    cursor = page.value.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(seen.filter((id) => ids.includes(id))).toEqual(ids);
  const newest = await listWithdrawals(server.ctx, { limit: 1 });
  expect(newest.ok && newest.value.items[0]?.id).toBe(ids[2]);
  const wrong = await listWithdrawals(server.ctx, { limit: 1, cursor: 'x' });
  expect(wrong).toMatchObject({ refusal: 'malformed' });
});

test('an operator reads one withdrawal by its id in whatever state', async () => {
  const member = await newMember();
  const id = await requested(member);
  const desk = await openConsole(server);
  const read = (one: string) => desk.call(withdrawalsAdminGet, { params: { id: one } });
  expect(await read(id)).toMatchObject({
    value: { id, state: 'requested', amount: '30000', account: member.account },
  });
  await rejectWithdrawal(server.ctx, { id, ...operator, reason: 'Not your wallet' });
  expect(await read(id)).toMatchObject({ value: { state: 'rejected', reason: 'Not your wallet' } });
  expect(await read(v7())).toMatchObject({ code: 'payment_unknown' });
});
