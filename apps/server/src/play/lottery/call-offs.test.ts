// Goal: a draw with tickets is called off by two operators, one without any by one, while it is on
// sale; a request holds up nothing, and is void once the numbers are there. Method: the whole
// server on a held clock, with confirmations that run beside each other and beside the close.
import { expect, test } from 'vitest';
import { v7 } from 'uuid';
import { walletGetBalance, lotteryGetGame } from '@khelaghor/client/routes/first.gen.ts';
import {
  lotteryCallOffsCallOff,
  lotteryCallOffsCancel,
  lotteryCallOffsConfirm,
  lotteryCallOffsListWaiting,
  lotteryCallOffsRequest,
  lotteryAdminGetIssue,
  lotteryPlaceTickets,
} from '@khelaghor/client/routes/play.gen.ts';
import { createKey } from '@khelaghor/testkit/create-key.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import type { TestMember } from '@khelaghor/testkit/test-member.ts';
import {
  createFirstOperator,
  inviteOperator,
  type TestOperator,
} from '@khelaghor/testkit/test-operator.ts';
import { auditAfterAll, withServer } from '@khelaghor/testkit/with-server.ts';
import { refundIssue } from './cancel-issue.ts';
import { closeIssue } from './close-issue.ts';
import { drawIssue } from './draw-issue.ts';
import { settleIssue } from './settle-issue.ts';

const clock = createFakeClock(new Date('2026-11-21T06:00:10Z'));
const server = await withServer({ clock, logLevel: 'silent' });
const { ctx } = server;
auditAfterAll(server);
const visitor = openBrowser(server);
const shapla = await createFirstOperator(server);
const karim = await inviteOperator(server, shapla, 'karim');
// Each code of an app counts once.
clock.set(new Date(clock.now().getTime() + 60_000));
const robi = await inviteOperator(server, shapla, 'robi');

const params = { gameCode: 'k3' };
const reason = 'The machine failed';
const newKey = () => createKey(clock);

type Sold = { issueId: string; closesAt: string; drawsAt: string; member: TestMember };

/** Goes on to an issue of its own; a member stakes 10 taka in it. */
async function sellIssue(): Promise<Sold> {
  const minute = Math.floor(clock.now().getTime() / 60_000) + 1;
  clock.set(new Date(minute * 60_000 + 10_000));
  const { current } = await visitor.callOrFail(lotteryGetGame, { params });
  const { issueId, closesAt, drawsAt } = current;
  const member = await signUp(server, { balanceMinor: 100_000n });
  await buy(member, issueId);
  return { issueId, closesAt, drawsAt, member };
}

const buy = ({ browser }: TestMember, issueId: string) =>
  browser.callOrFail(lotteryPlaceTickets, {
    params,
    body: {
      issueId,
      tickets: [{ key: newKey(), play: 'big', selection: '-', stakePerLine: '1000' }],
    },
  });

const balanceOf = async ({ browser }: TestMember) =>
  (await browser.callOrFail(walletGetBalance, {})).sumBalance;

const read = ({ browser }: TestOperator, issueId: string) =>
  browser.callOrFail(lotteryAdminGetIssue, { params: { ...params, issueId } });

const ask = (issueId: string, key = newKey(), by = shapla, why = reason) =>
  by.browser.call(lotteryCallOffsRequest, {
    params: { ...params, issueId },
    body: { key, reason: why },
  });

/** Requests that an issue is called off, and returns the key. */
async function request(issueId: string): Promise<string> {
  const key = newKey();
  expect(await ask(issueId, key)).toMatchObject({ success: true });
  return key;
}

const confirm = (issueId: string, callOffId: string, by = karim) =>
  by.browser.call(lotteryCallOffsConfirm, { params: { ...params, issueId, callOffId } });

const withdraw = (issueId: string, callOffId: string, by: TestOperator) =>
  by.browser.call(lotteryCallOffsCancel, { params: { ...params, issueId, callOffId } });

const listWaiting = async ({ browser }: TestOperator) =>
  (await browser.callOrFail(lotteryCallOffsListWaiting, {})).issues;

const readLog = async (kind: string) =>
  (
    await ctx.db
      .selectFrom('eventLog')
      .select(['actor', 'subject', 'detail'])
      .where('kind', '=', kind)
      .orderBy('id')
      .execute()
  ).at(-1);

async function draw({ issueId, drawsAt }: Sold): Promise<boolean> {
  clock.set(new Date(Date.parse(drawsAt) + 1_000));
  await closeIssue(ctx, issueId);
  return drawIssue(ctx, issueId);
}

