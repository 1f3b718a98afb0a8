// Goal: two operators end or refund a round that a vendor never ended, once, and late calls of the
// vendor get the right answer. Method: the console's calls with the clock held, a sample vendor
// over HTTP, and the second operator written into the table.
import { beforeEach, expect, test } from 'vitest';
import { v4, v7 } from 'uuid';
import { responsibleGamingAcknowledgeRealityCheck } from '@khelaghor/client/routes/account.gen.ts';
import {
  vendorRoundsAdminRequest,
  vendorRoundsAdminConfirm,
  vendorRoundsAdminList,
  vendorRoundsAdminCancel,
} from '@khelaghor/client/routes/play.gen.ts';
import { audit } from '@khelaghor/db/ledger-audit.ts';
import { buildCallHead, readVendorBalance } from '@khelaghor/testkit/sample-vendor-calls.ts';
import type { TestBrowser } from '@khelaghor/testkit/test-browser.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import type { TestMember } from '@khelaghor/testkit/test-member.ts';
import { hourMs } from '@khelaghor/time/durations.ts';
import { ownerRoleId } from '@khelaghor/contract/lib/permissions.ts';
import { withOperator, withSampleVendor } from '@khelaghor/testkit/with-server.ts';

const reason = 'The vendor lost the round';
let member: TestMember;
let token: string;
const secondId = v7();

const { server, operator } = await withOperator();
const vendor = await withSampleVendor(server);
const { db } = server.ctx;
const { id: firstId } = await db.selectFrom('operator').select('id').executeTakeFirstOrThrow();
await db
  .insertInto('operator')
  .values({
    id: secondId,
    username: 'another',
    passwordHash: 'none',
    totpSecret: Buffer.alloc(20),
    lastTotpStep: 0n,
    createdAt: server.clock.now(),
    roleId: ownerRoleId,
  })
  .execute();
beforeEach(async () => {
  member = await signUp(server, { balanceMinor: 10_000n });
  token = await vendor.openToken(member);
});

/** The console, logged in as one of the two operators. */
async function deskOf(operatorId: string): Promise<TestBrowser> {
  const until = new Date(server.clock.now().getTime() + hourMs);
  await server.ctx.db
    .updateTable('operatorSession')
    .set({ operatorId, seenAt: server.clock.now(), expiresAt: until })
    .execute();
  return operator;
}

/** 10,000 poisha in the protocol's units. */
const full = 10_000_000;
async function place(over: object = {}) {
  const head = buildCallHead(vendor, { ...member, token });
  const placed = { ...head, amount: 1_000_000, ...over };
  expect(await vendor.ask('bet', placed)).toMatchObject({ status: 'RS_OK' });
  return placed;
}
type Placed = Awaited<ReturnType<typeof place>>;
const about = (placed: Placed, over: object = {}) => ({
  ...placed,
  transaction_uuid: v4(),
  reference_transaction_uuid: placed.transaction_uuid,
  amount: 2_000_000,
  ...over,
});
const getRollback = (placed: Placed) => about(placed, { amount: undefined });
const readRoundId = async ({ round }: Placed): Promise<string> => {
  const { db } = server.ctx;
  const row = await db
    .selectFrom('round')
    .select('id')
    .where('ref', '=', round)
    .executeTakeFirstOrThrow();
  return row.id;
};
const balance = () => readVendorBalance(vendor, member);
const wakeMember = () =>
  server.ctx.db
    .updateTable('memberSession')
    .set({ seenAt: server.clock.now() })
    .where('memberId', '=', member.memberId)
    .execute();
const passHour = async () => {
  server.clock.advance(hourMs + 1_000);
  await wakeMember();
  // After an hour the reality check is due, and would refuse each bet.
  await member.browser.call(responsibleGamingAcknowledgeRealityCheck, {});
};
type Ask = { act: 'end' | 'refund'; key?: string; by?: string };
const ask = async (id: string, { act, key = v7(), by = firstId }: Ask) =>
  (await deskOf(by)).call(vendorRoundsAdminRequest, { params: { id }, body: { key, act, reason } });
