// Goal: a promotion pays what it promises, once for each member and never beyond its budget,
// however many calls come; and each member sees their state. Method: members and an operator over
// HTTP, then the ledger.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { responsibleGamingStartExclusion } from '@khelaghor/client/routes/account.gen.ts';
import {
  promotionsList,
  promotionsListMine,
  walletGetBalance,
} from '@khelaghor/client/routes/first.gen.ts';
import {
  promotionsAdminCreate,
  promotionsApply,
  applicationsAdminApprove,
  promotionsAdminUpdate,
  promotionsClaim,
  promotionsGet,
  promotionsJoin,
  promotionsAdminList,
  applicationsAdminList,
  promotionsGetMine,
  promotionsAdminReorder,
  applicationsAdminReject,
  promotionsAdminDelete,
} from '@khelaghor/client/routes/growth.gen.ts';
import { walletListEntries } from '@khelaghor/client/routes/money.gen.ts';
import { unknownRevision } from '@khelaghor/testkit/edit-settings.ts';
import type { PromotionDraft } from '@khelaghor/contract/growth/promotions.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import type { TestMember } from '@khelaghor/testkit/test-member.ts';
import { auditAfterAll, withOperator } from '@khelaghor/testkit/with-server.ts';
import { v7 } from 'uuid';

const { server, operator } = await withOperator();
auditAfterAll(server);

const draft = (over: Partial<PromotionDraft> = {}): PromotionDraft => ({
  title: { bn: 'উপহার', en: 'A gift' },
  summary: { bn: 'একবার নিন', en: 'Take it once' },
  content: { bn: '<p>নিয়ম</p>', en: '<p>Rules</p>' },
  category: 'event',
  kind: 'claim',
  audience: 'everyone',
  pictures: ['welcome'],
  amount: '5000',
  target: null,
  budget: '100000',
  startsAt: null,
  endsAt: null,
  enabled: true,
  ...over,
});

async function offered(over: Partial<PromotionDraft> = {}): Promise<string> {
  return (await operator.callOrFail(promotionsAdminCreate, { body: draft(over) })).id;
}

const claim = (by: TestMember, id: string, key = v7()) =>
  by.browser.call(promotionsClaim, { params: { id }, body: { key } });
const join = (by: TestMember, id: string, key = v7()) =>
  by.browser.call(promotionsJoin, { params: { id }, body: { key } });
const apply = (by: TestMember, id: string, remark = 'please', key = v7()) =>
  by.browser.call(promotionsApply, { params: { id }, body: { key, remark } });

async function standing(of: TestMember, id: string) {
  const value = await of.browser.callOrFail(promotionsGetMine, { params: { id } });
  return value.promotion?.standing ?? 'none';
}

async function balance(of: TestMember): Promise<string> {
  return (await of.browser.callOrFail(walletGetBalance, {})).sumBalance;
}

async function waiting(of: string) {
  const query = { state: 'applying' as const };
  const value = await operator.callOrFail(applicationsAdminList, { query });
  return value.items.find(({ promotionId }) => promotionId === of);
}

/** Writes the record of a confirmed deposit, a second before what follows. */
async function paidIn(by: TestMember, amountMinor: number): Promise<void> {
  const at = server.clock.now();
  await sql`insert into deposit (
    id, member_id, channel, gateway, amount_minor, currency, state, transfer_id,
    gateway_reference, redirect_address, provider_transaction_id, created_at, expires_at,
    resolved_at
  ) values (
    ${v7()}, ${by.memberId}, 'mobile', 'sandbox', ${amountMinor}, 'PLAY', 'confirmed', ${v7()},
    ${v7()}, 'https://gateway.example', ${v7()}, ${at}, ${at}::timestamptz + interval '1 hour', ${at}
  )`.execute(server.ctx.db);
  server.clock.advance(1_000);
}

