// Goal: the rule approves what fits it and nothing else, once, whatever operators do meanwhile, and
// two operators change it. Method: a whole server; its figures are made in the database.
import { sql } from 'kysely';
import { v7 } from 'uuid';
import { beforeEach, expect, test } from 'vitest';
import { documentsAdminAccept } from '@khelaghor/client/routes/account.gen.ts';
import {
  payoutRulesConfirm,
  payoutRulesList,
  payoutRulesRequest,
  payoutRulesWithdraw,
  withdrawalsAdminApprove,
  withdrawalsAdminGet,
  withdrawalsAdminReject,
} from '@khelaghor/client/routes/backoffice.gen.ts';
import { walletGetBalance } from '@khelaghor/client/routes/first.gen.ts';
import { withdrawalsCreate } from '@khelaghor/client/routes/money.gen.ts';
import type { PayoutRuleTerms } from '@khelaghor/contract/backoffice/payout-rules.ts';
import { sendNid } from '@khelaghor/testkit/send-document.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { createFirstOperator, inviteOperator } from '@khelaghor/testkit/test-operator.ts';
import { getWalletNumberFor } from '@khelaghor/testkit/test-wallets.ts';
import { auditAfterAll, withServer } from '@khelaghor/testkit/with-server.ts';
import { dayMs } from '@khelaghor/time/durations.ts';
import { writeFreeze } from '../../src/account/freezes/index.ts';
import { approveByRule } from '../../src/backoffice/approvals/approve-by-rule.ts';
import { executePayout } from '../../src/money/withdrawals/execute-payout.ts';
import { setSettings } from '../../src/site/settings/index.ts';

const server = await withServer();
auditAfterAll(server);
const { ctx } = server;
const shapla = await createFirstOperator(server);
const rahima = await inviteOperator(server, shapla, 'rahima');

const terms: PayoutRuleTerms = {
  enabled: true,
  accountDays: 30,
  maximumScore: 0,
  levelAtLeast: 0,
  maximum: '30000',
  memberDayMaximum: '60000',
  dayMaximum: '90000',
};

const setTerms = (given: Partial<PayoutRuleTerms>) =>
  ctx.db
    .updateTable('payoutRule')
    .set({ terms: JSON.stringify({ ...terms, ...given }) })
    .where('currency', '=', 'PLAY')
    .execute();

/** The sums of the day begin anew. */
const passDays = () =>
  sql`update withdrawal set created_at = created_at - interval '2 days',
    decided_at = decided_at - interval '2 days'`.execute(ctx.db);

beforeEach(async () => {
  await setTerms({ enabled: false });
  await passDays();
});

/** A member of old with a wallet of four days, who was paid out before and has never paid in. */
async function newMember() {
  const member = await signUp(server, { balanceMinor: 500_000n });
  const { memberId } = member;
  await sql`update member set created_at = created_at - interval '30 days'
    where id = ${memberId}`.execute(ctx.db);
  const addedAt = new Date(ctx.clock.now().getTime() - 4 * dayMs);
  const walletId = v7();
  const number = getWalletNumberFor(memberId);
  await ctx.db
    .insertInto('payoutWallet')
    .values({ id: walletId, memberId, kind: 'bkash', number, addedAt, heldUntil: addedAt })
    .execute();
  const request = async (amount = '30000') => {
    const body = { key: v7(), amount, walletId, password: member.password };
    return (await member.browser.callOrFail(withdrawalsCreate, { body })).id;
  };
  // What was paid before is more than what is asked for.
  const first = await request('100000');
  await shapla.browser.callOrFail(withdrawalsAdminApprove, { params: { id: first } });
  await executePayout(ctx, first);
  await passDays();
  return { ...member, request };
}

const read = async (id: string) => {
  const { state, resolvedBy } = await shapla.browser.callOrFail(withdrawalsAdminGet, {
    params: { id },
  });
  return [state, resolvedBy];
};

const waits = ['requested', null];
const isApproved = ['approved', 'system:rule'];

const setSecondFrom = (payoutSecondFrom: number) =>
  setSettings(ctx, { payoutSecondFrom }, 'system');

