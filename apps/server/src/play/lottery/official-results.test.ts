// Goal: an official issue is drawn with what two operators entered alike, or the signed feed sent,
// and with nothing else; a conflict draws nothing. Method: the whole server on a held clock, with
// K3 as an official lottery.
import { afterEach, expect, test } from 'vitest';
import { lotteryGetGame } from '@khelaghor/client/routes/first.gen.ts';
import {
  lotteryCallOffsCallOff,
  lotteryAdminEnterResult,
  lotteryAdminGetResults,
  lotteryAdminListAwaitedResults,
  lotteryAdminWithdrawResult,
  lotteryPlaceTickets,
  lotteryPushResult,
} from '@khelaghor/client/routes/play.gen.ts';
import { signHeaders } from '@khelaghor/gateway-signature/message-signature.ts';
import { changeLotteryTerms } from '@khelaghor/testkit/change-lottery-terms.ts';
import { createKey } from '@khelaghor/testkit/create-key.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import type { TestBrowser } from '@khelaghor/testkit/test-browser.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { createFirstOperator, inviteOperator } from '@khelaghor/testkit/test-operator.ts';
import { auditAfterAll, withServer } from '@khelaghor/testkit/with-server.ts';
import { closeIssue } from './close-issue.ts';
import { drawIssue } from './draw-issue.ts';
import { drawMissedIssues, retryDraw } from './draw-missed-issues.ts';
import { settleIssue } from './settle-issue.ts';

const clock = createFakeClock(new Date('2026-11-21T06:00:10Z'));
const server = await withServer({ clock });
const { ctx } = server;
auditAfterAll(server);
const visitor = openBrowser(server);
const shapla = await createFirstOperator(server);
await changeLotteryTerms(shapla.browser, 'k3', { drawSource: 'official' });
const karim = await inviteOperator(server, shapla, 'karim');
const secret = 'a secret of the feed, long enough';
ctx.config.resultFeedSecret = secret;
afterEach(() => {
  ctx.config.resultFeedSecret = secret;
});

const params = { gameCode: 'k3' };

const openGame = () => visitor.callOrFail(lotteryGetGame, { params });

// Issues that were made before the lottery became official are still drawn by us.
clock.set(new Date(clock.now().getTime() + 7 * 60_000));

/** A new running issue. */
async function findOfficial() {
  clock.set(new Date(clock.now().getTime() + 60_000));
  const { current } = await openGame();
  expect(current).toMatchObject({ source: 'official', beacon: null });
  return current;
}

type Issue = Awaited<ReturnType<typeof findOfficial>>;

/** An official issue whose sale is over. */
async function closeOfficial(): Promise<Issue> {
  const issue = await findOfficial();
  clock.set(new Date(Date.parse(issue.drawsAt) + 1_000));
  await closeIssue(ctx, issue.issueId);
  return issue;
}

const enter = ({ browser }: { browser: TestBrowser }, issue: Issue, result: number[]) =>
  browser.call(lotteryAdminEnterResult, {
    params: { ...params, issueId: issue.issueId },
    body: { result },
  });
const withdraw = ({ browser }: { browser: TestBrowser }, { issueId }: Issue) =>
  browser.call(lotteryAdminWithdrawResult, { params: { ...params, issueId } });
const read = ({ issueId }: Issue) =>
  shapla.browser.callOrFail(lotteryAdminGetResults, { params: { ...params, issueId } });

async function push(
  { issueNumber }: Pick<Issue, 'issueNumber'>,
  result: number[],
  { key = secret, gameCode = 'k3' }: { key?: string; gameCode?: string } = {},
): Promise<unknown> {
  const sentAt = clock.now().toISOString();
  const text = JSON.stringify({ gameCode, issueNumber, result, drawnAt: sentAt });
  const headers = signHeaders({ key: 'feed', secret: key }, sentAt, text);
  const reply = await visitor.send(lotteryPushResult.path, {
    method: 'POST',
    headers,
    body: text,
  });
  return reply.json();
}

test('our job draws no official issue, and asks for it no more', async () => {
  const issue = await closeOfficial();
  expect(await drawIssue(ctx, issue.issueId)).toBe(false);
  await retryDraw(ctx, issue.issueId);
  await drawMissedIssues(ctx, 0);
  const { rows } = await ctx.pool.query<{ jobs: number }>(
    `select count(*)::int as jobs from graphile_worker.jobs where key = $1`,
    [`draw-issue:${issue.issueId}`],
  );
  expect(rows).toEqual([{ jobs: 0 }]);
  expect(await read(issue)).toMatchObject({
    issue: { state: 'closed', source: 'official', resultState: 'waiting', result: null },
    entries: [],
    form: [{ label: null, from: 1, to: 6 }],
  });
});