test('a gift is paid once, into the balance and the statement', async () => {
  const id = await offered();
  const member = await signUp(server);
  expect(await standing(member, id)).toMatchObject({ status: 'claim', action: 'claim' });
  const key = v7();
  expect(await claim(member, id, key)).toMatchObject({
    success: true,
    value: { status: 'claimed', action: null },
  });
  expect(await balance(member)).toBe('5000');
  expect(await claim(member, id, key)).toMatchObject({ value: { status: 'claimed' } });
  expect(await claim(member, id)).toMatchObject({ code: 'promotion_taken' });
  expect(await balance(member)).toBe('5000');
  const record = await member.browser.call(walletListEntries, { query: {} });
  expect(record).toMatchObject({
    value: {
      items: [
        {
          code: 'promotion_grant',
          amount: '5000',
          fromKind: 'house_bonus',
          causeKind: 'promotion',
        },
      ],
    },
  });
});

test('twenty claims at once pay once', async () => {
  const id = await offered();
  const member = await signUp(server);
  const replies = await Promise.all(Array.from({ length: 20 }, () => claim(member, id)));
  expect(replies.filter(({ success }) => success)).toHaveLength(1);
  const codes = replies.flatMap((reply) => (reply.success ? [] : [reply.code]));
  expect(new Set(codes)).toEqual(new Set(['promotion_taken']));
  expect(await balance(member)).toBe('5000');
});

test('twenty calls with one key are one call', async () => {
  const id = await offered();
  const member = await signUp(server);
  const key = v7();
  const replies = await Promise.all(Array.from({ length: 20 }, () => claim(member, id, key)));
  for (const reply of replies) expect(reply).toMatchObject({ value: { status: 'claimed' } });
  expect(await balance(member)).toBe('5000');
});

test('a key that was used for another claim is refused', async () => {
  const [first, second] = [await offered(), await offered()];
  const [member, other] = [await signUp(server), await signUp(server)];
  const key = v7();
  await claim(member, first, key);
  expect(await claim(member, second, key)).toMatchObject({ code: 'key_reused' });
  expect(await claim(other, first, key)).toMatchObject({ code: 'key_reused' });
  expect(await balance(other)).toBe('0');
});

test('many claims at once do not exceed the budget', async () => {
  const id = await offered({ amount: '5000', budget: '12000' });
  const members = await Promise.all(Array.from({ length: 5 }, () => signUp(server)));
  const replies = await Promise.all(members.map((member) => claim(member, id)));
  expect(replies.filter(({ success }) => success)).toHaveLength(2);
  expect(
    replies.filter((reply) => !reply.success && reply.code === 'promotion_exhausted'),
  ).toHaveLength(3);
  const sums = await Promise.all(members.map(balance));
  expect(sums.toSorted()).toEqual(['0', '0', '0', '5000', '5000']);
  const late = members[sums.indexOf('0')];
  if (!late) throw new Error('somebody was late');
  expect(await standing(late, id)).toMatchObject({ status: 'claim', action: null });
});

test('deposits count from joining, and the gift opens when they reach the target', async () => {
  const id = await offered({ kind: 'deposit', target: '20000' });
  const member = await signUp(server);
  await paidIn(member, 50_000);
  expect(await claim(member, id)).toMatchObject({ code: 'promotion_not_earned' });
  expect(await join(member, id)).toMatchObject({ value: { status: 'signed', deposited: '0' } });
  await paidIn(member, 15_000);
  expect(await standing(member, id)).toMatchObject({ status: 'process', deposited: '15000' });
  expect(await claim(member, id)).toMatchObject({ code: 'promotion_not_earned' });
  await paidIn(member, 5_000);
  expect(await standing(member, id)).toMatchObject({ status: 'claim', action: 'claim' });
  expect(await claim(member, id)).toMatchObject({ value: { status: 'claimed' } });
  expect(await balance(member)).toBe('5000');
});

test('an application waits for an operator, and a grant is paid once', async () => {
  const id = await offered({ kind: 'apply' });
  const member = await signUp(server);
  expect(await apply(member, id, 'I found a mistake')).toMatchObject({
    value: { status: 'applying' },
  });
  expect(await claim(member, id)).toMatchObject({ code: 'promotion_taken' });
  const application = await waiting(id);
  if (!application) throw new Error('the application is not in the queue');
  expect(application).toMatchObject({ account: member.account, remark: 'I found a mistake' });
  const params = { id: application.id };
  const replies = await Promise.all([
    operator.call(applicationsAdminApprove, { params }),
    operator.call(applicationsAdminApprove, { params }),
    operator.call(applicationsAdminReject, { params, body: { reason: 'too late' } }),
  ]);
  expect(replies.filter(({ success }) => success)).toHaveLength(1);
  const { status } = (await standing(member, id)) as { status: string };
  expect(await balance(member)).toBe(status === 'issued' ? '5000' : '0');
});

