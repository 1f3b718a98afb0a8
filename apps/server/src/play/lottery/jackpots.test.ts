// Goal: the pools of an issue are divided once and exactly, whatever dies on the way, and what they
// hold is what is published. Method: the whole server on a held clock; the test opens the sealed
// seed of an issue, so that it knows which numbers win.
import { expect, test } from 'vitest';
import { lotteryGetGame } from '@khelaghor/client/routes/first.gen.ts';
import { liabilitiesListEpochs } from '@khelaghor/client/routes/money.gen.ts';
import {
  lotteryCancelTicket,
  lotteryListDrawnIssues,
  lotteryPlaceTickets,
} from '@khelaghor/client/routes/play.gen.ts';
import type { Issue } from '@khelaghor/contract/play/lottery.ts';
import { audit } from '@khelaghor/db/ledger-audit.ts';
import {
  DRAW_NONCE,
  drawResult,
  formatClientSeed,
  getPoolRates,
  settleTicket,
} from '@khelaghor/engine-lottery/public.ts';
import { createFairStream } from '@khelaghor/fairness/stream.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { changeMoneyMode } from '@khelaghor/testkit/change-money-mode.ts';
import { createKey } from '@khelaghor/testkit/create-key.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import { grant, signUp } from '@khelaghor/testkit/test-member.ts';
import type { TestMember } from '@khelaghor/testkit/test-member.ts';
import { hourMs } from '@khelaghor/time/durations.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import type { Context } from '../../lib/context.ts';
import { publishEpoch } from '../../money/proof-of-liabilities/index.ts';
import { cancelIssue, refundIssue } from './cancel-issue.ts';
import { lotteryChecks } from './checks.ts';
import { closeIssue } from './close-issue.ts';
import { dividePools } from './divide-jackpots.ts';
import { drawIssue } from './draw-issue.ts';
import { getFamily, requireGame } from './game-config.ts';
import { proveLotteryBet } from './lottery-fairness.ts';
import { placeGroup, placeShares } from './place-group.ts';
import { placeTickets } from './place-tickets.ts';
import { settleIssue } from './settle-issue.ts';
import { getServerSeed, selectIssues } from './store.ts';

const began = new Date('2026-11-21T06:00:10Z');
const clock = createFakeClock(began);
/** Where no other lottery's draw is late. */
const clockOfChecks = createFakeClock(began);
const server = await withServer({ clock, logLevel: 'silent' });
const { ctx } = server;
const given = 1_000_000n;
const play = { isLimited: false, checkDueAt: null, pause: null, time: null };

const keyNow = (): string => createKey(clock);

const openGame = (gameCode: string) =>
  openBrowser(server).callOrFail(lotteryGetGame, { params: { gameCode } });

/** The numbers that an issue will draw. */
async function predict({ issueId }: Issue): Promise<number[]> {
  const row = await selectIssues(ctx.db).where('id', '=', issueId).executeTakeFirstOrThrow();
  const clientSeed = formatClientSeed({ ...row, beacon: null });
  if (clientSeed === null) throw new Error('the issue has no name');
  const serverSeed = getServerSeed(ctx, row);
  const { scope } = requireGame(row.gameCode);
  const stream = createFairStream({ serverSeed, clientSeed, nonce: DRAW_NONCE, scope });
  return [...drawResult(getFamily(row.gameCode, row.drawsAt), stream)];
}

const toSelection = (numbers: readonly number[]): string =>
  numbers
    .toSorted((one, other) => one - other)
    .map((number) => String(number).padStart(2, '0'))
    .join('');

/** So many numbers of a draw that are not among these. */
const listOthers = (drawn: readonly number[], count: number): number[] =>
  Array.from({ length: 45 }, (_, index) => index + 1)
    .filter((number) => !drawn.includes(number))
    .slice(0, count);

/** Buys a jackpot ticket below HTTP, where no session ends in the days of a test. */
async function buy(
  { memberId }: TestMember,
  { issueId, gameCode }: Issue,
  numbers: readonly number[],
  stakePerLine = '1000',
): Promise<string> {
  const key = keyNow();
  const ticket = { key, play: 'jackpot', selection: toSelection(numbers), stakePerLine };
  const body = { issueId, tickets: [ticket] };
  expect(await placeTickets(ctx, { memberId, play }, gameCode, body)).toMatchObject({ ok: true });
  return key;
}

