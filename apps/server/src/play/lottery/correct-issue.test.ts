// Goal: a wrong official result is corrected once and rightly, also after the win was withdrawn and
// whatever dies on the way: no wallet goes below zero, the rest is a debt that is paid
// back, and every sum follows. Method: the whole server on a held clock, with K3 as an official
// lottery; the correction is made to die in the middle of its chunks.
import { expect, test } from 'vitest';
import { responsibleGamingSetLimit } from '@khelaghor/client/routes/account.gen.ts';
import {
  lotteryCorrectionsCancel,
  lotteryCorrectionsConfirm,
  lotteryCorrectionsPreview,
  lotteryCorrectionsRequest,
} from '@khelaghor/client/routes/backoffice.gen.ts';
import { walletGetBalance, lotteryGetGame } from '@khelaghor/client/routes/first.gen.ts';
import {
  debtsList,
  debtsPay,
  walletListEntries,
  withdrawalsCreate,
} from '@khelaghor/client/routes/money.gen.ts';
import {
  betsGetFairness,
  betsList,
  lotteryAdminEnterResult,
  lotteryAdminGetResults,
  lotteryGroupsBuyShares,
  lotteryGroupsCreate,
  lotteryGroupsGet,
  lotteryListMyChases,
  lotteryPlaceChase,
  lotteryPlaceTickets,
} from '@khelaghor/client/routes/play.gen.ts';
import { formatDhakaDate } from '@khelaghor/time/dhaka.ts';
import { changeLotteryTerms } from '@khelaghor/testkit/change-lottery-terms.ts';
import { createKey } from '@khelaghor/testkit/create-key.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import { grant, signUp } from '@khelaghor/testkit/test-member.ts';
import type { TestMember } from '@khelaghor/testkit/test-member.ts';
import {
  createFirstOperator,
  getNextCode,
  inviteOperator,
} from '@khelaghor/testkit/test-operator.ts';
import { readWalletId } from '@khelaghor/testkit/test-wallets.ts';
import { auditAfterAll, withServer } from '@khelaghor/testkit/with-server.ts';
import type { Context } from '../../lib/context.ts';
import { debtChecks } from '../../money/debts/index.ts';
import { stopChasesThatWon } from './cancel-tickets.ts';
import { closeIssue } from './close-issue.ts';
import { correctIssue } from './correct-issue.ts';
import { readResultsOfDay } from './drawn-issues.ts';
import { drawIssue } from './draw-issue.ts';
import { settleIssue } from './settle-issue.ts';

const clock = createFakeClock(new Date('2026-11-21T06:00:10Z'));
const server = await withServer({ clock, logLevel: 'silent' });
const { ctx } = server;
auditAfterAll(server);
const visitor = openBrowser(server);
const shapla = await createFirstOperator(server);
await changeLotteryTerms(shapla.browser, 'k3', { drawSource: 'official' });
const karim = await inviteOperator(server, shapla, 'karim');

const params = { gameCode: 'k3' };
// Issues that were made before the lottery became official are still drawn by us.
clock.set(new Date(clock.now().getTime() + 7 * 60_000));

const wrong = [6, 6, 6];
const right = [1, 2, 3];
/** What 1 taka on the total 18 and on the total 6 pays. */
const winOf18 = 211_680n;
const winOf6 = 21_168n;
const given = 100_000n;
const newKey = () => createKey(clock);

async function buy({ browser }: TestMember, issueId: string, sums: string[]): Promise<void> {
  const tickets = sums.map((selection) => ({
    key: newKey(),
    play: 'sum',
    selection,
    stakePerLine: '1000',
  }));
  await browser.callOrFail(lotteryPlaceTickets, { params, body: { issueId, tickets } });
}

const balanceOf = async ({ browser }: TestMember): Promise<bigint> =>
  BigInt((await browser.callOrFail(walletGetBalance, {})).sumBalance);

/** Sells tickets of a new official issue, and settles it by the wrong result. */
async function settleWrongly(
  sales: readonly (readonly [TestMember, string[]])[],
  sellMore: (issueId: string) => Promise<void> = () => Promise.resolve(),
): Promise<string> {
  clock.set(new Date(clock.now().getTime() + 60_000));
  const { issueId, drawsAt } = (await visitor.callOrFail(lotteryGetGame, { params })).current;
  for (const [member, sums] of sales) await buy(member, issueId, sums);
  await sellMore(issueId);
  clock.set(new Date(Date.parse(drawsAt) + 1_000));
  await closeIssue(ctx, issueId);
  for (const { browser } of [shapla, karim])
    await browser.callOrFail(lotteryAdminEnterResult, {
      params: { ...params, issueId },
      body: { result: wrong },
    });
  await settleIssue(ctx, issueId);
  return issueId;
}

