// Goal: two operators change limits and void rounds, for new rounds and before the end; a round is
// found with its proof and never tells an open seed; finished rounds are summed once. Method: the
// whole server on a held clock.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  gameDeskCancelLimits,
  gameDeskCancelVoid,
  gameDeskConfirmLimits,
  gameDeskConfirmVoid,
  gameDeskFindRound,
  gameDeskGet,
  gameDeskGetReturns,
  gameDeskList,
  gameDeskListRounds,
  gameDeskRequestLimits,
  gameDeskRequestVoid,
  inhouseGetState,
  inhousePlay,
  inhouseRotateSeed,
} from '@khelaghor/client/routes/play.gen.ts';
import { crashEngine } from '@khelaghor/engine-crash/public.ts';
import { getEndMs } from '@khelaghor/game-engine/shared-bet.ts';
import { createKey } from '@khelaghor/testkit/create-key.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { moveCrash } from '@khelaghor/testkit/move-crash.ts';
import { openCrash } from '@khelaghor/testkit/open-crash.ts';
import { openDice } from '@khelaghor/testkit/open-dice.ts';
import { openMines } from '@khelaghor/testkit/open-mines.ts';
import { readValue } from '@khelaghor/testkit/test-browser.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { createFirstOperator, inviteOperator } from '@khelaghor/testkit/test-operator.ts';
import type { TestOperator } from '@khelaghor/testkit/test-operator.ts';
import { auditAfterAll, withServer } from '@khelaghor/testkit/with-server.ts';
import { play } from '../area.ts';
import { closeOffGames } from './close-games.ts';
import { foldReturns } from './fold-returns.ts';

const clock = createFakeClock(new Date('2026-11-21T06:00:10Z'));
const server = await withServer({ clock, logLevel: 'silent' });
const { ctx } = server;
auditAfterAll(server);
const shapla = await createFirstOperator(server);
const karim = await inviteOperator(server, shapla, 'karim');

const newKey = () => createKey(clock);
const reason = 'Fewer large wins';

const readGame = (gameCode: string, { browser } = karim) =>
  browser.callOrFail(gameDeskGet, { params: { gameCode } });

const ask = (gameCode: string, limits: object, over: object = {}) => {
  const first = { stakeMin: '100', stakeMax: '500000', payoutMax: '100000000' };
  const body = { key: newKey(), version: 0, reason, limits: { ...first, ...limits }, ...over };
  return shapla.browser.call(gameDeskRequestLimits, { params: { gameCode }, body });
};

const decide = (gameCode: string, requestId: string, { browser }: TestOperator) =>
  browser.call(gameDeskConfirmLimits, { params: { gameCode, requestId } });

async function openRoller() {
  const { browser, account } = await signUp(server, { balanceMinor: 10_000_000n });
  const { game, seedId } = await openDice(server, browser);
  const params = { game: 'dice' };
  return {
    account,
    game,
    seedId,
    params,
    roll: (stake: string, chance = 4_950) => {
      const choice = { direction: 'under', chance };
      return game.call(inhousePlay, { params, body: { key: newKey(), stake, choice, seedId } });
    },
  };
}

test('limits that two operators agreed on bind new rounds of their game', async () => {
  const roller = await openRoller();
  expect(await roller.roll('600000')).toMatchObject({ success: true });
  const key = newKey();
  const asked = await ask('dice', {}, { key });
  expect(asked).toMatchObject({ value: { waiting: { id: key, isOwn: true }, limitsVersion: 0 } });
  expect(await ask('dice', {}, { key })).toEqual(asked);
  expect(await ask('dice', { stakeMax: '400000' }, { key })).toMatchObject({ code: 'key_reused' });
  expect(await ask('dice', {})).toMatchObject({ code: 'request_waits' });
  expect(await decide('dice', key, shapla)).toMatchObject({ code: 'second_operator_needed' });
  expect(await roller.roll('600000')).toMatchObject({ success: true });
  expect(await decide('limbo', key, karim)).toMatchObject({ code: 'request_unknown' });

  const done = await decide('dice', key, karim);
  expect(done).toMatchObject({ value: { limits: { stakeMax: '500000' }, limitsVersion: 1 } });
  expect(await decide('dice', key, karim)).toEqual(done);
  expect(await roller.roll('600000')).toMatchObject({ code: 'stake_above_maximum' });
  expect(await roller.roll('500000')).toMatchObject({ success: true });
  const { params } = roller;
  const { limits } = await roller.game.callOrFail(inhouseGetState, { params });
  expect(limits.stakeMax).toBe('500000');
  expect(await ask('dice', {})).toMatchObject({ code: 'terms_changed' });
});

