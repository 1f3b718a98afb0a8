// Goal: a round that all players share is run once and rightly, whatever is repeated, raced or
// late. Method: Crash over HTTP and below it, under a clock that the test moves; when a round
// ends, a test works out from the server seed.
import { afterEach, expect, test } from 'vitest';
import {
  betsGetFairness,
  betsList,
  sharedListBets,
  sharedPlaceBet,
} from '@khelaghor/client/routes/play.gen.ts';
import { startGroupCommit } from '@khelaghor/db/group-commit.ts';
import { crashEngine } from '@khelaghor/engine-crash/public.ts';
import { getRoundTimeMs } from '@khelaghor/fairness/beacon.ts';
import { recordedRounds } from '@khelaghor/fairness/recorded-rounds.suite.ts';
import { matchesCommitment, parseSeed } from '@khelaghor/fairness/seed.ts';
import { createFairStream } from '@khelaghor/fairness/stream.ts';
import { formatHundredths } from '@khelaghor/game-engine/height.ts';
import { getEndMs } from '@khelaghor/game-engine/shared-bet.ts';
import { openBeaconRelay } from '@khelaghor/testkit/beacon-relay.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { moveCrash } from '@khelaghor/testkit/move-crash.ts';
import { openCrash } from '@khelaghor/testkit/open-crash.ts';
import { readValue } from '@khelaghor/testkit/test-browser.ts';
import { auditAfterAll, withServer } from '@khelaghor/testkit/with-server.ts';
import { allAreas } from '../../areas.ts';
import type { Context } from '../../lib/context.ts';
import { beaconMissingMs, bettingMs, tellEndAfterMs } from './advance-round.ts';
import { checkSharedRounds } from './check-rounds.ts';
import { sharedRoundChecks } from './checks.ts';
import { cashOut } from './cash-out.ts';
import { placeBet } from './place-bet.ts';

const [second, third] = recordedRounds;
const clock = createFakeClock(new Date(getRoundTimeMs(1) - 60_000));
const server = await withServer({ clock, logLevel: 'silent' });
const { ctx } = server;
const engine = crashEngine;
const params = { game: 'crash' };
const given = 10_000_000n;

/** Another process on the same database: its own caches, its own batches. */
const otherProcess = (): Context => ({ ...ctx, ledger: startGroupCommit(ctx.db) });

const openPlayer = () => openCrash(server, given);
const {
  advance,
  findCrashPoint,
  runTo,
  getOpen,
  openNext,
  openRoundReaching,
  playOut,
  startRound,
  endLease,
} = moveCrash(server, clock);

// Whatever a test did, the books hold, and the checks find nothing.
auditAfterAll(server);
afterEach(async () => {
  const found = await sharedRoundChecks({ db: ctx.db, clock });
  await endLease();
  if (found.length > 0) throw new Error(JSON.stringify(found));
});

test('the announced round of the beacon takes part; one that never comes voids the round', async () => {
  const player = await openPlayer();
  const answers = new Map<string, string>();
  const relay = await openBeaconRelay((asked) => {
    const text = answers.get(asked);
    return text === undefined ? { status: 404, text: '{}' } : { status: 200, text };
  });
  const { config } = ctx;
  const outside = { ...config.outside, beaconRelays: [relay.address] };
  const asking: Context = { ...ctx, config: { ...config, outside } };
  const openBefore = async (round: number) => {
    clock.set(new Date(getRoundTimeMs(round) - bettingMs - 2_000));
    await advance(asking);
    const row = await getOpen();
    expect(Number(row.beaconRound)).toBe(round);
    await player.betOrFail(Number(row.number), { choice: { auto: 101 } });
    clock.set(row.closesAt);
    await advance(asking);
    return row;
  };
  // The network made round 2 in 2023, three seconds before round 3.
  const early = await openBefore(second.round);
  const waits = await advance(asking);
  expect(waits).toEqual({ wakeAt: new Date(getRoundTimeMs(second.round) + 200) });
  clock.set(new Date(getRoundTimeMs(second.round) + 200));
  // Not there yet, then forged: neither is taken.
  await advance(asking);
  answers.set('2', JSON.stringify({ ...second, signature: third.signature }));
  await advance(asking);
  expect((await getOpen()).state).toBe('closed');
  answers.set('2', JSON.stringify(second));
  await advance(asking);
  const started = await getOpen();
  expect(started).toMatchObject({ state: 'running', clientSeed: second.randomness, id: early.id });
  await playOut();
  await checkSharedRounds(ctx, allAreas);

  answers.clear();
  const balance = await player.readBalance();
  // Later than the end of the round before, however high it went.
  clock.advance(60_000);
  await advance(asking);
  const row = await getOpen();
  await player.betOrFail(Number(row.number));
  clock.set(row.closesAt);
  await advance(asking);
  // A relay that is late decides nothing: the round waits, until the number is missing for a day.
  clock.set(new Date(getRoundTimeMs(Number(row.beaconRound)) + beaconMissingMs));
  await advance(asking);
  expect((await getOpen()).state).toBe('closed');
  clock.advance(1);
  await advance(asking);
  expect(await getOpen()).toMatchObject({ state: 'void', voidReason: 'beacon_missing' });
  await advance(asking);
  expect(await player.readBalance()).toBe(balance);
  relay.close();
});

