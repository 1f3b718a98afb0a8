// Goal: what an operator changes of a lottery holds for the next purchase, never for a sold ticket,
// and a member never buys at a price that they did not see. Blocked numbers hold from the next
// issue on. Method: the whole server on a held clock, with an operator at the console.
import { expect, test } from 'vitest';
import {
  walletGetBalance,
  lobbyGetGame,
  lotteryGetGame,
} from '@khelaghor/client/routes/first.gen.ts';
import {
  betsGetFairness,
  lotteryAdminBlockNumbers,
  lotteryAdminGet,
  lotteryAdminRequestBlocks,
  lotteryPlaceChase,
  lotteryPlaceTickets,
} from '@khelaghor/client/routes/play.gen.ts';
import { termsBounds } from '@khelaghor/contract/play/lottery-admin.ts';
import type { requestBlocks } from '@khelaghor/contract/play/lottery-admin.ts';
import type { ParsedBody } from '@khelaghor/contract/lib/route.ts';
import { getSeriesReturn, listIssuesFrom, settleTicket } from '@khelaghor/engine-lottery/public.ts';
import { requireLotteryGame } from '@khelaghor/engine-lottery/server.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { changeLotteryTerms } from '@khelaghor/testkit/change-lottery-terms.ts';
import { createKey } from '@khelaghor/testkit/create-key.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import type { TestBrowser } from '@khelaghor/testkit/test-browser.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { auditAfterAll, withOperator } from '@khelaghor/testkit/with-server.ts';
import { closeIssue } from './close-issue.ts';
import { drawIssue } from './draw-issue.ts';
import { settleIssue } from './settle-issue.ts';

const clock = createFakeClock(new Date('2026-11-21T06:00:10Z'));
const { server, operator, visitor } = await withOperator({ clock });
const { ctx } = server;
auditAfterAll(server);

const keyNow = (): string => createKey(clock);
const openGame = (gameCode: string) => visitor.callOrFail(lotteryGetGame, { params: { gameCode } });
const readTerms = async (gameCode: string) =>
  (await operator.callOrFail(lotteryAdminGet, { params: { gameCode } })).terms;

const changeTerms = (gameCode: string, changes: Readonly<Record<string, unknown>>) =>
  changeLotteryTerms(operator, gameCode, changes);

const block = (gameCode: string, body: Record<string, unknown>) =>
  operator.call(lotteryAdminBlockNumbers, {
    params: { gameCode },
    body: { play: 'top2_direct', numbers: ['37'], lastIssue: null, ...body },
  });

type Change = ParsedBody<typeof requestBlocks>['change'];

/** Changes what numbers pay, as an operator does who is alone. */
const changeBlocks = (gameCode: string, change: Change) =>
  operator.call(lotteryAdminRequestBlocks, {
    params: { gameCode },
    body: { key: keyNow(), reason: 'Many play it', change },
  });
const payHalf = (gameCode: string, numbers: string[], play = 'top2_direct') =>
  changeBlocks(gameCode, { kind: 'half', play, numbers, lastIssue: null });

type Asked = {
  key?: string;
  play: string;
  selection: string;
  series?: number;
  halfPaid?: string;
  rebate?: number;
};

/** Buys a ticket of 1 taka a line for the running issue, with the series that was seen. */
async function buy(browser: TestBrowser, gameCode: string, asked: Asked, series?: number) {
  const { current } = await openGame(gameCode);
  const ticket = { key: keyNow(), stakePerLine: '100', ...asked };
  const body = { issueId: current.issueId, tickets: [ticket], ...(series && { series }) };
  return browser.call(lotteryPlaceTickets, { params: { gameCode }, body });
}

const signUpWith = async (balanceMinor = 1_000_000n) =>
  (await signUp(server, { balanceMinor })).browser;
const findBalance = async (browser: TestBrowser) =>
  (await browser.callOrFail(walletGetBalance, {})).sumBalance;

/** Moves the clock into the next issue of a game. */
async function goToNextIssue(gameCode: string): Promise<void> {
  const { current } = await openGame(gameCode);
  clock.set(new Date(Date.parse(current.drawsAt) + 1_000));
}