test.each([
  [{ stakeMin: '99' }, 'limits_outside', 'stakeMin'],
  [{ stakeMax: '1000000000000' }, 'limits_outside', 'stakeMax'],
  [{ payoutMax: '1000000000000' }, 'limits_outside', 'payoutMax'],
  [{ stakeMin: '2000', stakeMax: '1000' }, 'limits_contradict', 'stakeMax'],
  [{ payoutMax: '1000' }, 'limits_contradict', 'payoutMax'],
  // Limbo pays up to ten thousand times the stake.
  [{ stakeMax: '1000', payoutMax: '90000' }, 'top_pay_above_limit', 'payoutMax'],
])('limits of %o are refused with %s', async (limits, code, field) => {
  const refused = await ask('limbo', limits);
  expect(refused).toMatchObject({ code });
  expect(Object.keys(('fields' in refused && refused.fields) || {})).toEqual([field]);
});

test('a request is withdrawn, and nothing changes', async () => {
  const key = newKey();
  await ask('plinko', {}, { key });
  const params = { gameCode: 'plinko', requestId: key };
  const withdrawn = await karim.browser.callOrFail(gameDeskCancelLimits, { params });
  expect(withdrawn).toMatchObject({ waiting: null, limitsVersion: 0 });
  expect(await decide('plinko', key, karim)).toMatchObject({ code: 'request_unknown' });
});

test('an open round of many steps shows its stake, and keeps the limits of its opening', async () => {
  const player = await openMines(server, 1_000_000n);
  const round = await player.open({ stake: '5000' });
  const [cell = 0] = (await player.look(round.betId)).safe;
  await player.step(round, 1, cell);
  const before = await readGame('mines');
  const { outerLimits } = before;
  expect(before.openSums).toEqual([
    { currency: 'PLAY', rounds: 1, stake: '5000', payoutMax: outerLimits.payoutMax },
  ]);
  expect(before.openRounds).toMatchObject([
    { betId: round.betId, stake: '5000', steps: 1, payoutMax: outerLimits.payoutMax },
  ]);
  expect(Number(before.openRounds[0]?.payout)).toBeGreaterThan(5_000);
  const found = await karim.browser.callOrFail(gameDeskFindRound, {
    params: { betId: round.betId },
  });
  expect(found).toMatchObject({ state: 'running', decided: null });
  await player.take(round, 2);
  const { openRounds } = await readGame('mines');
  expect(openRounds).toEqual([]);
});

test('a round is found with its proof, and its server seed once that is revealed', async () => {
  const roller = await openRoller();
  const { round } = readValue(await roller.roll('1000'));
  const find = () =>
    karim.browser.callOrFail(gameDeskFindRound, { params: { betId: round.betId } });
  const found = await find();
  expect(found).toMatchObject({
    account: roller.account,
    stake: '1000',
    decided: { scope: 'dice/1', serverSeed: null, mismatch: null, nonce: 0 },
  });
  expect(found.decided?.steps.length).toBeGreaterThan(0);
  const listed = await karim.browser.callOrFail(gameDeskListRounds, {
    query: { account: roller.account },
  });
  expect(listed.items.map(({ betId }) => betId)).toEqual([round.betId]);
  const body = { seedId: roller.seedId, clientSeed: 'mine' };
  await roller.game.callOrFail(inhouseRotateSeed, { params: roller.params, body });
  expect((await find()).decided?.serverSeed).toMatch(/^[0-9a-f]{64}$/u);
  const strange = { betId: newKey() };
  expect(await karim.browser.call(gameDeskFindRound, { params: strange })).toMatchObject({
    code: 'round_unknown',
  });
});

const rounds = moveCrash(server, clock);
const { advance, endLease, findCrashPoint, runTo, getOpen } = rounds;
const { openNext, openRoundReaching, playOut, startRound } = rounds;

/** Has a round of Crash made void by two operators; the second one's answer. */
async function voidRound(roundId: string) {
  const params = { gameCode: 'crash', roundId };
  const key = newKey();
  await shapla.browser.callOrFail(gameDeskRequestVoid, { params, body: { key, reason } });
  return ({ browser }: TestOperator) =>
    browser.call(gameDeskConfirmVoid, { params: { ...params, requestId: key } });
}

test('two operators void a shared round that accepts bets, and all stakes return', async () => {
  const player = await openCrash(server, 1_000_000n);
  const { number, row } = await openNext();
  await player.betOrFail(number, { choice: { auto: 1_000_000 } });
  const confirm = await voidRound(row.id);
  expect((await readGame('crash')).sharedRound).toMatchObject({
    number,
    bets: 1,
    waiting: { isOwn: false },
  });
  expect(await confirm(shapla)).toMatchObject({ code: 'second_operator_needed' });
  expect((await getOpen()).state).toBe('betting');
  expect(await confirm(karim)).toMatchObject({ value: { sharedRound: { phase: 'void' } } });
  await advance();
  expect(await player.readBalance()).toBe(1_000_000n);
  expect((await readGame('crash')).sharedRound).toBeNull();
  expect(await confirm(karim)).toMatchObject({ success: true });
  await endLease();
});