test('a round accepts bets and a cash-out, runs, ends, is settled, recorded and recomputed', async () => {
  const [one, two] = [await openPlayer(), await openPlayer()];
  const { number } = await openRoundReaching(160n, 100_000n);
  const first = await one.betOrFail(number);
  clock.advance(1);
  const later = await one.betOrFail(number, { seat: 2, choice: { auto: 150 } });
  const lost = await two.betOrFail(number, { choice: { auto: 1_000_000 }, stake: '100' });
  expect([first.autoCashOut, later.autoCashOut]).toEqual([1_000_000, 150]);
  expect(await one.readEscrow()).toBe(2_000n);
  expect(await one.state()).toMatchObject({
    round: { number, phase: 'betting', serverSeed: null, crashPoint: null, beaconRound: null },
    bets: [{ seat: 1 }, { seat: 2 }],
    sessionNet: '-2000',
  });

  const round = await startRound();
  const clientSeed = `crash/${number}`;
  expect(round).toMatchObject({ state: 'running', clientSeed, serverSeed: null });
  expect(await one.cashOut(first)).toMatchObject({ code: 'too_soon' });
  runTo(round, 5_000);
  await advance();
  const answer = await one.cashOut(first);
  const { cashedOut } = readValue(answer).bet;
  expect(cashedOut).toBe(134);
  // A repeat answers the same, however late.
  runTo(round, 6_500);
  expect(await one.cashOut(first)).toEqual(answer);
  expect(await two.cashOut(first)).toMatchObject({ code: 'round_unknown' });
  const open = await one.site.call(betsGetFairness, { params: { betId: first.betId } });
  expect(open).toMatchObject({ code: 'round_open' });

  const crashPoint = await findCrashPoint(round);
  const ended = await playOut();
  expect(ended.crashPoint).toBe(formatHundredths(crashPoint));
  expect(ended.endedAt?.getTime()).toBe(
    (round.startsAt?.getTime() ?? 0) + getEndMs(engine, crashPoint),
  );
  const paid = (1_000n * BigInt(cashedOut ?? 0)) / 100n;
  expect(await one.readBalance()).toBe(given - 2_000n + paid + 1_500n);
  expect(await two.readBalance()).toBe(given - 100n);
  expect([await one.readEscrow(), await two.readEscrow()]).toEqual([0n, 0n]);
  expect(await one.cashOut(first)).toEqual(answer);
  expect(await two.cashOut(lost)).toMatchObject({ code: 'cash_out_too_late' });

  expect(await one.site.callOrFail(betsList, { query: {} })).toMatchObject({
    items: [
      { gameCode: 'crash', state: 'won', detail: { auto: 150, cashedOut: '1.50' } },
      { state: 'won', detail: { auto: 0, crashPoint: ended.crashPoint, round: number } },
    ],
  });
  const proof = await one.site.callOrFail(betsGetFairness, { params: { betId: first.betId } });
  if (proof.kind !== 'shared') throw new Error(proof.kind);
  const serverSeed = parseSeed(proof.serverSeed ?? '');
  if (!serverSeed.ok) throw new Error(serverSeed.refusal);
  expect(matchesCommitment(serverSeed.value, proof.commitment)).toBe(true);
  expect(proof.clientSeed).toBe(clientSeed);
  const { scope } = proof;
  const stream = createFairStream({ serverSeed: serverSeed.value, clientSeed, nonce: 0, scope });
  expect(engine.drawCrashPoint(stream)).toBe(crashPoint);
  const { items } = await one.game.callOrFail(sharedListBets, { params, query: {} });
  expect(items.map(({ payout }) => payout)).toEqual(['1500', String(paid)]);
  const state = await one.state();
  expect(state).toMatchObject({ round: null, bets: [], rounds: items });
  expect(state.recent[0]).toMatchObject({ number, crashPoint: ended.crashPoint });
  expect(state.recent[0]?.serverSeed).toBe(proof.serverSeed);
});