const big = { play: 'big', selection: '-' };

test('a changed series is the next purchase’s price, and sold tickets keep theirs', async () => {
  const browser = await signUpWith();
  const sold = await buy(browser, 'k3', { ...big, key: keyNow() }, 1_960);
  expect(sold).toMatchObject({ value: { tickets: [{ series: 1_960 }] } });
  expect(await changeTerms('k3', { series: 1_900 })).toMatchObject({
    value: { terms: { series: 1_900, seriesDefault: 1_960, version: 1 } },
  });
  expect(await openGame('k3')).toMatchObject({ series: 1_900 });
  const lobby = await visitor.callOrFail(lobbyGetGame, { query: { gameCode: 'k3' } });
  expect(lobby.game.rtpHundredths).toBe(9_500);
  const before = await findBalance(browser);
  expect(await buy(browser, 'k3', big, 1_960)).toMatchObject({ code: 'price_changed' });
  expect(await findBalance(browser)).toBe(before);
  expect(await buy(browser, 'k3', big, 1_900)).toMatchObject({
    value: { tickets: [{ series: 1_900 }] },
  });
  expect(await buy(browser, 'k3', big)).toMatchObject({ value: { tickets: [{ series: 1_900 }] } });
  await changeTerms('k3', { series: 1_960 });
});

test('a play with a series of its own is sold at it to members who saw it', async () => {
  const browser = await signUpWith();
  const playSeries = [
    { play: 'big', series: 1_900 },
    { play: 'small', series: 1_960 },
  ];
  expect(await changeTerms('k3', { playSeries })).toMatchObject({
    // The game's own series is nothing to keep.
    value: { terms: { series: 1_960, playSeries: [{ play: 'big', series: 1_900 }] } },
  });
  expect(await openGame('k3')).toMatchObject({ playSeries: [{ play: 'big', series: 1_900 }] });
  const lobby = await visitor.callOrFail(lobbyGetGame, { query: { gameCode: 'k3' } });
  expect(lobby.game.rtpHundredths).toBe(9_500);
  expect(await buy(browser, 'k3', big, 1_960)).toMatchObject({ code: 'price_changed' });
  const seen = { ...big, series: 1_900 };
  expect(await buy(browser, 'k3', seen, 1_960)).toMatchObject({
    value: { tickets: [{ series: 1_900 }] },
  });
  const small = { play: 'small', selection: '-' };
  expect(await buy(browser, 'k3', small, 1_960)).toMatchObject({
    value: { tickets: [{ series: 1_960 }] },
  });
  await changeTerms('k3', { playSeries: [] });
  expect(await buy(browser, 'k3', seen)).toMatchObject({ code: 'price_changed' });
});

test('a purchase that is repeated after the terms changed gets its first answer', async () => {
  const browser = await signUpWith(100n);
  const key = keyNow();
  await buy(browser, 'k3', { ...big, key }, 1_960);
  await changeTerms('k3', { series: 1_900, stakeMin: '5000', playsOff: ['big'] });
  expect(await buy(browser, 'k3', { ...big, key }, 1_960)).toMatchObject({
    value: { balance: '0', tickets: [{ betId: key, series: 1_960 }] },
  });
  await changeTerms('k3', { series: 1_960, stakeMin: '100', playsOff: [] });
});

test('a change by another process is seen a second later', async () => {
  const { version } = await readTerms('k3');
  expect(await openGame('k3')).toMatchObject({ series: 1_960 });
  const change = { series: 1_800, version: version + 1 };
  await ctx.db.updateTable('lotteryTerms').set(change).where('gameCode', '=', 'k3').execute();
  const browser = await signUpWith();
  expect(await buy(browser, 'k3', big, 1_960)).toMatchObject({ success: true });
  clock.advance(1_000);
  expect(await buy(browser, 'k3', big, 1_960)).toMatchObject({ code: 'price_changed' });
  await changeTerms('k3', { series: 1_960 });
});

