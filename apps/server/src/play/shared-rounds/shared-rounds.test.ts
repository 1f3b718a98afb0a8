// Goal: a round that all players share is run once and rightly, whatever is repeated, raced or
// late. Method: Crash over HTTP and below it, under a clock that the test moves; when a flight
// ends, a test works out from the server's secret.
import { afterEach, expect, test } from 'vitest';
import {
  betsGetFairness,
  betsList,
  sharedListBets,
  sharedPlaceBet,
} from '@khelaghor/client/routes.gen.ts';
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
import { placeBet } from './place-bet.ts';
import { takeBet } from './take-bet.ts';

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
  findPoint,
  flyTo,
  getOpen,
  openNext,
  openRoundReaching,
  playOut,
  takeOff,
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
  const flight = await getOpen();
  expect(flight).toMatchObject({ state: 'flight', clientSeed: second.randomness, id: early.id });
  await playOut();
  await checkSharedRounds(ctx, allAreas);

  answers.clear();
  const balance = await player.readBalance();
  // Later than the end of the flight before, however high it went.
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

test('a round takes bets, flies, is taken, ends, is settled, recorded and recomputed', async () => {
  const [one, two] = [await openPlayer(), await openPlayer()];
  const { number } = await openRoundReaching(160n, 100_000n);
  const first = await one.betOrFail(number);
  clock.advance(1);
  const later = await one.betOrFail(number, { seat: 2, choice: { auto: 150 } });
  const lost = await two.betOrFail(number, { choice: { auto: 1_000_000 }, stake: '100' });
  expect([first.takenBy, later.takenBy]).toEqual([1_000_000, 150]);
  expect(await one.readEscrow()).toBe(2_000n);
  expect(await one.state()).toMatchObject({
    round: { number, phase: 'betting', link: null, point: null, beaconRound: null },
    bets: [{ seat: 1 }, { seat: 2 }],
    sessionNet: '-2000',
  });

  const flight = await takeOff();
  expect(flight).toMatchObject({ state: 'flight', clientSeed: `crash/${number}`, link: null });
  expect(await one.take(first)).toMatchObject({ code: 'too_soon' });
  flyTo(flight, 5_000);
  await advance();
  const taken = await one.take(first);
  const { pressed } = readValue(taken).bet;
  expect(pressed).toBe(134);
  // A repeat answers the same, however late.
  flyTo(flight, 6_500);
  expect(await one.take(first)).toEqual(taken);
  expect(await two.take(first)).toMatchObject({ code: 'round_unknown' });
  const open = await one.site.call(betsGetFairness, { params: { betId: first.betId } });
  expect(open).toMatchObject({ code: 'round_open' });

  const point = await findPoint(flight);
  const ended = await playOut();
  expect(ended.point).toBe(formatHundredths(point));
  expect(ended.endedAt?.getTime()).toBe((flight.fliesAt?.getTime() ?? 0) + getEndMs(engine, point));
  const paid = (1_000n * BigInt(pressed ?? 0)) / 100n;
  expect(await one.readBalance()).toBe(given - 2_000n + paid + 1_500n);
  expect(await two.readBalance()).toBe(given - 100n);
  expect([await one.readEscrow(), await two.readEscrow()]).toEqual([0n, 0n]);
  expect(await one.take(first)).toEqual(taken);
  expect(await two.take(lost)).toMatchObject({ code: 'flight_over' });

  expect(await one.site.callOrFail(betsList, { query: {} })).toMatchObject({
    items: [
      { gameCode: 'crash', state: 'won', detail: { auto: 150, taken: '1.50' } },
      { state: 'won', detail: { auto: 0, point: ended.point, round: number } },
    ],
  });
  const proof = await one.site.callOrFail(betsGetFairness, { params: { betId: first.betId } });
  if (proof.kind !== 'shared') throw new Error(proof.kind);
  const link = parseSeed(proof.serverSeed ?? '');
  if (!link.ok) throw new Error(link.refusal);
  expect(matchesCommitment(link.value, proof.commitment)).toBe(true);
  const { clientSeed, scope } = proof;
  const stream = createFairStream({ serverSeed: link.value, clientSeed, nonce: 0, scope });
  expect(engine.drawPoint(stream)).toBe(point);
  const { items } = await one.game.callOrFail(sharedListBets, { params, query: {} });
  expect(items.map(({ payout }) => payout)).toEqual(['1500', String(paid)]);
  const state = await one.state();
  expect(state).toMatchObject({ round: null, bets: [], rounds: items });
  expect(state.recent[0]).toMatchObject({ number, point: ended.point, link: proof.serverSeed });
});