test('a rejection has a reason and moves no money', async () => {
  const id = await offered({ kind: 'apply' });
  const member = await signUp(server);
  await apply(member, id);
  const params = { id: (await waiting(id))?.id ?? '' };
  const body = { reason: 'We know this one already.' };
  expect(await operator.call(applicationsAdminReject, { params, body })).toMatchObject({
    value: { state: 'rejected', decidedBy: 'shapla' },
  });
  expect(await standing(member, id)).toMatchObject({ status: 'rejected', reason: body.reason });
  expect(await balance(member)).toBe('0');
  const nobody = { params: { id: v7() } };
  expect(await operator.call(applicationsAdminApprove, nobody)).toMatchObject({
    code: 'application_unknown',
  });
});

test('an application of a member on a break is not paid', async () => {
  const id = await offered({ kind: 'apply' });
  const member = await signUp(server);
  await apply(member, id);
  const params = { id: (await waiting(id))?.id ?? '' };
  const body = { length: 'day', password: member.password } as const;
  await member.browser.call(responsibleGamingStartExclusion, { body });
  expect(await operator.call(applicationsAdminApprove, { params })).toMatchObject({
    code: 'member_on_break',
  });
  expect(await balance(member)).toBe('0');
});

test('a remark has at most 140 characters', async () => {
  const id = await offered({ kind: 'apply' });
  const member = await signUp(server);
  expect(await apply(member, id, 'x'.repeat(141))).toMatchObject({ code: 'malformed' });
  expect(await apply(member, id, 'ক'.repeat(140))).toMatchObject({ success: true });
});

const [past, future] = ['2020-01-01T00:00:00.000Z', '2099-01-01T00:00:00.000Z'];

test.each<[string, Partial<PromotionDraft>, string, string]>([
  ['soon', { startsAt: future }, 'coming_soon', 'promotion_not_open'],
  ['over', { endsAt: past }, 'none', 'promotion_not_open'],
  ['off', { enabled: false }, 'none', 'promotion_unknown'],
  ['for agents', { audience: 'agents' }, 'none', 'promotion_unknown'],
  ['for visitors', { audience: 'visitors' }, 'none', 'promotion_unknown'],
])('a promotion that is %s pays nothing', async (_when, over, stands, refusal) => {
  const id = await offered(over);
  const member = await signUp(server);
  const found = await standing(member, id);
  expect(typeof found === 'string' ? found : found.status).toBe(stands);
  expect(await claim(member, id)).toMatchObject({ code: refusal });
  expect(await balance(member)).toBe('0');
});

test('a removed promotion is hidden from visitors and members', async () => {
  const id = await offered();
  const member = await signUp(server);
  await operator.call(promotionsAdminDelete, { params: { id } });
  expect(await claim(member, id)).toMatchObject({ code: 'promotion_unknown' });
  const visitor = openBrowser(server);
  expect(await visitor.call(promotionsGet, { params: { id } })).toEqual({
    success: true,
    value: { promotion: null },
  });
  expect(await operator.call(promotionsAdminDelete, { params: { id } })).toMatchObject({
    code: 'promotion_unknown',
  });
});

test('a visitor sees promotions for visitors, and that a login comes first', async () => {
  const forVisitors = await offered({ audience: 'visitors', kind: 'apply' });
  const forMembers = await offered({ audience: 'members' });
  const listIds = ({ promotions }: { promotions: { id: string }[] }) =>
    promotions.map(({ id }) => id);
  const visitor = await openBrowser(server).callOrFail(promotionsList, {});
  expect(visitor.promotions.find(({ id }) => id === forVisitors)?.standing).toMatchObject({
    status: 'join',
    action: 'apply',
  });
  expect(listIds(visitor)).not.toContain(forMembers);
  const member = await signUp(server);
  const mine = listIds(await member.browser.callOrFail(promotionsListMine, {}));
  expect(mine).toContain(forMembers);
  expect(mine).not.toContain(forVisitors);
});