test('the request of one operator is confirmed by another, and all stakes return once', async () => {
  const { issueId, member } = await sellIssue();
  const key = await request(issueId);
  const sums = [{ currency: 'PLAY', tickets: 1, stake: '1000' }];
  expect(await read(shapla, issueId)).toMatchObject({
    state: 'open',
    callOff: { id: key, reason, askedBy: 'shapla', isOwn: true, outcome: null, sums },
  });
  // The issue goes on being sold; the other operator sees the requested sums and those of now.
  await buy(member, issueId);
  const [waiting] = await listWaiting(karim);
  expect(waiting).toMatchObject({
    gameCode: 'k3',
    issue: { issueId, callOff: { isOwn: false, sums }, sums: [{ tickets: 2, stake: '2000' }] },
  });
  expect(await readLog('lottery.call_off_asked')).toMatchObject({
    actor: 'operator:shapla',
    subject: 'game:k3',
    detail: { reason, request: key, returned: sums },
  });
  expect(await confirm(issueId, key, shapla)).toMatchObject({ code: 'second_operator_needed' });
  const off = { state: 'cancelled', cancelReason: reason, callOff: { outcome: 'done' } };
  expect(await confirm(issueId, key)).toMatchObject({ value: off });
  expect(await confirm(issueId, key)).toMatchObject({ value: off });
  expect(await listWaiting(karim)).toEqual([]);
  await refundIssue(ctx, issueId);
  expect(await balanceOf(member)).toBe('100000');
  expect(await readLog('lottery.issue_cancelled')).toMatchObject({
    actor: 'operator:karim',
    detail: { reason, request: key, returned: [{ tickets: 2, stake: '2000' }] },
  });
});

test('a request is made once for its key, and only one waits', async () => {
  const { issueId } = await sellIssue();
  const key = await request(issueId);
  expect(await ask(issueId, key)).toMatchObject({ success: true });
  expect(await ask(issueId, key, shapla, 'Another reason')).toMatchObject({ code: 'key_reused' });
  expect(await ask(issueId, key, karim)).toMatchObject({ code: 'key_reused' });
  expect(await ask(issueId, newKey(), karim)).toMatchObject({ code: 'call_off_waits' });
  const rows = await ctx.db
    .selectFrom('lotteryCallOff')
    .select('id')
    .where('issueId', '=', issueId)
    .execute();
  expect(rows).toEqual([{ id: key }]);
  await withdraw(issueId, key, shapla);
});

test('a rejected request changes nothing, and another one can be made', async () => {
  const sold = await sellIssue();
  const { issueId, member } = sold;
  const key = await request(issueId);
  const before = await balanceOf(member);
  expect(await withdraw(issueId, key, karim)).toMatchObject({
    value: { state: 'open', callOff: { outcome: 'withdrawn' } },
  });
  expect(await readLog('lottery.call_off_withdrawn')).toMatchObject({
    actor: 'operator:karim',
    detail: { request: key },
  });
  expect(await withdraw(issueId, key, shapla)).toMatchObject({ code: 'call_off_unknown' });
  expect(await confirm(issueId, key)).toMatchObject({ code: 'call_off_unknown' });
  expect(await balanceOf(member)).toBe(before);
  const again = await request(issueId);
  expect(await withdraw(issueId, again, shapla)).toMatchObject({ success: true });
});

test('the draw is not held up, and makes the request void', async () => {
  const sold = await sellIssue();
  const { issueId } = sold;
  const key = await request(issueId);
  expect(await draw(sold)).toBe(true);
  await settleIssue(ctx, issueId);
  expect(await read(karim, issueId)).toMatchObject({
    state: 'settled',
    callOff: { id: key, outcome: 'void' },
  });
  expect(await confirm(issueId, key)).toMatchObject({ code: 'issue_drawn' });
  expect(await withdraw(issueId, key, shapla)).toMatchObject({ code: 'call_off_unknown' });
  expect(await ask(issueId)).toMatchObject({ code: 'issue_drawn' });
  expect(await listWaiting(karim)).toEqual([]);
  expect(await readLog('lottery.call_off_void')).toMatchObject({
    actor: 'system',
    subject: 'game:k3',
    detail: { request: key },
  });
});

test('when the sale has ended the result is fixed: no one calls the issue off any more', async () => {
  const sold = await sellIssue();
  const { issueId, closesAt, member } = sold;
  const key = await request(issueId);
  clock.set(new Date(closesAt));
  expect(await confirm(issueId, key)).toMatchObject({ code: 'issue_decided' });
  await closeIssue(ctx, issueId);
  expect(await confirm(issueId, key)).toMatchObject({ code: 'issue_decided' });
  expect(await ask(issueId)).toMatchObject({ code: 'issue_decided' });
  expect(await draw(sold)).toBe(true);
  await settleIssue(ctx, issueId);
  expect(await read(karim, issueId)).toMatchObject({ callOff: { outcome: 'void' } });
  expect(await balanceOf(member)).not.toBe('100000');
  // One that no ticket is sold for, too.
  clock.set(new Date(Date.parse(sold.drawsAt) + 60_000));
  const { current } = await visitor.callOrFail(lotteryGetGame, { params });
  clock.set(new Date(current.closesAt));
  const callOff = shapla.browser.call(lotteryCallOffsCallOff, {
    params: { ...params, issueId: current.issueId },
    body: { reason },
  });
  expect(await callOff).toMatchObject({ code: 'issue_decided' });
});