test('nothing is entered before the sale ends, nor numbers that cannot be drawn', async () => {
  const issue = await findOfficial();
  expect(await enter(shapla, issue, [1, 2, 3])).toMatchObject({ code: 'result_sale_open' });
  expect(await push(issue, [1, 2, 3])).toMatchObject({ code: 'result_sale_open' });
  clock.set(new Date(issue.closesAt));
  for (const result of [
    [1, 2],
    [1, 2, 7],
    [0, 1, 2],
    [1, 2, 3, 4],
  ]) {
    expect(await enter(shapla, issue, result)).toMatchObject({ code: 'result_malformed' });
    expect(await push(issue, result)).toMatchObject({ code: 'result_malformed' });
  }
  expect((await read(issue)).entries).toEqual([]);
});

test('one operator alone draws nothing, also with a second entry', async () => {
  const issue = await closeOfficial();
  await enter(shapla, issue, [1, 2, 3]);
  await enter(shapla, issue, [1, 2, 3]);
  expect(await enter(shapla, issue, [4, 5, 6])).toMatchObject({
    value: {
      issue: { state: 'closed', resultState: 'waiting' },
      entries: [{ enteredBy: 'shapla', isOwn: true, result: [4, 5, 6] }],
    },
  });
});

test('two operators who agree draw the issue, which settles as every other', async () => {
  const { browser } = await signUp(server, { balanceMinor: 100_000n });
  const issue = await findOfficial();
  const key = createKey(clock);
  const tickets = [{ key, play: 'sum', selection: '6', stakePerLine: '1000' }];
  const { issueId } = issue;
  await browser.callOrFail(lotteryPlaceTickets, { params, body: { issueId, tickets } });
  clock.set(new Date(Date.parse(issue.drawsAt) + 1_000));
  // No job closed it: the first entry makes up for it.
  await enter(shapla, issue, [1, 2, 3]);
  expect(await enter(karim, issue, [1, 2, 3])).toMatchObject({
    value: { issue: { state: 'drawn', result: [1, 2, 3], resultState: null } },
  });
  await settleIssue(ctx, issueId);
  const [drawn] = (await openGame()).results;
  expect(drawn).toMatchObject({
    issueId,
    state: 'settled',
    source: 'official',
    result: [1, 2, 3],
    serverSeed: null,
    ticketCount: 1,
    correction: null,
  });
  expect((await read(issue)).issue.sums).toMatchObject([{ tickets: 1, paid: '21168' }]);
  // Repeats are answered, other numbers refused.
  expect(await enter(karim, issue, [1, 2, 3])).toMatchObject({ success: true });
  expect(await enter(karim, issue, [1, 2, 4])).toMatchObject({ code: 'result_known' });
  expect(await withdraw(karim, issue)).toMatchObject({ code: 'result_known' });
});

test('two who differ draw nothing until one of them changes theirs or withdraws it', async () => {
  const issue = await closeOfficial();
  await enter(shapla, issue, [1, 2, 3]);
  expect(await enter(karim, issue, [3, 2, 1])).toMatchObject({
    value: { issue: { state: 'closed', resultState: 'conflict' }, entries: [{}, {}] },
  });
  const { issues } = await karim.browser.callOrFail(lotteryAdminListAwaitedResults, {});
  expect(issues.find(({ issue: { issueId } }) => issueId === issue.issueId)).toMatchObject({
    gameCode: 'k3',
    issue: { resultState: 'conflict' },
  });
  expect(await withdraw(karim, issue)).toMatchObject({
    value: { issue: { resultState: 'waiting' }, entries: [{ enteredBy: 'shapla' }] },
  });
  expect(await withdraw(karim, issue)).toMatchObject({ code: 'result_entry_unknown' });
  await enter(karim, issue, [3, 2, 1]);
  expect(await enter(shapla, issue, [3, 2, 1])).toMatchObject({
    value: { issue: { state: 'drawn', result: [3, 2, 1] } },
  });
});