const ask = (issueId: string, result = right, key = newKey()) =>
  shapla.browser.call(lotteryCorrectionsRequest, {
    params: { ...params, issueId },
    body: { key, result, reason: 'The paper had another number' },
  });

async function confirm(issueId: string, correctionId: string, by = karim) {
  // Each code of an app counts once.
  clock.set(new Date(clock.now().getTime() + 60_000));
  return by.browser.call(lotteryCorrectionsConfirm, {
    params: { ...params, issueId, correctionId },
    body: { totpCode: getNextCode(server, by.totpSecret) },
  });
}

/** Reopens an issue with the right result; the job has not run. */
async function reopen(issueId: string): Promise<void> {
  const key = newKey();
  expect(await ask(issueId, right, key)).toMatchObject({ success: true });
  expect(await confirm(issueId, key)).toMatchObject({ value: { issue: { state: 'reopened' } } });
}

/** What counts against the limits of a member, hour by hour. */
const readUsage = ({ memberId }: TestMember) =>
  ctx.db
    .selectFrom('playSpendHourly')
    .select(['stakedMinor', 'paidMinor'])
    .where('memberId', '=', memberId)
    .execute();

const read = (issueId: string) =>
  shapla.browser.callOrFail(lotteryAdminGetResults, { params: { ...params, issueId } });
const debtsOf = ({ browser }: TestMember) => browser.callOrFail(debtsList, {});
const findFaults = () => debtChecks({ db: ctx.db, clock });

/** The server, which dies when it has made so many ids. */
function dyingAfter(ids: number): Context {
  let made = 0;
  const id = (): string => {
    made += 1;
    if (made > ids) throw new Error('it died');
    return ctx.random.id();
  };
  return { ...ctx, random: { ...ctx.random, id } };
}

/** The page of results by day shows the wrong result beside the right one. */
async function expectMarkedResult(): Promise<void> {
  const drawn = await readResultsOfDay(ctx, ['k3'], formatDhakaDate(clock.now().getTime()));
  expect(drawn.find(({ correction }) => correction !== null)).toMatchObject({
    shown: { groups: [{ look: 'die', figures: right.map(String) }] },
    correction: { previous: { groups: [{ look: 'die', figures: wrong.map(String) }] } },
  });
}

test('a corrected draw pays by its new result, and the statement has both lines', async () => {
  const loser = await signUp(server, { balanceMinor: given });
  const winner = await signUp(server, { balanceMinor: given });
  const both = await signUp(server, { balanceMinor: given });
  await winner.browser.callOrFail(responsibleGamingSetLimit, {
    body: { kind: 'loss', period: 'day', amount: '50000' },
  });
  const issueId = await settleWrongly([
    [loser, ['18', '4']],
    [winner, ['6']],
    [both, ['6,18']],
  ]);
  expect(await balanceOf(loser)).toBe(given - 2_000n + winOf18);
  const preview = await shapla.browser.callOrFail(lotteryCorrectionsPreview, {
    params: { ...params, issueId },
    body: { result: right },
  });
  expect(preview.sums).toEqual([
    {
      currency: 'PLAY',
      tickets: 4,
      changed: 3,
      members: 3,
      takenBack: String(winOf18 * 2n),
      added: String(winOf6 * 2n),
      debts: '0',
    },
  ]);
  expect(await balanceOf(loser)).toBe(given - 2_000n + winOf18);
  await reopen(issueId);
  // The tickets are not paid anew yet.
  expect(await ask(issueId, [1, 1, 1])).toMatchObject({ code: 'issue_not_settled' });
  await correctIssue(ctx, issueId);
  await correctIssue(ctx, issueId);
  expect(await balanceOf(loser)).toBe(given - 2_000n);
  expect(await balanceOf(winner)).toBe(given - 1_000n + winOf6);
  expect(await balanceOf(both)).toBe(given - 2_000n + winOf6);
  const { items } = await both.browser.callOrFail(walletListEntries, { query: {} });
  expect(items.map(({ code, amount }) => [code, amount]).slice(0, 3)).toEqual([
    ['payout_reversed', String(-winOf18)],
    ['payout', String(winOf6)],
    ['payout', String(winOf18)],
  ]);
  const bets = await both.browser.callOrFail(betsList, { query: {} });
  expect(bets).toMatchObject({
    items: [{ state: 'won', payout: String(winOf6), detail: { result: right, isCorrected: true } }],
    totals: { stake: '2000', payout: String(winOf6), count: 1 },
  });
  const lost = await loser.browser.callOrFail(betsList, { query: {} });
  expect(lost.totals).toMatchObject({ payout: '0', net: '-2000', count: 2 });
  const fairness = await both.browser.callOrFail(betsGetFairness, {
    params: { betId: bets.items[0]?.betId ?? '' },
  });
  expect(fairness).toMatchObject({
    kind: 'lottery',
    issue: { state: 'settled', result: right, correction: { previousResult: wrong } },
    ticket: { won: [{ priced: '6', payout: String(winOf6) }] },
  });
  expect(await read(issueId)).toMatchObject({
    issue: { state: 'settled', previousResult: wrong, sums: [{ paid: String(winOf6 * 2n) }] },
    corrections: [{ outcome: 'done', askedBy: 'shapla', endedBy: 'karim', previousResult: wrong }],
  });
  await expectMarkedResult();
  expect((await debtsOf(loser)).open).toEqual([]);
  // The limits of a member count what the correction paid.
  expect(await readUsage(winner)).toEqual([{ stakedMinor: 1_000n, paidMinor: winOf6 }]);
});