test.each([
  ['play_closed', { playsOff: ['big'] }],
  ['stake_below_minimum', { stakeMin: '200' }],
  ['stake_above_maximum', { stakeMin: '50', stakeMax: '99' }],
  ['payout_above_maximum', { stakeMax: '100', payoutMax: '150' }],
] as const)('a ticket beyond the changed terms is refused: %s', async (refusal, changes) => {
  const browser = await signUpWith();
  const { seriesDefault: _, version: _version, ...terms } = await readTerms('k3');
  expect(await changeTerms('k3', changes)).toMatchObject({ success: true });
  expect(await buy(browser, 'k3', big, terms.series)).toMatchObject({ code: refusal });
  expect(await findBalance(browser)).toBe('1000000');
  await changeTerms('k3', terms);
  expect(await buy(browser, 'k3', big, terms.series)).toMatchObject({ success: true });
});

test.each([
  ['malformed', { series: 1_981 }],
  ['malformed', { series: 999 }],
  ['malformed', { stakeMin: '0' }],
  ['malformed', { linesMax: 0 }],
  ['limits_contradict', { stakeMin: '200', stakeMax: '199' }],
  ['limits_contradict', { payoutMax: '100' }],
  ['stake_above_maximum', { stakeMax: '100000000001', payoutMax: '100000000001' }],
  ['stake_unit_unfit', { stakeUnit: 'points' }],
  ['play_unknown', { playsOff: ['nothing'] }],
  ['play_unknown', { playSeries: [{ play: 'nothing', series: 1_900 }] }],
  ['malformed', { playSeries: [{ play: 'big', series: 1_981 }] }],
  ['terms_changed', { version: 0 }],
] as const)('terms are refused and stay: %s %o', async (refusal, changes) => {
  const before = await readTerms('k3');
  expect(await changeTerms('k3', changes)).toMatchObject({ code: refusal });
  expect(await readTerms('k3')).toEqual(before);
});

test('the contract takes the series that the engine has prices for, and no other', () => {
  const { seriesMin, seriesMax } = termsBounds;
  const sold = [seriesMin - 1, seriesMin, seriesMax, seriesMax + 1].map((series) => {
    try {
      return getSeriesReturn(series).num > 0n;
    } catch {
      return false;
    }
  });
  expect(sold).toEqual([false, true, true, false]);
});

test('a lottery of Vietnam is sold in points, and its page says so', async () => {
  expect(await openGame('xsmb')).toMatchObject({ stakeUnit: 'lots' });
  expect(await changeTerms('xsmb', { stakeUnit: 'points' })).toMatchObject({
    value: { hasPoints: true, terms: { stakeUnit: 'points' } },
  });
  expect(await openGame('xsmb')).toMatchObject({ stakeUnit: 'points' });
});

test('terms with all plays off are refused', async () => {
  const { tabs } = await operator.callOrFail(lotteryAdminGet, { params: { gameCode: 'k3' } });
  const playsOff = tabs.flatMap(({ plays }) => plays.map(({ code }) => code));
  expect(await changeTerms('k3', { playsOff })).toMatchObject({ code: 'plays_all_off' });
});

test('a lottery with a jackpot takes no official results', async () => {
  expect(await changeTerms('vsl45', { drawSource: 'official' })).toMatchObject({
    code: 'jackpot_needs_own_draw',
  });
});

test('each change is in the event log, with before and after', async () => {
  await changeTerms('k3', { series: 1_940 });
  await changeTerms('k3', { series: 1_960 });
  const event = await ctx.db
    .selectFrom('eventLog')
    .select(['kind', 'actor', 'subject', 'detail'])
    .where('subject', '=', 'game:k3')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(event).toMatchObject({
    kind: 'lottery.terms_changed',
    actor: 'operator:shapla',
    detail: { before: { series: 1_940 }, after: { series: 1_960 } },
  });
});