test('of two equal entries at once, one draws the issue', async () => {
  const issue = await closeOfficial();
  await Promise.all([enter(shapla, issue, [2, 2, 2]), enter(karim, issue, [2, 2, 2])]);
  expect((await read(issue)).issue).toMatchObject({ state: 'drawn', result: [2, 2, 2] });
});

test('the feed draws an issue alone, in any order, and once', async () => {
  const older = await closeOfficial();
  const newer = await closeOfficial();
  expect(await push(newer, [1, 1, 2])).toMatchObject({ value: { received: true } });
  expect(await push(older, [3, 3, 4])).toMatchObject({ value: { received: true } });
  expect(await push(older, [3, 3, 4])).toMatchObject({ value: { received: true } });
  expect((await read(older)).issue).toMatchObject({ state: 'drawn', result: [3, 3, 4] });
  expect((await read(newer)).entries).toMatchObject([{ enteredBy: null, result: [1, 1, 2] }]);
});

test('a feed that contradicts itself changes nothing, and operators see it', async () => {
  const issue = await closeOfficial();
  await push(issue, [5, 5, 6]);
  expect(await push(issue, [5, 5, 5])).toMatchObject({ code: 'result_conflict' });
  expect(await push(issue, [5, 5, 5])).toMatchObject({ code: 'result_conflict' });
  expect(await push(issue, [5, 5, 6])).toMatchObject({ value: { received: true } });
  expect(await read(issue)).toMatchObject({
    issue: { state: 'drawn', result: [5, 5, 6], resultState: 'conflict' },
    entries: [{ result: [5, 5, 6] }, { result: [5, 5, 5] }],
  });
  const events = await ctx.db
    .selectFrom('eventLog')
    .select('detail')
    .where('kind', '=', 'lottery.result_conflict')
    .execute();
  expect(events).toEqual([
    { detail: { issueNumber: issue.issueNumber, result: [5, 5, 6], sent: [5, 5, 5] } },
  ]);
});

test('a feed that differs from an operator waits for a second operator', async () => {
  const issue = await closeOfficial();
  await enter(shapla, issue, [1, 2, 3]);
  expect(await push(issue, [4, 5, 6])).toMatchObject({ value: { received: true } });
  expect((await read(issue)).issue).toMatchObject({ state: 'closed', resultState: 'conflict' });
  await enter(karim, issue, [1, 2, 3]);
  expect((await read(issue)).issue).toMatchObject({ state: 'drawn', result: [1, 2, 3] });
});

test('the feed is refused without its secret, with another one, and for what does not exist', async () => {
  const issue = await closeOfficial();
  expect(await push(issue, [1, 2, 3], { key: 'another secret' })).toMatchObject({
    code: 'signature_wrong',
  });
  expect(await push({ issueNumber: '20200101-0001' }, [1, 2, 3])).toMatchObject({
    code: 'issue_unknown',
  });
  expect(await push(issue, [1, 2, 3], { gameCode: 'dice' })).toMatchObject({
    code: 'game_unknown',
  });
  ctx.config.resultFeedSecret = null;
  expect(await push(issue, [1, 2, 3])).toMatchObject({ code: 'result_feed_closed' });
  expect((await read(issue)).entries).toEqual([]);
});

test('an issue that is called off takes no result', async () => {
  const issue = await closeOfficial();
  await enter(shapla, issue, [1, 2, 3]);
  await shapla.browser.callOrFail(lotteryCallOffsCallOff, {
    params: { ...params, issueId: issue.issueId },
    body: { reason: 'The draw did not take place' },
  });
  expect(await enter(karim, issue, [1, 2, 3])).toMatchObject({ code: 'issue_called_off' });
  expect(await withdraw(shapla, issue)).toMatchObject({ code: 'issue_called_off' });
  expect(await push(issue, [1, 2, 3])).toMatchObject({ code: 'issue_called_off' });
});

test('an own draw takes no result from outside', async () => {
  const own = await ctx.db
    .selectFrom('lotteryIssue')
    .select(['id', 'issueNumber'])
    .where('gameCode', '=', 'k3')
    .where('source', '=', 'own')
    .executeTakeFirstOrThrow();
  const issue = { ...(await openGame()).current, issueId: own.id, issueNumber: own.issueNumber };
  expect(await enter(shapla, issue, [1, 2, 3])).toMatchObject({ code: 'result_own_draw' });
  expect(await push(issue, [1, 2, 3])).toMatchObject({ code: 'result_own_draw' });
});