test('an operator’s text is cleaned before it is stored', async () => {
  const bad = '<p onclick="x()">ok</p><script>alert(1)</script><img src="https://spy.example/a">';
  const id = await offered({ content: { bn: bad, en: bad } });
  const reply = await openBrowser(server).call(promotionsGet, { params: { id } });
  const content = { bn: '<p>ok</p>', en: '<p>ok</p>' };
  expect(reply).toMatchObject({ value: { promotion: { content } } });
});

test.each<[string, Partial<PromotionDraft>, string]>([
  ['information that gives', { kind: 'information' }, 'amount'],
  ['a gift of nothing', { amount: null }, 'amount'],
  ['a gift without a budget', { budget: null }, 'budget'],
  ['a budget for less than one', { budget: '4000' }, 'budget'],
  ['paying in without a sum', { kind: 'deposit' }, 'target'],
  ['an end before the beginning', { startsAt: future, endsAt: past }, 'endsAt'],
])('%s is refused', async (_what, over, field) => {
  const reply = await operator.call(promotionsAdminCreate, { body: draft(over) });
  expect(reply).toMatchObject({ code: 'malformed' });
  expect(!reply.success && 'fields' in reply && Object.keys(reply.fields ?? {})).toContain(field);
});

test('a promotion with claims keeps its kind, and its budget covers the paid sum', async () => {
  const id = await offered({ budget: '20000' });
  await claim(await signUp(server), id);
  await claim(await signUp(server), id);
  const change = async (over: Partial<PromotionDraft>) => {
    const { promotions } = await operator.callOrFail(promotionsAdminList, {});
    const revision = promotions.find((one) => one.id === id)?.revision ?? '';
    return operator.call(promotionsAdminUpdate, { params: { id }, body: { ...over, revision } });
  };
  expect(await change({ kind: 'apply' })).toMatchObject({ code: 'state_changed' });
  expect(await change({ budget: '9000' })).toMatchObject({ code: 'malformed' });
  expect(await change({ budget: '10000', enabled: false })).toMatchObject({
    value: { granted: '10000', takenCount: 2 },
  });
});

test('a new order is in the event log, by the titles before and after', async () => {
  const named = (en: string) => offered({ title: { bn: `${en} বাংলা`, en } });
  const ids = [await named('One'), await named('Two')];
  const { promotions } = await operator.callOrFail(promotionsAdminList, {});
  const seen = promotions.map(({ id }) => id);
  await operator.callOrFail(promotionsAdminReorder, { body: { ids: ids.toReversed(), seen } });
  const event = await server.ctx.db
    .selectFrom('eventLog')
    .select('detail')
    .where('kind', '=', 'promotion.ordered')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const { before, after } = event.detail as Record<string, { bn: string[]; en: string[] }>;
  const isNamed = (title: string) => /^(?:One|Two)\b/u.test(title);
  expect(before?.en.filter(isNamed)).toEqual(['One', 'Two']);
  expect(after?.en.filter(isNamed)).toEqual(['Two', 'One']);
  expect(after?.bn.filter(isNamed)).toEqual(['Two বাংলা', 'One বাংলা']);
});

test('refuses every call on stored promotions without an operator', async () => {
  const id = await offered();
  const stranger = openBrowser(server, { listener: 'console' });
  const params = { id };
  for (const reply of [
    await stranger.call(promotionsAdminList, {}),
    await stranger.call(promotionsAdminCreate, { body: draft() }),
    await stranger.call(promotionsAdminUpdate, { params, body: { revision: unknownRevision } }),
    await stranger.call(promotionsAdminDelete, { params }),
    await stranger.call(promotionsAdminReorder, { body: { ids: [id], seen: [id] } }),
    await stranger.call(applicationsAdminList, { query: { state: 'applying' } }),
    await stranger.call(applicationsAdminApprove, { params }),
    await stranger.call(applicationsAdminReject, { params, body: { reason: 'because' } }),
  ])
    expect(reply).toMatchObject({ code: 'not_logged_in' });
  const visitor = openBrowser(server);
  const taken = await visitor.call(promotionsClaim, { params, body: { key: v7() } });
  expect(taken).toMatchObject({ code: 'not_logged_in' });
});