test('a rule that is off approves nothing; switched on it approves as the system', async () => {
  const member = await newMember();
  const id = await member.request();
  expect(await approveByRule(ctx, id)).toBe(false);
  expect(await read(id)).toEqual(waits);
  await setTerms({});
  expect(await approveByRule(ctx, id)).toBe(true);
  expect(await read(id)).toEqual(isApproved);
  expect(await approveByRule(ctx, id)).toBe(false);
  await executePayout(ctx, id);
  expect(await read(id)).toEqual(['paid', 'system:rule']);
  const { rows } = await sql<{ actor: string; detail: { terms: PayoutRuleTerms } }>`
    select actor, detail from event_log
    where kind = 'withdrawal.approved_by_rule' and subject = ${`withdrawal:${id}`}`.execute(ctx.db);
  expect(rows).toEqual([
    { actor: 'system', detail: expect.objectContaining({ amount: '30000', terms }) as unknown },
  ]);
});

test('a rule that asks for a level leaves members without an accepted document to operators', async () => {
  const member = await newMember();
  const id = await member.request();
  await setTerms({ levelAtLeast: 1 });
  expect(await approveByRule(ctx, id)).toBe(false);
  const { documents } = await sendNid(member);
  expect(await approveByRule(ctx, id)).toBe(false);
  const params = { id: documents[0]?.id ?? '' };
  await shapla.browser.callOrFail(documentsAdminAccept, { params });
  expect(await approveByRule(ctx, id)).toBe(true);
});

test('a score is left to operators until the rule names it, and is logged with its reasons', async () => {
  const member = await newMember();
  // A login of the last days from a country without one before: 15 points.
  const session = await ctx.db
    .selectFrom('memberSession')
    .selectAll()
    .where('memberId', '=', member.memberId)
    .executeTakeFirstOrThrow();
  const at = (address: string, minutes: number) => ({
    ...session,
    id: v7(),
    tokenHash: v7(),
    address,
    createdAt: new Date(session.createdAt.getTime() - minutes * 60_000),
  });
  await ctx.db
    .insertInto('memberSession')
    .values([at('103.4.144.1', 2), at('8.8.8.8', 1)])
    .execute();
  const id = await member.request();
  const { risk } = await shapla.browser.callOrFail(withdrawalsAdminGet, { params: { id } });
  expect(risk).toEqual({
    score: 15,
    reasons: [{ rule: 'new_country', points: 15, count: null }],
  });
  await setTerms({ maximumScore: 14 });
  expect(await approveByRule(ctx, id)).toBe(false);
  await setTerms({ maximumScore: 15 });
  expect(await approveByRule(ctx, id)).toBe(true);
  const { rows } = await sql<{ risk: unknown }>`
    select detail -> 'risk' as risk from event_log
    where kind = 'withdrawal.approved_by_rule' and subject = ${`withdrawal:${id}`}`.execute(ctx.db);
  expect(rows).toEqual([{ risk }]);
});

test('each request is followed by a job that asks the rule', async () => {
  const id = await (await newMember()).request();
  const { rows } = await sql<{ id: string }>`
    select payload ->> 'withdrawalId' as id from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'approve-by-rule'`.execute(ctx.db);
  expect(rows).toContainEqual({ id });
});

test.each([
  ['an amount that takes two operators', () => setSecondFrom(300)],
  [
    'a hold on payouts since the request',
    (memberId: string) =>
      sql`update member set payout_held_until = ${ctx.clock.now()}::timestamptz + interval '1 day'
        where id = ${memberId}`.execute(ctx.db),
  ],
  [
    'a freeze of anything since the request',
    (memberId: string) =>
      ctx.db.transaction().execute((tx) =>
        writeFreeze(tx, memberId, {
          scope: 'play',
          reason: 'Somebody else plays.',
          until: null,
          frozenBy: 'shapla',
          frozenAt: ctx.clock.now(),
        }),
      ),
  ],
  ['an account that is too young', () => setTerms({ accountDays: 31 })],
  ['an amount above the rule', () => setTerms({ maximum: '29999' })],
])('%s is left to operators', async (_title, change) => {
  const member = await newMember();
  await setTerms({});
  const id = await member.request();
  await change(member.memberId);
  expect(await approveByRule(ctx, id)).toBe(false);
  expect(await read(id)).toEqual(waits);
  await setSecondFrom(0);
});