const prove = ({ memberId }: TestMember, betId: string) =>
  ctx.db.transaction().execute((tx) => proveLotteryBet(ctx, tx, memberId, betId));

async function draw({ issueId, drawsAt }: Issue): Promise<void> {
  clock.set(new Date(drawsAt));
  await closeIssue(ctx, issueId);
  expect(await drawIssue(ctx, issueId)).toBe(true);
}

/** How an issue divided its pools, as it is published. */
async function readDivided({ issueId, gameCode }: Issue) {
  const { items } = await openBrowser(server).callOrFail(lotteryListDrawnIssues, {
    params: { gameCode },
    query: {},
  });
  return items.find((issue) => issue.issueId === issueId)?.jackpots;
}

/** The pools of a game that hold anything: tier, currency and amount. */
async function listPools(gameCode: string): Promise<string[]> {
  const { jackpots } = await openGame(gameCode);
  return jackpots
    .filter(({ amount }) => amount !== '0')
    .map(({ tier, currency, amount }) => `${tier} ${currency} ${amount}`);
}

async function expectSound(): Promise<void> {
  expect(await audit(ctx.db)).toEqual([]);
  expect(await lotteryChecks({ db: ctx.db, clock: clockOfChecks })).toEqual([]);
}

/** The server, which dies when it has made so many transfers. */
function dyingAfter(transfers: number): Context {
  let made = 0;
  const id = (): string => {
    made += 1;
    if (made > transfers) throw new Error('it died');
    return ctx.random.id();
  };
  return { ...ctx, random: { ...ctx.random, id } };
}

test('a draw that nothing wins adds the exact part of its stakes, without cancelled ones', async () => {
  const member = await signUp(server, { balanceMinor: given });
  const { current } = await openGame('vsl45');
  const drawn = await predict(current);
  const others = listOthers(drawn, 6);
  for (const _ of [1, 2, 3]) await buy(member, current, others);
  const cancelled = await buy(member, current, others);
  await member.browser.callOrFail(lotteryCancelTicket, {
    params: { gameCode: 'vsl45', betId: cancelled },
  });
  await draw(current);
  expect(await readDivided(current)).toBeUndefined();
  await settleIssue(ctx, current.issueId);
  // Of 30 taka at the series 1400, 42 % are 12.60: a fifth of it is the reserve.
  expect(await readDivided(current)).toEqual([
    {
      tier: 'jackpot',
      currency: 'PLAY',
      stake: '3000',
      contributed: '1008',
      reserved: '252',
      pool: '1008',
      winningStake: '0',
      winners: 0,
      paid: '0',
      seeded: '0',
    },
  ]);
  expect(await listPools('vsl45')).toEqual(['jackpot PLAY 1008']);
  await expectSound();
});