const confirm = async (id: string, actId: string, by = secondId) =>
  (await deskOf(by)).call(vendorRoundsAdminConfirm, { params: { id, actId } });

async function askedFor(placed: Placed, act: 'end' | 'refund') {
  await passHour();
  const id = await readRoundId(placed);
  const key = v7();
  expect(await ask(id, { act, key })).toMatchObject({
    value: { waiting: { id: key, act, reason, askedBy: 'shapla', isOwn: true } },
  });
  return { id, key };
}
const eventsOf = async (kind: string) => {
  const rows = await server.ctx.db
    .selectFrom('eventLog')
    .select(['actor', 'detail'])
    .where('kind', '=', kind)
    .where('subject', '=', `member:${member.memberId}`)
    .execute();
  return rows;
};

test('open rounds older than an hour are listed, page by page, and younger ones cannot be ended', async () => {
  const placed = await place();
  const second = await place({ round: placed.round });
  const id = await readRoundId(placed);
  const list = async (query: { vendor?: string; cursor?: string; limit?: number }) => {
    const reply = await (await deskOf(firstId)).call(vendorRoundsAdminList, { query });
    if (!reply.success) throw new Error(reply.code);
    return reply.value;
  };
  expect((await list({})).items).not.toContainEqual(expect.objectContaining({ id }));
  expect(await ask(id, { act: 'end' })).toMatchObject({ code: 'round_too_young' });
  const other = await place();
  await passHour();
  const mine = (await list({ vendor: 'acme', limit: 100 })).items.filter(
    ({ memberId }) => memberId === member.memberId,
  );
  expect(mine).toEqual([
    expect.objectContaining({ id, runningBets: 2, inPlay: '2000', state: 'open', waiting: null }),
    expect.objectContaining({ ref: other.round, runningBets: 1, inPlay: '1000' }),
  ]);
  expect((await list({ vendor: 'nobody' })).items).toEqual([]);
  const pages = [];
  for (let cursor: string | undefined; ;) {
    const page = await list({ limit: 1, ...(cursor !== undefined && { cursor }) });
    pages.push(...page.items);
    if (page.nextCursor === null) break;
    cursor = page.nextCursor;
  }
  expect(pages).toEqual((await list({ limit: 100 })).items);
  expect(second.round).toBe(placed.round);
});

test('a refund returns the stakes, and late calls of the vendor move nothing more', async () => {
  const placed = await place();
  const second = await place({ round: placed.round });
  const { id, key } = await askedFor(placed, 'refund');
  expect(await balance()).toBe(full - 2_000_000);
  expect(await confirm(id, key)).toMatchObject({
    value: { state: 'ended', runningBets: 0, inPlay: '0', waiting: null },
  });
  expect(await balance()).toBe(full);
  const win = about(placed);
  for (let time = 0; time < 2; time += 1)
    expect(await vendor.ask('win', win)).toMatchObject({
      status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
      reason: 'round_refunded',
      balance: full,
    });
  expect(await eventsOf('vendor.win_refused')).toEqual([
    {
      actor: 'vendor:acme',
      detail: expect.objectContaining({ reason: 'round_refunded', amount: '2000' }) as object,
    },
  ]);
  expect(await vendor.ask('bet', placed)).toMatchObject({ reason: 'rolled_back' });
  const more = { ...placed, transaction_uuid: v4() };
  expect(await vendor.ask('bet', more)).toMatchObject({ reason: 'round_ended' });
  expect(await vendor.ask('rollback', getRollback(second))).toMatchObject({
    status: 'RS_OK',
    balance: full,
  });
  expect(await eventsOf('vendor.round_act_done')).toEqual([
    { actor: 'operator:another', detail: expect.objectContaining({ act: 'refund' }) as object },
  ]);
});

test('an end loses the running bets, and a late win is still paid', async () => {
  const placed = await place();
  const { id, key } = await askedFor(placed, 'end');
  expect(await confirm(id, key)).toMatchObject({ value: { state: 'ended', runningBets: 0 } });
  expect(await balance()).toBe(full - 1_000_000);
  expect(await vendor.ask('bet', { ...placed, transaction_uuid: v4() })).toMatchObject({
    reason: 'round_ended',
  });
  expect(await vendor.ask('win', about(placed))).toMatchObject({
    status: 'RS_OK',
    balance: full + 1_000_000,
  });
});