test('a correction needs a second operator with a code, and one at a time', async () => {
  const issueId = await settleWrongly([]);
  const key = newKey();
  expect(await ask(issueId, wrong, key)).toMatchObject({ code: 'correction_same' });
  expect(await ask(issueId, [1, 2], key)).toMatchObject({ code: 'result_malformed' });
  expect(await ask(issueId, right, key)).toMatchObject({ success: true });
  expect(await ask(issueId, right, key)).toMatchObject({ success: true });
  expect(await ask(issueId, [1, 1, 1], key)).toMatchObject({ code: 'key_reused' });
  expect(await ask(issueId)).toMatchObject({ code: 'correction_waits' });
  expect(await confirm(issueId, key, shapla)).toMatchObject({ code: 'second_operator_needed' });
  expect(
    await karim.browser.call(lotteryCorrectionsConfirm, {
      params: { ...params, issueId, correctionId: key },
      body: { totpCode: '000000' },
    }),
  ).toMatchObject({ code: 'code_wrong' });
  const one = { ...params, issueId, correctionId: key };
  expect(await karim.browser.call(lotteryCorrectionsCancel, { params: one })).toMatchObject({
    value: { corrections: [{ outcome: 'withdrawn' }] },
  });
  expect(await confirm(issueId, key)).toMatchObject({ code: 'correction_unknown' });
  expect((await read(issueId)).issue).toMatchObject({ state: 'settled', result: wrong });
});

test('an own draw is never corrected, by calls or in the database', async () => {
  const { id } = await ctx.db
    .selectFrom('lotteryIssue')
    .select('id')
    .where('gameCode', '=', 'k3')
    .where('source', '=', 'own')
    .executeTakeFirstOrThrow();
  expect(await drawIssue(ctx, id)).toBe(true);
  await settleIssue(ctx, id);
  expect(await ask(id)).toMatchObject({ code: 'result_own_draw' });
  const reopened = {
    state: 'reopened',
    result: right,
    previousResult: wrong,
    correctedAt: clock.now(),
  };
  const write = () =>
    ctx.db.updateTable('lotteryIssue').set(reopened).where('id', '=', id).execute();
  await expect(write()).rejects.toThrow('the result of an issue never change');
});

test('a win that was withdrawn becomes a debt, which stops withdrawals until it is paid back', async () => {
  const member = await signUp(server, { balanceMinor: given });
  const issueId = await settleWrongly([[member, ['18']]]);
  const walletId = await readWalletId(member);
  const withdraw = (amount: string) =>
    member.browser.call(withdrawalsCreate, {
      body: { key: newKey(), amount, walletId, password: member.password },
    });
  expect(await withdraw('300000')).toMatchObject({ success: true });
  const left = given - 1_000n + winOf18 - 300_000n;
  const { sums } = await shapla.browser.callOrFail(lotteryCorrectionsPreview, {
    params: { ...params, issueId },
    body: { result: right },
  });
  const owed = winOf18 - left;
  expect(sums).toMatchObject([{ debts: String(owed) }]);
  await reopen(issueId);
  await correctIssue(ctx, issueId);
  expect(await balanceOf(member)).toBe(0n);
  expect(await debtsOf(member)).toMatchObject({
    open: [{ currency: 'PLAY', amount: String(owed) }],
    causes: [{ amount: String(owed), gameCode: 'k3' }],
  });
  expect(await findFaults()).toEqual([]);
  expect(await withdraw('20000')).toMatchObject({ code: 'debt_open' });
  const pay = (amount: bigint, key = newKey()) =>
    member.browser.call(debtsPay, { body: { key, currency: 'PLAY', amount: String(amount) } });
  expect(await pay(owed)).toMatchObject({ code: 'balance_too_low' });
  await grant(server, member.memberId, owed);
  expect(await pay(owed + 1n)).toMatchObject({ code: 'amount_above_maximum' });
  const key = newKey();
  const half = owed / 2n;
  expect(await pay(half, key)).toMatchObject({
    value: { open: [{ amount: String(owed - half) }] },
  });
  expect(await pay(half, key)).toMatchObject({ success: true });
  expect(await pay(half + 1n, key)).toMatchObject({ code: 'key_reused' });
  expect(await balanceOf(member)).toBe(owed - half);
  expect(await withdraw('20000')).toMatchObject({ code: 'debt_open' });
  // Two at once for the rest: one pays, and the other finds no debt.
  const both = await Promise.all([pay(owed - half), pay(owed - half)]);
  expect(both.filter(({ success }) => success)).toHaveLength(1);
  expect((await debtsOf(member)).open).toEqual([]);
  expect(await pay(1n)).toMatchObject({ code: 'debt_unknown' });
  expect(await balanceOf(member)).toBe(0n);
  expect(await withdraw('20000')).not.toMatchObject({ code: 'debt_open' });
  expect(await findFaults()).toEqual([]);
});