test('a refused number holds from the next issue on, until its last issue', async () => {
  const browser = await signUpWith();
  const ticket = { play: 'top2_direct', selection: '12,37' };
  const { schedule } = requireLotteryGame('thai5', 0);
  const [, , last] = listIssuesFrom(schedule, clock.now().getTime(), 3);
  expect(await block('thai5', { lastIssue: last?.number })).toMatchObject({
    value: { blocks: [{ number: '37', rule: 'refused', lastIssue: last?.number }] },
  });
  expect(await buy(browser, 'thai5', ticket)).toMatchObject({ success: true });
  await goToNextIssue('thai5');
  expect(await openGame('thai5')).toMatchObject({
    numberBlocks: [{ play: 'top2_direct', number: '37' }],
  });
  expect(await buy(browser, 'thai5', ticket)).toMatchObject({
    code: 'number_blocked',
    message: expect.stringContaining('37') as string,
  });
  expect(await buy(browser, 'thai5', { ...ticket, selection: '12' })).toMatchObject({
    success: true,
  });
  await goToNextIssue('thai5');
  expect(await buy(browser, 'thai5', ticket)).toMatchObject({ code: 'number_blocked' });
  await goToNextIssue('thai5');
  expect(await buy(browser, 'thai5', ticket)).toMatchObject({ success: true });
});

test('the orders of a tote are one number, and a removed block ends with the issue', async () => {
  const browser = await signUpWith();
  const added = await block('thai5', { play: 'top3_tote', numbers: ['522'] });
  if (!added.success) throw new Error(added.code);
  const [{ id, number } = { id: '', number: '' }] = added.value.blocks;
  expect(number).toBe('225');
  await goToNextIssue('thai5');
  const ticket = { play: 'top3_tote', selection: '252' };
  expect(await buy(browser, 'thai5', ticket)).toMatchObject({ code: 'number_blocked' });
  const change = { kind: 'unblock', blockId: id } as const;
  expect(await changeBlocks('thai5', change)).toMatchObject({ success: true });
  expect(await changeBlocks('thai5', change)).toMatchObject({ code: 'number_block_unknown' });
  expect(await buy(browser, 'thai5', ticket)).toMatchObject({ code: 'number_blocked' });
  await goToNextIssue('thai5');
  expect(await buy(browser, 'thai5', ticket)).toMatchObject({ success: true });
});

test.each([
  ['play_unknown', { play: 'nothing' }],
  ['number_unknown', { play: 'top3_any2', numbers: ['2'] }],
  ['number_unknown', { numbers: ['5'] }],
  ['number_unknown', { numbers: ['12,13'] }],
  ['issue_unknown', { lastIssue: '20261121-9999' }],
  ['issue_on_sale', { lastIssue: '20261121-0001' }],
  ['malformed', { numbers: [] }],
] as const)('a block is refused: %s %o', async (refusal, body) => {
  expect(await block('thai5', body)).toMatchObject({ code: refusal });
});

test('a number is blocked once, and none of a list when one is taken', async () => {
  expect(await block('hanoi', { numbers: ['01'] })).toMatchObject({ success: true });
  expect(await payHalf('hanoi', ['02', '01'])).toMatchObject({
    code: 'number_block_taken',
    message: expect.stringContaining('01') as string,
  });
  const { blocks } = await operator.callOrFail(lotteryAdminGet, { params: { gameCode: 'hanoi' } });
  expect(blocks.map(({ number }) => number)).toEqual(['01']);
});

test('half-paid numbers are sold to members who saw them, and the proof pays half', async () => {
  const browser = await signUpWith();
  const all = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));
  expect(await payHalf('thai5', all)).toMatchObject({ success: true });
  await goToNextIssue('thai5');
  const { series, current } = await openGame('thai5');
  const ticket = { play: 'top2_direct', selection: all.join(',') };
  expect(await buy(browser, 'thai5', ticket, series)).toMatchObject({ code: 'price_changed' });
  const halfPaid = all.join(',');
  const sold = await buy(browser, 'thai5', { ...ticket, halfPaid }, series);
  expect(sold).toMatchObject({ value: { tickets: [{ halfPaid }] } });
  await goToNextIssue('thai5');
  await closeIssue(ctx, current.issueId);
  await drawIssue(ctx, current.issueId);
  await settleIssue(ctx, current.issueId);
  const betId = sold.success ? (sold.value.tickets[0]?.betId ?? '') : '';
  const proof = await browser.callOrFail(betsGetFairness, { params: { betId } });
  if (proof.kind !== 'lottery' || !proof.issue.result) throw new Error('no proof');
  // One of the hundred numbers comes: at series 1800 it pays 90 times its stake, here 45 times.
  expect(proof.ticket).toMatchObject({ payout: '4500', halfPaid });
  const { play, selection } = proof.ticket;
  const again = { play, selection, halfPaid, series, stakePerLine: minor(100n) };
  const { family } = requireLotteryGame('thai5', 0);
  expect(settleTicket(family, again, proof.issue.result).payout).toBe(4_500n);
});