test('the link that ends a round is the seal of the next, and no seal is of a link to come', async () => {
  await openNext();
  const one = await playOut();
  await openNext();
  const two = await playOut();
  expect(two.seal).toBe(one.link);
  expect(two.place).toBe(one.place + 1);
  expect(two.link).not.toBe(one.link);
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
  for (const odd of [{ seat: 0 }, { seat: 3 }, { stake: '-100' }, { point: '9.00' }, { nonce: 1 }])
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

test('of 100 presses of one moment in two processes one is written, and all answer it', async () => {
  const player = await openPlayer();
  const { number } = await openRoundReaching(300n);
  const bet = await player.betOrFail(number);
  const flight = await takeOff();
  const fliesMs = flight.fliesAt?.getTime() ?? 0;
  const processes = [ctx, otherProcess()];
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, nth) =>
      takeBet(processes[nth % 2] ?? ctx, {
        engine,
        caller: player.caller,
        betId: bet.betId,
        arrivedAt: new Date(fliesMs + 3_000 + nth * 10),
      }),
    ),
  );
  const prices = new Set(answers.map((answer) => (answer.ok ? answer.value.bet.pressed : null)));
  expect(prices.size).toBe(1);
  const [price] = prices;
  expect(price).toBeGreaterThanOrEqual(119);
  await playOut();
  expect(await player.readBalance()).toBe(given - 1_000n + (1_000n * BigInt(price ?? 0)) / 100n);
});

test('a press that arrived before the end counts until the end is told, and not after', async () => {
  const player = await openPlayer();
  const { number } = await openRoundReaching(150n, 500n);
  const [bet, late] = [await player.betOrFail(number), await player.betOrFail(number, { seat: 2 })];
  const flight = await takeOff();
  const point = await findPoint(flight);
  const endMs = (flight.fliesAt?.getTime() ?? 0) + getEndMs(engine, point);
  const press = (betId: string, arrivedAtMs: number) =>
    takeBet(ctx, { engine, caller: player.caller, betId, arrivedAt: new Date(arrivedAtMs) });
  clock.set(new Date(endMs + tellEndAfterMs - 1));
  await advance();
  expect((await getOpen()).state).toBe('flight');
  expect(await press(bet.betId, endMs - 1)).toMatchObject({
    ok: true,
    value: { bet: { pressed: Number(point) } },
  });
  // That the flight is over is not said before the room tells it.
  const tooLate = press(late.betId, endMs);
  clock.advance(1);
  await advance();
  expect((await getOpen()).state).toBe('ended');
  expect(await tooLate).toMatchObject({ ok: false, refusal: 'flight_over' });
  // From now on everybody may know the crash point: no press is accepted, whatever its date.
  expect(await press(late.betId, endMs - 1)).toMatchObject({ ok: false, refusal: 'flight_over' });
  await playOut();
  expect(await player.readBalance()).toBe(given - 2_000n + 10n * point);
});

test('a press that waits for its end to be written is not accepted behind it', async () => {
  const player = await openPlayer();
  const { number } = await openRoundReaching(150n, 500n);
  const bet = await player.betOrFail(number);
  const flight = await takeOff();
  const endMs = (flight.fliesAt?.getTime() ?? 0) + getEndMs(engine, await findPoint(flight));
  clock.set(new Date(endMs + tellEndAfterMs));
  const arrivedAt = new Date(endMs - 1);
  const calls = [ctx, otherProcess()].map((process) =>
    takeBet(process, { engine, caller: player.caller, betId: bet.betId, arrivedAt }),
  );
  const [answers] = await Promise.all([Promise.all(calls), advance()]);
  // Either the presses were first, or the end was: never both.
  const isPaid = answers.some(({ ok }) => ok);
  for (const answer of answers) expect(answer.ok).toBe(isPaid);
  const ended = await playOut();
  expect(ended.point).not.toBeNull();
  const paid = isPaid ? 10n * (await findPoint(flight)) : 0n;
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

  // A bet that was paid more than its price.
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