test('two tickets of one moment share a jackpot by their stakes, once, whatever dies', async () => {
  const one = await signUp(server, { balanceMinor: given });
  const other = await signUp(server, { balanceMinor: given });
  const { current } = await openGame('vsl45');
  const drawn = await predict(current);
  const [, bets] = [
    await buy(one, current, listOthers(drawn, 6), '10000'),
    // The clock is held: both are bought in the same millisecond.
    await Promise.all([
      buy(one, current, drawn, '1000'),
      // Seven numbers: one line with all six, six with five hits.
      buy(other, current, [...drawn, ...listOthers(drawn, 1)], '2000'),
    ]),
  ];
  await draw(current);
  for (const transfers of [0, 1, 3]) {
    await expect(settleIssue(dyingAfter(transfers), current.issueId)).rejects.toThrow('it died');
    expect(await readDivided(current)).toBeUndefined();
    expect(await listPools('vsl45')).toEqual(['jackpot PLAY 1008']);
  }
  // It dies between the division and the first ticket.
  await expect(settleIssue(dyingAfter(4), current.issueId)).rejects.toThrow('it died');
  const [divided] = (await readDivided(current)) ?? [];
  // 250 taka were staked: 105 go to the pool and its reserve, a fifth of it to the reserve.
  expect(divided).toEqual({
    tier: 'jackpot',
    currency: 'PLAY',
    stake: '25000',
    contributed: '8400',
    reserved: '2100',
    pool: '9408',
    winningStake: '3000',
    winners: 2,
    paid: '9408',
    seeded: '2352',
  });
  await expectSound();
  await Promise.all([1, 2, 3].map(() => settleIssue(ctx, current.issueId)));
  expect(await readDivided(current)).toEqual([divided]);
  expect(await listPools('vsl45')).toEqual(['jackpot PLAY 2352']);
  const shares = [3_136n, 6_272n];
  for (const [index, member] of [one, other].entries()) {
    const proof = await prove(member, bets[index] ?? '');
    if (proof?.kind !== 'lottery') throw new Error('no proof');
    const { issue, ticket } = proof;
    const pools = (issue.jackpots ?? []).map(({ tier, pool, winningStake }) => ({
      tier,
      pool: BigInt(pool),
      winningStake: BigInt(winningStake),
    }));
    const { play, selection, series } = ticket;
    const asked = { play, selection, series, stakePerLine: minor(BigInt(ticket.stakePerLine)) };
    const family = getFamily('vsl45', new Date(issue.drawsAt));
    const settled = settleTicket(family, asked, drawn, getPoolRates(pools));
    expect(ticket).toMatchObject({ state: 'won', payout: String(settled.payout) });
    const jackpot = settled.won.find(({ outcome }) => outcome !== 'tie' && outcome[0] === 1);
    expect(jackpot).toMatchObject({ lines: 1, payout: shares[index] });
  }
  await expectSound();
});

test('the two pools of 6/55 and those of two currencies are divided apart', async () => {
  const member = await signUp(server, { balanceMinor: given });
  clock.advance(hourMs);
  const { current } = await openGame('vsl55');
  const drawn = await predict(current);
  const [six, bonus] = [drawn.slice(0, 6), drawn.slice(6)];
  await buy(member, current, [...six, ...bonus]);
  await changeMoneyMode(server, 'real');
  await grant(server, member.memberId, given, 'BDT');
  await buy(member, current, [...six.slice(0, 5), ...bonus]);
  await changeMoneyMode(server, 'play');
  await draw(current);
  await Promise.all([1, 2].map(() => settleIssue(ctx, current.issueId)));
  const divided = await readDivided(current);
  expect(
    divided?.map(({ tier, currency, pool, winningStake, paid }) => {
      return [tier, currency, pool, winningStake, paid];
    }),
  ).toEqual([
    ['jackpot1', 'BDT', '280', '0', '0'],
    ['jackpot1', 'PLAY', '1960', '1000', '1960'],
    ['jackpot2', 'BDT', '56', '1000', '56'],
    // Six lines of 6.53: rounded down, two minor units stay.
    ['jackpot2', 'PLAY', '392', '6000', '390'],
  ]);
  expect(await listPools('vsl55')).toEqual([
    'jackpot1 PLAY 490',
    'jackpot1 BDT 280',
    'jackpot2 PLAY 100',
    'jackpot2 BDT 14',
  ]);
  // All pools, those of 6/45 too, and the reserve of 70 of the one that was not won.
  expect(await publishEpoch(ctx)).toMatchObject({ ok: true });
  const { items } = await openBrowser(server).callOrFail(liabilitiesListEpochs, { query: {} });
  expect(items[0]?.pools).toEqual([
    { currency: 'BDT', purpose: 'real-money', total: '364' },
    { currency: 'PLAY', purpose: 'play-money', total: '2942' },
  ]);
  await expectSound();
});

test('an issue that is called off adds nothing', async () => {
  const member = await signUp(server, { balanceMinor: given });
  const { current } = await openGame('vsl45');
  const before = (await openGame('vsl45')).jackpots;
  await buy(member, current, listOthers([], 6), '50000');
  await ctx.db
    .transaction()
    .execute((tx) => cancelIssue(ctx, tx, current.issueId, 'The machine broke.'));
  await refundIssue(ctx, current.issueId);
  await dividePools(ctx, { id: current.issueId, gameCode: 'vsl45', drawsAt: clock.now() });
  expect((await openGame('vsl45')).jackpots).toEqual(before);
  clock.set(new Date(current.drawsAt));
});