test('a chase is judged in each of its issues by the numbers that are blocked there', async () => {
  const browser = await signUpWith();
  const { schedule } = requireLotteryGame('thai5', 0);
  const numbers = listIssuesFrom(schedule, clock.now().getTime(), 2);
  await block('thai5', { play: 'bottom2_direct', numbers: ['55'] });
  const params = { gameCode: 'thai5' };
  const order = (selection: string) => {
    const tickets = numbers.map(({ number }) => {
      return { key: keyNow(), issueNumber: number, multiplier: 1 };
    });
    const body = { key: keyNow(), play: 'bottom2_direct', selection, stakePerLine: '100', tickets };
    return browser.call(lotteryPlaceChase, { params, body: { ...body, stopsOnWin: true } });
  };
  clock.advance(1_000);
  expect(await order('55')).toMatchObject({ code: 'number_blocked' });
  expect(await order('56')).toMatchObject({ success: true });
});

test('a rebate is sold as the terms allow it, and paid with the settlement, won or lost', async () => {
  const browser = await signUpWith();
  const ticket = { play: 'sum', selection: '12' };
  expect(await buy(browser, 'k3', { ...ticket, rebate: 10 })).toMatchObject({
    code: 'price_changed',
  });
  expect(await changeTerms('k3', { rebateMax: 100 })).toMatchObject({
    value: { terms: { rebateMax: 100 } },
  });
  const { series, current, rebateMax } = await openGame('k3');
  expect(rebateMax).toBe(100);
  expect(await buy(browser, 'k3', { ...ticket, rebate: 110 }, series)).toMatchObject({
    code: 'price_changed',
  });
  expect(await buy(browser, 'k3', { ...ticket, rebate: 15 }, series)).toMatchObject({
    code: 'malformed',
  });
  const key = keyNow();
  const selection = Array.from({ length: 15 }, (_, index) => index + 3).join(',');
  const bet = { key, play: 'sum', selection, rebate: 100 };
  expect(await buy(browser, 'k3', bet, series)).toMatchObject({
    value: { tickets: [{ series: series - 100, rebate: 100, rebatePaid: '0', state: 'running' }] },
  });
  // The same ticket without its rebate is another one.
  expect(await buy(browser, 'k3', { ...bet, rebate: 0 }, series)).toMatchObject({
    code: 'key_reused',
  });
  const lost = keyNow();
  await buy(browser, 'k3', { ...bet, key: lost, selection: '18' }, series);
  clock.set(new Date(current.drawsAt));
  await closeIssue(ctx, current.issueId);
  await drawIssue(ctx, current.issueId);
  await settleIssue(ctx, current.issueId);
  const proofs = await Promise.all(
    [key, lost].map((betId) => browser.callOrFail(betsGetFairness, { params: { betId } })),
  );
  const tickets = proofs.flatMap((proof) => (proof.kind === 'lottery' ? proof.ticket : []));
  // 100 of 2000 are 5 % of what was staked. One of the two tickets holds the sum that came.
  expect(tickets.map(({ rebatePaid }) => rebatePaid)).toEqual(['75', '5']);
  const won = tickets.find(({ state }) => state === 'won');
  const [line] = won?.won ?? [];
  expect(won?.payout).toBe(String(BigInt(line?.payout ?? '') + BigInt(won?.rebatePaid ?? '')));
  const other = tickets.find(({ state }) => state === 'lost');
  expect(other?.payout).toBe(other?.rebatePaid);
  expect(await openGame('ssc5')).toMatchObject({ rebateMax: 100 });
  expect(proofs.every((proof) => proof.kind === 'lottery' && proof.inclusion !== null)).toBe(true);
  await changeTerms('k3', { rebateMax: 0 });
});