test('the server seed that ends a round is the commitment of the next, which has another seed', async () => {
  await openNext();
  const one = await playOut();
  await openNext();
  const two = await playOut();
  expect(two.commitment).toBe(one.serverSeed);
  expect(two.chainIndex).toBe(one.chainIndex + 1);
  expect(two.serverSeed).not.toBe(one.serverSeed);
});

test('a bet is refused that is late, of another round, on a taken seat, or no choice', async () => {
  const player = await openPlayer();
  const { number, row } = await openNext();
  const codeOf = async (over: object, round = number) => {
    const answer = await player.bet(round, over);
    return answer.success ? 'ok' : answer.code;
  };
  expect(await codeOf({}, number + 1)).toBe('bets_closed');
  expect(await codeOf({ choice: { auto: 100 } })).toBe('choice_invalid');
  expect(await codeOf({ choice: {} })).toBe('choice_invalid');
  expect(await codeOf({ stake: '99' })).toBe('stake_below_minimum');
  expect(await codeOf({ stake: '1000001' })).toBe('stake_above_maximum');
  expect(await codeOf({ stake: '10001', choice: { auto: 1_000_000 } })).toBe(
    'payout_above_maximum',
  );
  for (const odd of [
    { seat: 0 },
    { seat: 3 },
    { stake: '-100' },
    { crashPoint: '9.00' },
    { nonce: 1 },
  ])
    expect(await codeOf(odd)).toBe('malformed');
  for (const odd of [{ balance: '1' }, { outcome: {} }, { at: '2026-11-26T00:00:00Z' }])
    expect(await codeOf(odd)).toBe('malformed');
  const key = player.newKey();
  expect(await codeOf({ key })).toBe('ok');
  expect(await codeOf({ key })).toBe('ok');
  expect(await codeOf({ key, stake: '2000' })).toBe('key_reused');
  const stranger = await openPlayer();
  expect(await stranger.bet(number, { key })).toMatchObject({ code: 'key_reused' });
  expect(await stranger.readEscrow()).toBe(0n);
  expect(await codeOf({})).toBe('round_open');
  expect(await codeOf({ seat: 2 })).toBe('ok');
  expect(await player.readEscrow()).toBe(2_000n);
  clock.set(row.closesAt);
  expect(await codeOf({ seat: 2 })).toBe('bets_closed');
  await advance();
  expect(await codeOf({ seat: 2 })).toBe('bets_closed');
  await playOut();
  expect(await player.readEscrow()).toBe(0n);
});

test('of 100 cash-outs of one moment in two processes one is written, and all answer it', async () => {
  const player = await openPlayer();
  const { number } = await openRoundReaching(300n);
  const bet = await player.betOrFail(number);
  const round = await startRound();
  const startsMs = round.startsAt?.getTime() ?? 0;
  const processes = [ctx, otherProcess()];
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, nth) =>
      cashOut(processes[nth % 2] ?? ctx, {
        engine,
        caller: player.caller,
        betId: bet.betId,
        arrivedAt: new Date(startsMs + 3_000 + nth * 10),
      }),
    ),
  );
  const multipliers = new Set(
    answers.map((answer) => (answer.ok ? answer.value.bet.cashedOut : null)),
  );
  expect(multipliers.size).toBe(1);
  const [multiplier] = multipliers;
  expect(multiplier).toBeGreaterThanOrEqual(119);
  await playOut();
  expect(await player.readBalance()).toBe(
    given - 1_000n + (1_000n * BigInt(multiplier ?? 0)) / 100n,
  );
});