test('what an operator approved first is left to operators', async () => {
  const id = await (await newMember()).request();
  await setSecondFrom(300);
  await shapla.browser.callOrFail(withdrawalsAdminApprove, { params: { id } });
  await setSecondFrom(0);
  await setTerms({});
  expect(await approveByRule(ctx, id)).toBe(false);
});

test('the sums of a day hold when all are judged at once', async () => {
  const members = [await newMember(), await newMember()];
  await setTerms({});
  const ids: string[] = [];
  // Two of the first member, who may take 600; the third of the day's 900 by the second.
  for (const at of [0, 0, 1, 1]) ids.push((await members[at]?.request()) ?? '');
  const approved = await Promise.all(ids.map((id) => approveByRule(ctx, id)));
  expect(approved.filter(Boolean)).toHaveLength(3);
  const again = await Promise.all(ids.map((id) => approveByRule(ctx, id)));
  expect(again.filter(Boolean)).toEqual([]);
});

test('a member who asks for more in a day than the rule allows waits with all of it', async () => {
  const member = await newMember();
  await setTerms({});
  const ids = [await member.request(), await member.request(), await member.request('20000')];
  for (const id of ids) expect(await approveByRule(ctx, id)).toBe(false);
});

test('an operator who rejects while the rule approves: one of both happens', async () => {
  const members = await Promise.all([1, 2, 3].map(newMember));
  await setTerms({});
  for (const member of members) {
    const id = await member.request();
    const body = { reason: 'The name does not match.' };
    const [byRule, rejected] = await Promise.all([
      approveByRule(ctx, id),
      rahima.browser.call(withdrawalsAdminReject, { params: { id }, body }),
    ]);
    expect(rejected.success).toBe(!byRule);
    expect(await read(id)).toEqual(byRule ? isApproved : ['rejected', 'rahima']);
    const { sumBalance, onHold } = await member.browser.callOrFail(walletGetBalance, {});
    expect([sumBalance, onHold]).toEqual(byRule ? ['370000', '30000'] : ['400000', '0']);
  }
});

test('two operators change the rule, and each of both can drop the request', async () => {
  const change = { ...terms, maximum: '20000' };
  const list = async () => {
    const { rules } = await rahima.browser.callOrFail(payoutRulesList, {});
    return rules.find(({ currency }) => currency === 'BDT');
  };
  const body = { key: v7(), version: 0, terms: change, reason: 'Weekends are long.' };
  const params = { currency: 'BDT' } as const;
  const ask = (over: object = {}) =>
    shapla.browser.call(payoutRulesRequest, { params, body: { ...body, ...over } });
  const contradicts = { ...change, memberDayMaximum: '19999' };
  expect(await ask({ terms: contradicts })).toMatchObject({
    code: 'payout_rule_contradicts',
    fields: { memberDayMaximum: expect.any(String) as unknown },
  });
  expect(await ask()).toMatchObject({ success: true });
  expect(await ask()).toMatchObject({ success: true });
  expect(await ask({ key: v7() })).toMatchObject({ code: 'request_waits' });
  const act = { params: { ...params, requestId: body.key } };
  expect(await shapla.browser.call(payoutRulesConfirm, act)).toMatchObject({
    code: 'second_operator_needed',
  });
  expect(await list()).toMatchObject({ version: 0, terms: { enabled: false } });
  expect(await rahima.browser.call(payoutRulesConfirm, act)).toMatchObject({ success: true });
  expect(await rahima.browser.call(payoutRulesConfirm, act)).toMatchObject({ success: true });
  expect(await list()).toMatchObject({ version: 1, terms: change, waiting: null });
  expect(await ask({ key: v7() })).toMatchObject({ code: 'terms_changed' });
  const other = { ...body, key: v7(), version: 1, terms };
  expect(await ask(other)).toMatchObject({ success: true });
  const drop = { params: { ...params, requestId: other.key } };
  expect(await rahima.browser.call(payoutRulesWithdraw, drop)).toMatchObject({ success: true });
  expect(await rahima.browser.call(payoutRulesConfirm, drop)).toMatchObject({
    code: 'request_unknown',
  });
});