test('it dies in the middle and goes on: whole chunks or nothing, and each ticket once', async () => {
  const tickets = Array.from({ length: 20 }, () => '18');
  const members: TestMember[] = [];
  for (let number = 0; number < 3; number += 1)
    members.push(await signUp(server, { balanceMinor: 3n * given }));
  // More tickets than one transaction takes.
  const issueId = await settleWrongly(
    members.flatMap((member) =>
      Array.from({ length: 10 }, () => [member, tickets] as [TestMember, string[]]),
    ),
  );
  await reopen(issueId);
  for (const ids of [0, 100, 450]) {
    await expect(correctIssue(dyingAfter(ids), issueId)).rejects.toThrow('it died');
    expect((await read(issueId)).issue.state).toBe('reopened');
    const paid = await Promise.all(members.map(balanceOf));
    const whole = [given + 200n * winOf18, given];
    for (const balance of paid) expect(whole).toContain(balance);
  }
  await Promise.all([1, 2, 3].map(() => correctIssue(ctx, issueId)));
  for (const member of members) expect(await balanceOf(member)).toBe(given);
  expect((await read(issueId)).issue).toMatchObject({ state: 'settled', sums: [{ paid: '0' }] });
  expect(await findFaults()).toEqual([]);
});

test('shares of a group are corrected by their part, and the group with them', async () => {
  const [one, other] = await Promise.all([
    signUp(server, { balanceMinor: given }),
    signUp(server, { balanceMinor: given }),
  ]);
  const key = newKey();
  const issueId = await settleWrongly([], async (open) => {
    await one.browser.callOrFail(lotteryGroupsCreate, {
      params,
      body: {
        key,
        issueId: open,
        play: 'sum',
        selection: '18',
        stakePerLine: '2000',
        shares: 2,
        feeHundredths: 0,
        visibility: 'public',
        own: { key: newKey(), shares: 1 },
        guarantee: null,
      },
    });
    await other.browser.callOrFail(lotteryGroupsBuyShares, {
      params: { groupId: key },
      body: { key: newKey(), shares: 1 },
    });
  });
  for (const member of [one, other]) expect(await balanceOf(member)).toBe(given - 1_000n + winOf18);
  await reopen(issueId);
  await correctIssue(ctx, issueId);
  for (const member of [one, other]) expect(await balanceOf(member)).toBe(given - 1_000n);
  const group = await visitor.callOrFail(lotteryGroupsGet, { params: { groupId: key } });
  expect(group).toMatchObject({ state: 'settled', payout: '0' });
  expect(await findFaults()).toEqual([]);
});

test('a chase that a wrong result stopped stays stopped, and says that it was corrected', async () => {
  const { browser } = await signUp(server, { balanceMinor: given });
  const list = async () =>
    (await browser.callOrFail(lotteryListMyChases, { params, query: {} })).items;
  const issueId = await settleWrongly([], async () => {
    const { current, next } = await browser.callOrFail(lotteryGetGame, { params });
    const tickets = [current, next].map(({ issueNumber }) => {
      return { key: newKey(), issueNumber, multiplier: 1 };
    });
    const chase = { key: newKey(), play: 'sum', selection: '18', stakePerLine: '1000' };
    const body = { ...chase, stopsOnWin: true, tickets };
    await browser.callOrFail(lotteryPlaceChase, { params, body });
  });
  await stopChasesThatWon(ctx, issueId);
  expect(await list()).toMatchObject([{ stopReason: 'won', won: 1, cancelled: 1, stake: '1000' }]);
  await reopen(issueId);
  await correctIssue(ctx, issueId);
  expect(await list()).toMatchObject([
    { stopReason: 'corrected', won: 0, cancelled: 1, stake: '1000', payout: '0' },
  ]);
});