test('a cash-out that arrived before the end counts until the end is told, and not after', async () => {
  const player = await openPlayer();
  const { number } = await openRoundReaching(150n, 500n);
  const [bet, late] = [await player.betOrFail(number), await player.betOrFail(number, { seat: 2 })];
  const round = await startRound();
  const crashPoint = await findCrashPoint(round);
  const endMs = (round.startsAt?.getTime() ?? 0) + getEndMs(engine, crashPoint);
  const cashOutAt = (betId: string, arrivedAtMs: number) =>
    cashOut(ctx, { engine, caller: player.caller, betId, arrivedAt: new Date(arrivedAtMs) });
  clock.set(new Date(endMs + tellEndAfterMs - 1));
  await advance();
  expect((await getOpen()).state).toBe('running');
  expect(await cashOutAt(bet.betId, endMs - 1)).toMatchObject({
    ok: true,
    value: { bet: { cashedOut: Number(crashPoint) } },
  });
  // That the round is over is not said before the room tells it.
  const tooLate = cashOutAt(late.betId, endMs);
  clock.advance(1);
  await advance();
  expect((await getOpen()).state).toBe('ended');
  expect(await tooLate).toMatchObject({ ok: false, refusal: 'cash_out_too_late' });
  // From now on everybody may know the crash point: no cash-out is accepted, whatever its date.
  expect(await cashOutAt(late.betId, endMs - 1)).toMatchObject({
    ok: false,
    refusal: 'cash_out_too_late',
  });
  await playOut();
  expect(await player.readBalance()).toBe(given - 2_000n + 10n * crashPoint);
});

test('a cash-out that waits for its end to be written is not accepted behind it', async () => {
  const player = await openPlayer();
  const { number } = await openRoundReaching(150n, 500n);
  const bet = await player.betOrFail(number);
  const round = await startRound();
  const endMs = (round.startsAt?.getTime() ?? 0) + getEndMs(engine, await findCrashPoint(round));
  clock.set(new Date(endMs + tellEndAfterMs));
  const arrivedAt = new Date(endMs - 1);
  const calls = [ctx, otherProcess()].map((process) =>
    cashOut(process, { engine, caller: player.caller, betId: bet.betId, arrivedAt }),
  );
  const [answers] = await Promise.all([Promise.all(calls), advance()]);
  // Either the cash-outs were first, or the end was: never both.
  const isPaid = answers.some(({ ok }) => ok);
  for (const answer of answers) expect(answer.ok).toBe(isPaid);
  const ended = await playOut();
  expect(ended.crashPoint).not.toBeNull();
  const paid = isPaid ? 10n * (await findCrashPoint(round)) : 0n;
  expect(await player.readBalance()).toBe(given - 1_000n + paid);
});

test('two bets on one seat from two processes: one is placed', async () => {
  const player = await openPlayer();
  const { number } = await openNext();
  const place = (process: Context) =>
    placeBet(process, engine, player.caller, {
      ...player.getBet(number),
      key: player.newKey(),
      seat: 1,
      stake: '1000',
      choice: { auto: 0 },
      round: number,
    });
  const answers = await Promise.all([place(ctx), place(otherProcess()), place(ctx)]);
  expect(answers.map((answer) => (answer.ok ? 'ok' : answer.refusal)).toSorted()).toEqual([
    'ok',
    'round_open',
    'round_open',
  ]);
  expect(await player.readEscrow()).toBe(1_000n);
  await playOut();
});

test('every settled round is computed again, and one that differs closes the game', async () => {
  const player = await openPlayer();
  const { number } = await openRoundReaching(200n);
  await player.betOrFail(number, { choice: { auto: 150 } });
  await playOut();
  await checkSharedRounds(ctx, allAreas);
  const unchecked = await ctx.db
    .selectFrom('sharedRound')
    .select('id')
    .where('checkedAt', 'is', null)
    .execute();
  expect(unchecked).toEqual([]);
  const isOpen = async () =>
    (
      await ctx.db
        .selectFrom('game')
        .select('open')
        .where('code', '=', 'crash')
        .executeTakeFirstOrThrow()
    ).open;
  expect(await isOpen()).toBe(true);

  // A bet that was paid more than its multiplier.
  const next = await openRoundReaching(200n);
  const bet = await player.betOrFail(next.number, { choice: { auto: 150 } });
  await playOut();
  const owner = server.ctx.pool;
  await owner.query('update bet set payout_minor = payout_minor + 1 where id = $1', [bet.betId]);
  await checkSharedRounds(ctx, allAreas);
  expect(await isOpen()).toBe(false);
  await owner.query('update bet set payout_minor = payout_minor - 1 where id = $1', [bet.betId]);
  expect(await advance()).toBe('rest');
  const events = await ctx.db
    .selectFrom('eventLog')
    .select('detail')
    .where('kind', '=', 'round.mismatch')
    .execute();
  expect(events).toMatchObject([{ detail: { part: 'payout', betId: bet.betId } }]);
  const closed = await player.game.call(sharedPlaceBet, {
    params,
    body: player.getBet(next.number),
  });
  expect(closed).toMatchObject({ code: 'game_closed' });
});
