// Goal: a game that pays too much is closed, and chance closes none. Method: moments of rounds
// against sums over all results, and months of simulated rounds with seeded randomness.
import { expect, test } from 'vitest';
import { computePayout } from '@khelaghor/game-engine/game-bet.ts';
import type { Plain } from '@khelaghor/game-engine/game-engine.ts';
import { gameEngines } from '@khelaghor/game-list/games.ts';
import { minesEngine } from '@khelaghor/engine-mines/public.ts';
import { crashEngine } from '@khelaghor/engine-crash/public.ts';
import { diceEngine } from '@khelaghor/engine-dice/public.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { multiplyRatio, ratio, toFloat } from '@khelaghor/money/ratio.ts';
import { addDays } from '@khelaghor/time/dhaka.ts';
import { findOffGames, windowDays } from './close-games.ts';
import {
  addReturns,
  allBands,
  findBand,
  isBeyondChance,
  noReturns,
  toReturnRow,
} from './return-rules.ts';
import type { ReturnSums } from './return-rules.ts';
import type { NamedReturn } from './return-store.ts';
import { computeInstantMoments, computeStepMoments, getReturn } from './round-moments.ts';
import { computeSharedMoments } from './shared-moments.ts';
import type { EndedBet } from './shared-moments.ts';

test.each([
  [{ direction: 'under', chance: 4_950 }, 0.99, 0.99 * 2 - 0.99 ** 2, 2],
  [{ direction: 'over', chance: 1 }, 0.99, 0.99 * 9_900 - 0.99 ** 2, 9_900],
])('a roll of Dice on %o has the mean %f and the variance %f', (choice, mean, variance, top) => {
  const moments = computeInstantMoments(diceEngine, choice);
  expect(moments.mean).toBeCloseTo(mean, 9);
  expect(moments.variance / variance).toBeCloseTo(1, 9);
  expect(moments.largest).toBeCloseTo(top, 9);
});

test.each([
  ['keno', { numbers: '3,9,17', risk: 'low' }],
  ['limbo', { target: 12_345 }],
])('a choice of %s that stands for others returns 99 %%', (code, raw) => {
  const engine = gameEngines.find((one) => one.code === code);
  const choice = engine?.parseChoice(raw);
  if (!engine || !choice) throw new Error(`${code} has no such choice`);
  const { mean, variance } = computeInstantMoments(engine, choice);
  expect(mean).toBeCloseTo(0.99, 6);
  expect(variance).toBeGreaterThan(0.1);
});

test('the variances of a left round of Mines add up to that of leaving there', () => {
  const choice = minesEngine.parseChoice({ mines: 5 });
  if (!choice) throw new Error('no such choice');
  const layout = [0, 1, 2, 3, 4];
  const steps = [10, 11, 12].map((cell) => ({ cell }));
  // A round that is left behind its third step is won with the chance 0.99 / pay.
  let expected = 0;
  let reached = 1;
  for (let count = 1; count <= 3; count += 1) {
    const taken = steps.slice(0, count);
    const { variance } = computeStepMoments(minesEngine, choice, { layout, steps: taken });
    const before = computeStepMoments(minesEngine, choice, {
      layout,
      steps: steps.slice(0, count - 1),
    });
    expected += reached * (variance - before.variance);
    reached = 0.99 / toFloat(minesEngine.getStanding(choice, layout, taken).pays);
  }
  const pay = toFloat(minesEngine.getStanding(choice, layout, steps).pays);
  expect(expected).toBeCloseTo(0.99 * pay - 0.99 ** 2, 9);
});

const getVariance = (...bets: readonly EndedBet[]): number =>
  computeSharedMoments(bets, 0.99).variance;

test('bets that one crash point decides vary together', () => {
  const one = { stake: 100, until: 200 };
  expect(getVariance(one)).toBeCloseTo(100 ** 2 * (0.0099 + 1.495), 6);
  expect(getVariance(one, one)).toBeCloseTo(4 * getVariance(one), 6);
  const short = { stake: 100, until: 101 };
  expect(getVariance(one, short)).toBeGreaterThan(getVariance(one) + getVariance(short));
});

test('one chance of a shared round can take what all running bets were worth', () => {
  const getLargest = (...bets: readonly EndedBet[]): number =>
    computeSharedMoments(bets, 0.99).largest;
  expect(getLargest({ stake: 100, until: 100 })).toBe(100);
  expect(getLargest({ stake: 100, until: 250 })).toBe(250);
  // Both ran at 2.00, one alone at 3.00.
  expect(getLargest({ stake: 100, until: 200 }, { stake: 100, until: 300 })).toBe(400);
});

/** Sums of rounds with these crash points, each with one bet with an auto cash-out. */
function sumRounds(crashPoints: readonly number[], auto: number): ReturnSums {
  const stake = 1_100;
  return crashPoints.reduce((sums, crashPoint) => {
    const until = Math.min(crashPoint, auto);
    const payout = crashPoint >= auto ? BigInt(stake * auto) / 100n : 0n;
    const moments = computeSharedMoments([{ stake, until }], 0.99);
    const paid = payout > 0n ? 1 : 0;
    const one = { rounds: 1, paid, stake: BigInt(stake), payout, expected: stake * 0.99 };
    return addReturns(sums, { ...one, ...moments });
  }, noReturns);
}

test.each([
  [[100], 200],
  [[102], 1_000_000],
  [[101, 100, 103], 10_000],
])('rounds that end at once at %s close nothing', (crashPoints, auto) => {
  const sums = sumRounds(crashPoints, auto);
  expect(sums.payout).toBe(0n);
  expect(isBeyondChance(sums)).toBe(false);
});