test('a running round is not made void: its end is fixed', async () => {
  const player = await openCrash(server, 1_000_000n);
  const { number } = await openRoundReaching(150n);
  await player.betOrFail(number, { choice: { auto: 120 } });
  const { id, closesAt } = await getOpen();
  const confirm = await voidRound(id);
  // From the moment of its chance on the house could know how it ends.
  clock.set(closesAt);
  expect(await confirm(karim)).toMatchObject({ code: 'round_ended' });
  const round = await startRound();
  runTo(round, 5_000);
  expect(await confirm(karim)).toMatchObject({ code: 'round_ended' });
  expect(await playOut()).toMatchObject({ state: 'ended', voidReason: null });
  expect(await player.readBalance()).toBe(1_000_000n + 200n);
  await endLease();
});

test('a round past its crash point is not made void, although no process ended it', async () => {
  const { row } = await openNext();
  const confirm = await voidRound(row.id);
  const round = await startRound();
  runTo(round, getEndMs(crashEngine, await findCrashPoint(round)) + 1);
  expect(await confirm(karim)).toMatchObject({ code: 'round_ended' });
  expect(await playOut()).toMatchObject({ state: 'ended', interruptedAt: null });
});

test('a shared round that has ended is not made void', async () => {
  const { row } = await openNext();
  const { id: roundId } = row;
  const params = { gameCode: 'crash', roundId };
  const dropped = newKey();
  await shapla.browser.callOrFail(gameDeskRequestVoid, { params, body: { key: dropped, reason } });
  const rejected = await karim.browser.callOrFail(gameDeskCancelVoid, {
    params: { ...params, requestId: dropped },
  });
  expect(rejected.sharedRound?.waiting).toBeNull();
  const key = newKey();
  await shapla.browser.callOrFail(gameDeskRequestVoid, { params, body: { key, reason } });
  await startRound();
  await playOut();
  const refused = await karim.browser.call(gameDeskConfirmVoid, {
    params: { ...params, requestId: key },
  });
  expect(refused).toMatchObject({ code: 'round_ended' });
  const body = { key: newKey(), reason };
  expect(await shapla.browser.call(gameDeskRequestVoid, { params, body })).toMatchObject({
    code: 'round_ended',
  });
  await endLease();
});

test('finished rounds are summed once, by stake, and a game far off its rules is closed', async () => {
  const roller = await openRoller();
  const payouts: bigint[] = [];
  for (const stake of ['500', '2000', '2000']) {
    const { round } = readValue(await roller.roll(stake, 9_000));
    payouts.push(BigInt(round.payout));
    clock.set(new Date(clock.now().getTime() + 1_000));
  }
  clock.set(new Date(clock.now().getTime() + 31_000));
  const before = await readReturns();
  await foldReturns(ctx);
  await foldReturns(ctx);
  const after = await readReturns();
  const find = (band: number | null) => after.groups.find((group) => group.band === band);
  expect(before.groups).toEqual([]);
  expect(find(1)).toMatchObject({ scope: 'dice/1', currency: 'PLAY', rounds: 3, stake: '5000' });
  expect(find(null)?.exact).toBeCloseTo(0.99, 9);
  const days = after.days.map(({ rounds }) => rounds);
  expect(days).toEqual([find(null)?.rounds]);
  expect(BigInt(find(null)?.payout ?? 0)).toBeGreaterThanOrEqual(
    payouts.reduce((sum, payout) => sum + payout, 0n),
  );

  await closeOffGames(ctx, play);
  expect((await readGame('dice')).state).toBe('open');
  await sql`update game_return_day set rounds = 1000000, stake_minor = 1000000000,
    payout_minor = 1010000000, expected = 990000000, variance = 1000000000000
    where game_code = 'dice' and band = -1`.execute(ctx.db);
  await closeOffGames(ctx, play);
  expect((await readGame('dice')).state).toBe('closed');
  const { rows } = await sql<{ kind: string }>`select kind from event_log
    where subject = 'game:dice' order by id desc limit 2`.execute(ctx.db);
  expect(rows.map(({ kind }) => kind)).toEqual(['product.stopped', 'inhouse.return_off']);
  const { games } = await karim.browser.callOrFail(gameDeskList, {});
  expect(games.find(({ gameCode }) => gameCode === 'dice')?.mismatches).toBe(0);
});

const readReturns = () =>
  karim.browser.callOrFail(gameDeskGetReturns, { params: { gameCode: 'dice' } });