test('a bet that was won keeps its win when the rest of its round is refunded', async () => {
  const placed = await place();
  await place({ round: placed.round });
  await vendor.ask('win', about(placed));
  const { id, key } = await askedFor(placed, 'refund');
  await confirm(id, key);
  expect(await balance()).toBe(full + 1_000_000);
});

test('refuses one operator alone, and a second request for the same round', async () => {
  const placed = await place();
  const { id, key } = await askedFor(placed, 'refund');
  expect(await confirm(id, key, firstId)).toMatchObject({ code: 'second_operator_needed' });
  expect(await ask(id, { act: 'end' })).toMatchObject({ code: 'round_act_waits' });
  expect(await ask(id, { act: 'refund', key })).toMatchObject({ value: { waiting: { id: key } } });
  expect(await ask(id, { act: 'end', key })).toMatchObject({ code: 'key_reused' });
  expect(await confirm(id, v7())).toMatchObject({ code: 'round_act_unknown' });
  expect(await confirm(await readRoundId(await place()), key)).toMatchObject({
    code: 'round_act_unknown',
  });
  await expect(
    server.ctx.db
      .updateTable('roundAct')
      .set({ outcome: 'done', endedBy: firstId, endedAt: server.clock.now() })
      .where('id', '=', key)
      .execute(),
  ).rejects.toThrow('round_act_by_two');
  await expect(
    server.ctx.db.updateTable('roundAct').set({ act: 'end' }).where('id', '=', key).execute(),
  ).rejects.toThrow('stays as it is');
  const withdraw = async () =>
    (await deskOf(firstId)).call(vendorRoundsAdminCancel, { params: { id, actId: key } });
  expect(await withdraw()).toMatchObject({ value: { waiting: null, state: 'open' } });
  expect(await withdraw()).toMatchObject({ code: 'round_act_unknown' });
  expect(await confirm(id, key)).toMatchObject({ code: 'round_act_unknown' });
  expect(await balance()).toBe(full - 2_000_000);
});

test('120 confirmations at once return the stakes once', async () => {
  const placed = await place();
  const { id, key } = await askedFor(placed, 'refund');
  const desk = await deskOf(secondId);
  const replies = await Promise.all(
    Array.from({ length: 120 }, () =>
      desk.call(vendorRoundsAdminConfirm, { params: { id, actId: key } }),
    ),
  );
  // All lock one row: a slow machine may refuse some as overloaded; they are sent again.
  for (const reply of replies) expect(reply.success || reply.code === 'overloaded').toBe(true);
  expect(await confirm(id, key)).toMatchObject({ value: { state: 'ended', runningBets: 0 } });
  expect(await balance()).toBe(full);
});

test.each(['end', 'refund'] as const)(
  'of a concurrent %s and a vendor’s win one is first, and nothing is paid twice',
  async (act) => {
    const bets = [];
    for (let made = 0; made < 4; made += 1) bets.push(await place({ amount: 100_000 }));
    await passHour();
    const asked = [];
    for (const placed of bets) {
      const id = await readRoundId(placed);
      const key = v7();
      await ask(id, { act, key });
      asked.push({ id, actId: key });
    }
    const desk = await deskOf(secondId);
    const [wins] = await Promise.all([
      Promise.all(bets.map((placed) => vendor.ask('win', about(placed, { amount: 300_000 })))),
      Promise.all(asked.map((params) => desk.call(vendorRoundsAdminConfirm, { params }))),
    ]);
    const paid = wins.filter(({ status }) => status === 'RS_OK').length;
    const refunded = bets.length - paid;
    // Wins after an end are paid, so all are.
    expect(act === 'end' ? refunded : 0).toBe(0);
    for (const { status, reason } of wins)
      expect(status === 'RS_OK' || reason === 'round_refunded').toBe(true);
    expect(await balance()).toBe(full - 400_000 + paid * 300_000 + refunded * 100_000);
  },
);

test('ledger invariants hold at the end', async () => {
  expect(await audit(server.ctx.db)).toEqual([]);
});