test.each(['close', 'confirm'] as const)(
  'of a confirmation and a close beside each other one counts, with %s asked first',
  async (first) => {
    const sold = await sellIssue();
    const { issueId, closesAt, member } = sold;
    const key = await request(issueId);
    const end = () => {
      clock.set(new Date(closesAt));
      return closeIssue(ctx, issueId);
    };
    const start = { close: end, confirm: () => confirm(issueId, key) };
    await Promise.all([start[first](), start[first === 'close' ? 'confirm' : 'close']()]);
    const isCalledOff = (await read(karim, issueId)).state === 'cancelled';
    expect(await draw(sold)).toBe(!isCalledOff);
    await (isCalledOff ? refundIssue(ctx, issueId) : settleIssue(ctx, issueId));
    const { state, result, callOff } = await read(karim, issueId);
    const isReturned = (await balanceOf(member)) === '100000';
    expect([
      { state: 'cancelled', isDrawn: false, outcome: 'done', isReturned: true },
      { state: 'settled', isDrawn: true, outcome: 'void', isReturned: false },
    ]).toContainEqual({ state, isDrawn: result !== null, outcome: callOff?.outcome, isReturned });
  },
);

test('of two confirmations beside each other one counts', async () => {
  const { issueId, member } = await sellIssue();
  const key = await request(issueId);
  const replies = await Promise.all([
    confirm(issueId, key, karim),
    confirm(issueId, key, robi),
    confirm(issueId, key, shapla),
  ]);
  const codes = replies.map((reply) => (reply.success ? 'done' : reply.code));
  expect(codes.slice(0, 2).toSorted()).toEqual(['call_off_unknown', 'done']);
  expect(['call_off_unknown', 'second_operator_needed']).toContain(codes[2]);
  await refundIssue(ctx, issueId);
  expect(await balanceOf(member)).toBe('100000');
  const events = await ctx.db
    .selectFrom('eventLog')
    .select('id')
    .where('kind', '=', 'lottery.issue_cancelled')
    .where('detail', '@>', JSON.stringify({ request: key }))
    .execute();
  expect(events).toHaveLength(1);
});

test('one operator calls off a draw without tickets, which makes a request void', async () => {
  const sold = await sellIssue();
  const callOff = (issueId: string) =>
    shapla.browser.call(lotteryCallOffsCallOff, {
      params: { ...params, issueId },
      body: { reason },
    });
  expect(await callOff(sold.issueId)).toMatchObject({ code: 'issue_has_stakes' });
  expect(await read(shapla, sold.issueId)).toMatchObject({ state: 'open', callOff: null });
  const { next } = await visitor.callOrFail(lotteryGetGame, { params });
  const key = await request(next.issueId);
  const off = { state: 'cancelled', cancelReason: reason, callOff: { outcome: 'void' } };
  expect(await callOff(next.issueId)).toMatchObject({ value: off });
  expect(await callOff(next.issueId)).toMatchObject({ value: off });
  expect(await confirm(next.issueId, key)).toMatchObject({ code: 'call_off_unknown' });
  expect(await ask(next.issueId)).toMatchObject({ code: 'issue_called_off' });
  expect(await draw(sold)).toBe(true);
  expect(await callOff(sold.issueId)).toMatchObject({ code: 'issue_drawn' });
  await settleIssue(ctx, sold.issueId);
});

test('bad input is refused by name, and operators’ requests stay as they are', async () => {
  clock.set(new Date(clock.now().getTime() + 120_000));
  const { issueId } = await sellIssue();
  const key = await request(issueId);
  expect(await ask(issueId, newKey(), shapla, 'no')).toMatchObject({ code: 'malformed' });
  expect(await ask(v7())).toMatchObject({ code: 'issue_unknown' });
  expect(await confirm(issueId, v7())).toMatchObject({ code: 'call_off_unknown' });
  const elsewhere = { issueId, callOffId: key };
  const call = (gameCode: string) =>
    karim.browser.call(lotteryCallOffsConfirm, { params: { ...elsewhere, gameCode } });
  expect(await call('ssc1')).toMatchObject({ code: 'issue_unknown' });
  expect(await call('dice')).toMatchObject({ code: 'game_unknown' });
  const other = await visitor.callOrFail(lotteryGetGame, { params });
  expect(await confirm(other.next.issueId, key)).toMatchObject({ code: 'call_off_unknown' });
  const stranger = openBrowser(server, { listener: 'console' });
  expect(await stranger.call(lotteryCallOffsListWaiting, {})).toMatchObject({
    code: 'not_logged_in',
  });
  const change = (values: Record<string, unknown>) =>
    ctx.db.updateTable('lotteryCallOff').set(values).where('id', '=', key).execute();
  await expect(change({ reason: 'Written anew' })).rejects.toThrow('stays as it is');
  await expect(
    change({ outcome: 'done', endedAt: clock.now(), endedBy: await findId('shapla') }),
  ).rejects.toThrow('lottery_call_off_by_two');
});

const findId = async (username: string) =>
  (
    await ctx.db
      .selectFrom('operator')
      .select('id')
      .where('username', '=', username)
      .executeTakeFirstOrThrow()
  ).id;