test('issues divide a pool in the order in which they were drawn', async () => {
  const member = await signUp(server, { balanceMinor: given });
  const { current: first } = await openGame('vsl45');
  await buy(member, first, listOthers(await predict(first), 6));
  await draw(first);
  const { current: second } = await openGame('vsl45');
  await buy(member, second, await predict(second));
  await draw(second);
  await settleIssue(ctx, second.issueId);
  // 2,352 were left, and each issue adds 336.
  expect(await readDivided(first)).toMatchObject([{ pool: '2688', paid: '0' }]);
  expect(await readDivided(second)).toMatchObject([{ pool: '3024', paid: '3024', seeded: '168' }]);
  await settleIssue(ctx, first.issueId);
  await expectSound();
});

test('a stake that is no multiple of ten is refused', async () => {
  const { browser } = await signUp(server, { balanceMinor: given });
  const { current } = await openGame('vsl45');
  const ticket = {
    key: keyNow(),
    play: 'jackpot',
    selection: '010203040506',
    stakePerLine: '1500',
  };
  const reply = await browser.call(lotteryPlaceTickets, {
    params: { gameCode: 'vsl45' },
    body: { issueId: current.issueId, tickets: [ticket] },
  });
  expect(reply).toMatchObject({ success: false, code: 'stake_not_in_units' });
});

test('a pool that does not hold what its issues added is found', async () => {
  const { next } = await openGame('vsl45');
  const nothing = { winningStakeMinor: 0n, winners: 0, paidMinor: 0n, seededMinor: 0n };
  const added = { stakeMinor: 50n, contributedMinor: 5n, reservedMinor: 1n, poolMinor: 5n };
  const undone = new Error('undone');
  const found = ctx.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('lotteryIssueJackpot')
      .values({ issueId: next.issueId, tier: 'jackpot', currency: 'PLAY', ...added, ...nothing })
      .execute();
    const [finding, ...others] = await lotteryChecks({ db: tx, clock: clockOfChecks });
    expect(finding?.detail).toContain('pool jackpot of vsl45 holds');
    expect(others).toEqual([]);
    throw undone;
  });
  await expect(found).rejects.toBe(undone);
});

test('a shared ticket wins a jackpot once, and its shares divide what it is paid', async () => {
  const organiser = await signUp(server, { balanceMinor: given });
  const buyer = await signUp(server, { balanceMinor: given });
  const { current } = await openGame('vsl45');
  const { issueId } = current;
  const groupId = keyNow();
  const put = await placeGroup(ctx, { memberId: organiser.memberId, play }, 'vsl45', {
    key: groupId,
    issueId,
    play: 'jackpot',
    selection: toSelection(await predict(current)),
    stakePerLine: '1000',
    shares: 4,
    feeHundredths: 0,
    visibility: 'public',
    own: { key: keyNow(), shares: 3 },
    guarantee: null,
  });
  expect(put).toMatchObject({ ok: true });
  const shares = { key: keyNow(), shares: 1 };
  const bought = await placeShares(ctx, { memberId: buyer.memberId, play }, groupId, shares);
  expect(bought).toMatchObject({ ok: true });
  await draw(current);
  await settleIssue(ctx, issueId);
  const [divided] = (await readDivided(current)) ?? [];
  expect(divided).toMatchObject({ stake: '1000', winningStake: '1000', winners: 1 });
  const rows = await ctx.db
    .selectFrom('lotteryTicket as t')
    .innerJoin('bet as b', 'b.id', 't.betId')
    .select('b.payoutMinor')
    .where('t.issueId', '=', issueId)
    .orderBy('b.payoutMinor')
    .execute();
  const [part = 0n, rest = 0n] = rows.map(({ payoutMinor }) => payoutMinor);
  expect(String(part + rest)).toBe(divided?.paid);
  expect(part).toBe((part + rest) / 4n);
  await expectSound();
});