test.each([
  ['honest', 0.99, false],
  ['of a table that pays 6 % too much', 1.05, true],
])('40,000 rounds %s', (_, share, isClosed) => {
  const crashPoints = Array.from({ length: 40_000 }, (_, nth) => {
    const chance = (nextRoll(nth + 1) + 0.5) / 10_000;
    return Math.min(1_000_000, Math.max(100, Math.floor((100 * share) / chance)));
  });
  expect(isBeyondChance(sumRounds(crashPoints, 150))).toBe(isClosed);
});

test.each([
  [1n, 0],
  [999n, 0],
  [1_000n, 1],
  [99_999n, 2],
  [1_000_000n, 3],
])('a stake of %s is in band %i', (stake, band) => {
  expect(findBand(stake)).toBe(band);
});

test('the row of sums has their shares of the stakes, and the mark of its σ', () => {
  const row = toReturnRow({
    rounds: 100,
    paid: 50,
    stake: 100_000n,
    payout: 98_000n,
    expected: 99_000,
    variance: 100 * 1_000 ** 2,
    largest: 2_000,
  });
  expect(row).toMatchObject({
    rounds: 100,
    stake: '100000',
    measured: 0.98,
    exact: 0.99,
    sigma: 1,
  });
  expect(row.mark).toBeCloseTo((2.576 * row.sigma) / Math.sqrt(100), 9);
});

test.each([
  ['chance', 0, false],
  ['four σ of many rounds', 4.1, true],
  ['too little by four σ', -4.1, true],
  ['less than four σ', 3.9, false],
])('%s: %f σ', (_, sigmas, isOff) => {
  const sums = { rounds: 1_000_000, paid: 0, stake: 10n ** 9n, largest: 1_000 };
  const deviation = Math.sqrt(1e12);
  const payout = BigInt(Math.round(990_000_000 + sigmas * deviation));
  const found = isBeyondChance({ ...sums, payout, expected: 990_000_000, variance: 1e12 });
  expect(found).toBe(isOff);
});

test('one award of long odds closes nothing, however many σ it is', () => {
  const choice = { direction: 'under', chance: 1 } as const;
  const sums = simulate({ rounds: 50, choices: [choice], forced: 0 });
  expect(isBeyondChance(sums)).toBe(false);
});

test('payouts that are rounded down do not close a game with small stakes', () => {
  const lost = { rounds: 10_000_000, paid: 5_000_000, stake: 10n ** 9n, largest: 200 };
  const expected = 990_000_000;
  const payout = BigInt(expected - 2_500_000);
  expect(isBeyondChance({ ...lost, payout, expected, variance: 1e11 })).toBe(false);
});

/** Rounds of Dice with seeded numbers, each pay multiplied; the round `forced` wins anyway. */
function simulate(wanted: {
  readonly rounds: number;
  readonly choices: readonly Plain[];
  readonly seed?: number;
  readonly times?: { readonly num: bigint; readonly den: bigint };
  readonly forced?: number;
}): ReturnSums {
  const { rounds, choices, seed = 1, times = ratio(1n), forced = -1 } = wanted;
  let sums = noReturns;
  for (let nth = 0; nth < rounds; nth += 1) {
    const choice = diceEngine.parseChoice({ ...choices[nth % choices.length] });
    if (!choice) throw new Error('no such choice');
    const moments = computeInstantMoments(diceEngine, choice);
    // A linear congruence is random enough for rolls, and fast.
    const roll = forced === nth ? 0 : nextRoll(seed * 1_000_003 + nth);
    const pays = diceEngine.decide(choice, { below: () => roll }).pays;
    const stake = 1_000;
    const payout = computePayout(minor(stake), multiplyRatio(pays, times));
    sums = addReturns(sums, {
      rounds: 1,
      paid: payout > 0n ? 1 : 0,
      stake: BigInt(stake),
      payout,
      expected: stake * moments.mean,
      variance: stake ** 2 * moments.variance,
      largest: stake * moments.largest,
    });
  }
  return sums;
}

/** A number below 10,000 that a whole number is mixed into. */
function nextRoll(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x45_d9_f3_b);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x45_d9_f3_b);
  return ((mixed ^ (mixed >>> 16)) >>> 0) % 10_000;
}

const choices: readonly Plain[] = [
  { direction: 'under', chance: 4_950 },
  { direction: 'over', chance: 9_000 },
  { direction: 'under', chance: 100 },
  { direction: 'over', chance: 2 },
];

const named = (day: string, sums: ReturnSums): NamedReturn => ({
  day,
  gameCode: 'dice',
  scope: 'dice/1',
  currency: 'PLAY',
  band: allBands,
  ...sums,
});

const firstDay = '2026-01-01';

test('an honest year closes nothing on any of its days', () => {
  const days = Array.from({ length: 365 }, (_, day) =>
    named(addDays(firstDay, day), simulate({ rounds: 400, choices, seed: day + 1 })),
  );
  const closed = days.filter(
    (_, day) =>
      findOffGames(days.slice(Math.max(0, day + 1 - windowDays), day + 1), new Map()).length > 0,
  );
  expect(closed).toEqual([]);
});

test('a table that pays 2 % too much is closed, and after that only by later days', () => {
  const [choice] = choices;
  if (!choice) throw new Error('no choice');
  const times = ratio(102n, 100n);
  const days = Array.from({ length: windowDays }, (_, day) => {
    const sums = simulate({ rounds: 4_000, choices: [choice], seed: day + 1, times });
    return named(addDays(firstDay, day), sums);
  });
  expect(findOffGames(days, new Map())).toHaveLength(1);
  expect(findOffGames(days, new Map([['dice', addDays(firstDay, windowDays)]]))).toEqual([]);
});

test('Crash returns 99 %, whose rounds decide all bets at once', () => {
  expect(getReturn(crashEngine)).toBeCloseTo(0.99, 6);
});
