// Goal: the rows of returns are those that a pencil gives, and a game that pays other than it says
// is found out. That the document is up to date is checked by `tools/gen.ts --check`.
import { coinEngine } from '@khelaghor/engine-coin/public.ts';
import { diceEngine } from '@khelaghor/engine-dice/public.ts';
import { hiloEngine } from '@khelaghor/engine-hilo/public.ts';
import { wheelEngine } from '@khelaghor/engine-wheel/public.ts';
import type { GameEngine, Plain, RandomNumbers } from '@khelaghor/game-engine/game-engine.ts';
import { createFairStream } from '@khelaghor/fairness/stream.ts';
import { drawUniformInt } from '@khelaghor/fairness/uniform-int.ts';
import { findGame } from '@khelaghor/game-list/games.ts';
import { getMathHash } from '@khelaghor/game-list/math-hash.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { formatRatio, multiplyRatio, ratio } from '@khelaghor/money/ratio.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatExactPay, formatReturn, formatRow, formatSetting } from './rtp-format.ts';
import { createInstantGame, createStepGame, playRound, returnGames } from './rtp-game.ts';
import { countOutside, findKept, findKeptFaults, readKept } from './rtp-kept.ts';
import type { Kept } from './rtp-kept.ts';
import { computeRoundedReturn } from '@khelaghor/game-engine/game-return.ts';
import { findLowestRounded } from './rtp-rounding.ts';
import { computeReturns, toNumber } from './rtp-rows.ts';
import { computeTolerance, getMeasured, simulate } from './rtp-simulation.ts';
import { createWordReader } from './rtp-words.ts';
import type { Simulated } from './rtp-tally.ts';
import { simulateInThreads } from './rtp-threads.ts';

const words = { bn: '', en: 'Four sides' };
const pays = [ratio(2n), ratio(3n, 2n), ratio(1n, 4n), ratio(0n)];

/** A die of four sides, each of which pays something else. */
const dieEngine: GameEngine = {
  code: 'die',
  scope: 'die/1',
  limits: { stakeMin: minor(1), stakeMax: minor(1), payoutMax: minor(1) },
  parseChoice: () => ({}),
  parseOutcome: () => ({}),
  formatSelection: () => 'sides',
  choiceWords: () => words,
  outcomeWords: () => words,
  topPay: () => ratio(2n),
  decide: (_, random) => ({ outcome: {}, pays: pays[random.below(4)] ?? ratio(0n) }),
  explain: () => [{ title: words, rule: words, result: words }],
  plays: () => [{ choice: {}, ways: 4n, wins: pays.map((each) => ({ ways: 1n, pays: each })) }],
};
const die = createInstantGame(dieEngine);

test('the row of a game is exact', () => {
  const { settings, rows } = computeReturns(die);
  expect(settings).toBe(1);
  // E = 15/16 and E(x²) = (4 + 9/4 + 1/16) / 4 = 101/64, so the variance is 179/256.
  expect(rows.map((row) => formatRow(die, row))).toEqual([
    ['Four sides', '15/16', '93.75 %', '75 %', '0.836', '2×', '1 in 4', 'all 4 decided'],
  ]);
});

test.each([
  [ratio(99n, 100n), '99 %'],
  [ratio(980_616n, 1_000_000n), '98.0616 %'],
  [ratio(9_899_999n, 10_000_000n), '98.9999… %'],
  [ratio(2n, 3n), '66.6666… %'],
  [ratio(9_900_001n, 10_000_000n), '99.0000… %'],
])('a return of %o is written as %s', (value, text) => {
  expect(formatReturn(value)).toBe(text);
});

test.each([
  [ratio(99n, 95n), '99/95×'],
  [ratio(1287n, 800n), '1287/800×'],
  [ratio(11n, 10n), '1.1×'],
  [ratio(9_900n), '9,900×'],
])('a pay of %o is written as %s', (pay, text) => {
  expect(formatExactPay(pay)).toBe(text);
});

test('the name of a setting has no rounded price', () => {
  expect(formatSetting('Low 95.00% · 1.0421×')).toBe('Low 95.00%');
  expect(formatSetting('Target 1.01× · 98.02%')).toBe('Target 1.01× · 98.02%');
});

test('a stake returns what its rounded payouts come to', () => {
  // 2, 1.5 and 0.25 times 3 are 6, 4.5 and 0.75, of which 6, 4 and 0 are paid.
  const [play] = [...die.plays()];
  expect(play && formatRatio(computeRoundedReturn(play, minor(3)))).toBe('5/6');
  const dice = createInstantGame(diceEngine);
  const { play: lowest, rtp } = findLowestRounded(dice, minor(100));
  expect(lowest).toEqual({ direction: 'under', chance: 9_429 });
  expect(formatRatio(rtp)).toBe('122577/125000');
});

test('settings of the games with pays in hundredths lose nothing on whole taka', () => {
  for (const code of ['limbo', 'plinko', 'keno', 'wheel', 'coin', 'crash']) {
    const game = returnGames.find((each) => each.code === code) ?? die;
    const { rtp } = findLowestRounded(game, minor(100));
    expect([code, formatRatio(rtp)]).toEqual([code, formatRatio(computeReturns(game).lowest)]);
  }
});

test('a game with thousands of settings has a row for each end', () => {
  const { settings, lowest, highest, rows } = computeReturns(createInstantGame(diceEngine));
  expect([settings, formatRatio(lowest), formatRatio(highest)]).toEqual([
    19_000,
    '99/100',
    '99/100',
  ]);
  expect(rows.map(({ play }) => play)).toEqual([
    { direction: 'under', chance: 1 },
    { direction: 'under', chance: 9_500 },
  ]);
});

test.each([
  // 1 to 23 mines with one step and with the most, and 24 with one.
  ['mines', 300, 47, '1 mine · 24 steps'],
  ['tower', 45, 45, 'Easy · 3 of 4 safe · 9 steps'],
  ['hilo', 26, 26, 'Higher or lower · rank 0 · guess same · 1 step'],
  ['coin', 20, 20, 'Heads or tails · 20 steps'],
  ['crash', 10, 10, 'Auto cash-out at 2.00×'],
])('%s has %d plays and %d rows, one of them "%s"', (code, plays, rowCount, name) => {
  const game = returnGames.find((each) => each.code === code) ?? die;
  const { settings, rows } = computeReturns(game);
  expect([settings, rows.length]).toEqual([plays, rowCount]);
  expect(rows.map((row) => game.describePlay(row.play))).toContain(name);
});

test('a highest payout that the plays do not list stops the table', () => {
  const odd = createInstantGame({ ...dieEngine, topPay: () => ratio(3n) });
  expect(() => computeReturns(odd)).toThrow('topPay says 3');
});

/** Bounds of which the last refuses almost half of all words. */
const anyBound = fc.constantFrom(1, 2, 52, 2 ** 32, 2 ** 31 + 1);
/** Words that a reader gets at once, but for a few. */
const almostAll = 65_530;

/** Gives words from a place on. */
function createWordSource(words: readonly number[], from: number) {
  let place = from;
  return {
    nextWord(): number {
      place += 1;
      return words[place - 1] ?? 0;
    },
    getPlace: () => place,
  };
}

const isWithin = (simulated: Simulated): boolean => {
  const { row, rounds } = simulated;
  const distance = Math.abs(getMeasured(simulated) - toNumber(row.rtp));
  return distance <= computeTolerance(row, rounds);
};

const decideWith =
  (choose: (random: RandomNumbers) => number) => (_: Plain, random: RandomNumbers) => ({
    outcome: {},
    pays: pays[choose(random)] ?? ratio(5n),
  });

test.each([
  ['as it says', (random: RandomNumbers) => random.below(4), true, null],
  ['too often', (random: RandomNumbers) => random.below(3), false, null],
  ['what it does not list', (random: RandomNumbers) => random.below(5), false, '5'],
])('the simulation of a game that pays %s', (_, choose, isFine, unlisted) => {
  const rigged = createInstantGame({ ...dieEngine, decide: decideWith(choose) });
  const [row] = computeReturns(rigged).rows;
  const [simulated] = row ? simulate(rigged, [row], { rounds: 2_000, seed: 'test' }) : [];
  expect(simulated?.unlisted).toBe(unlisted);
  expect(simulated && isWithin(simulated)).toBe(isFine);
});

test('a game that does not draw its numbers as in other rounds is simulated all the same', () => {
  const lazy = (random: RandomNumbers) => (random.below(2) === 0 ? 0 : 2 + random.below(2));
  const game = createInstantGame({ ...dieEngine, decide: decideWith(lazy) });
  const { rows } = computeReturns(game);
  expect(rows[0]?.draws).toBeNull();
  // Half of the rounds pay 2, a quarter 1/4: 1.0625 on average.
  const [simulated] = simulate(game, rows, { rounds: 20_000, seed: 'test' });
  expect(simulated && getMeasured(simulated)).toBeCloseTo(1.0625, 1);
});

const wheel: GameEngine = wheelEngine;

/** The wheel with every pay 2 % too high, of which its plays know nothing. */
const generousWheel: GameEngine = {
  ...wheel,
  decide(choice, random) {
    const decided = wheel.decide(choice, random);
    return { ...decided, pays: multiplyRatio(decided.pays, ratio(102n, 100n)) };
  },
};

test('threads share the parts of a simulation, and come to the result of one', async () => {
  const game = createInstantGame(wheelEngine);
  const { rows } = computeReturns(game);
  const long = { rounds: 25_000, partRounds: 10_000, seed: 'parts' };
  const [one, two] = await Promise.all(
    [1, 2].map((threads) => simulateInThreads(game, rows, { ...long, threads })),
  );
  expect(two).toEqual(one);
  expect(new Set(one?.map(({ rounds }) => rounds))).toEqual(new Set([long.rounds]));
  expect(one?.every(isWithin)).toBe(true);
});

test('a table that pays 2 % too much is found by a million rounds', () => {
  const check = (engine: GameEngine) => {
    const game = createInstantGame(engine);
    // Ten segments at a low and at a medium risk.
    const rows = computeReturns(game).rows.slice(0, 2);
    return simulate(game, rows, { rounds: 1_000_000, seed: 'generous' }).map(isWithin);
  };
  expect(new Set(check(wheelEngine))).toEqual(new Set([true]));
  expect(new Set(check(generousWheel))).toEqual(new Set([false]));
});

test('numbers of a round are those of the stream, however often and in whatever turn it is read', () => {
  const inputs = { serverSeed: new Uint8Array(32), clientSeed: 'words', nonce: 0, scope: 'x/1' };
  const words = createFairStream(inputs).words(2 * almostAll);
  fc.assert(
    fc.property(fc.array(fc.array(fc.array(anyBound), { minLength: 1 })), (turns) => {
      const reader = createWordReader(inputs);
      const first = reader.open();
      for (let word = 0; word < almostAll; word += 1) first.below(1);
      reader.moveOn();
      let place = almostAll;
      for (const readings of turns) {
        const ends = readings.map((bounds) => {
          const source = createWordSource(words, place);
          const numbers = bounds.map((n) => drawUniformInt(source, 2 ** 32, n).value);
          const random = reader.open();
          expect(bounds.map((n) => random.below(n))).toEqual(numbers);
          return source.getPlace();
        });
        reader.moveOn();
        place = Math.max(...ends);
      }
    }),
    { numRuns: 10 },
  );
});

test('a round of Hi-Lo counts only when the rank of its play came', () => {
  const game = createStepGame(hiloEngine);
  const rows = computeReturns(game).rows.slice(0, 2);
  const simulated = simulate(game, rows, { rounds: 2_000, seed: 'test' });
  const cards = { below: () => 20 };
  expect(playRound(game, { rank: 0, guess: 'higher', steps: 1 }, cards)).toBeNull();
  // A rank misses 51 of 51 cards in (12/13)^51 = 1.7 % of all rounds.
  for (const { rounds } of simulated) expect(rounds / 2_000).toBeCloseTo(0.983, 1);
});

test('kept results are of the games as they are, and within their bounds', () => {
  const kept = readKept();
  expect(Object.keys(kept).toSorted()).toEqual(returnGames.map(({ code }) => code).toSorted());
  const faults = returnGames.flatMap((game) =>
    findKeptFaults(game, computeReturns(game).rows, kept[game.code]),
  );
  expect(faults).toEqual([]);
  const counts = returnGames.map((game) =>
    countOutside(game, computeReturns(game).rows, kept[game.code]),
  );
  const all = counts.reduce((sum, { rows }) => sum + rows, 0);
  expect(all).toBeGreaterThan(150);
  expect(counts.reduce((sum, { outside }) => sum + outside, 0)).toBeLessThanOrEqual(all / 20);
});

test.each([
  ['another math', (kept: Kept) => ({ ...kept, math: 'ab' }), /Run: npm run rtp -- coin --keep/u],
  ['another engine', (kept: Kept) => ({ ...kept, source: 'ab' }), /changed since/u],
  ['a row less', (kept: Kept) => ({ ...kept, rows: kept.rows.slice(1) }), /nothing is kept/u],
  [
    'a return of 96 %',
    (kept: Kept) => ({
      ...kept,
      rows: kept.rows.map((row) => ({ ...row, paid: `${24 * row.rounds}/25` })),
    }),
    /returned 0\.96/u,
  ],
])('kept results with %s are refused', (_, change, fault) => {
  const game = createStepGame(coinEngine);
  const kept = readKept()['coin'];
  const { rows } = computeReturns(game);
  const faults = findKeptFaults(game, rows, kept && change(kept));
  expect(faults[0]).toMatch(fault);
});

test('the math of a game has one hash, however it is looked at', () => {
  for (const game of returnGames) {
    const finished = findGame(game.code);
    expect(finished && getMathHash(finished)).toBe(getMathHash(game));
  }
  expect(findKept(undefined, 'sides')).toBeNull();
});

test('of a million rounds of all games together each game pays what it says', () => {
  const rounds = 1_000_000 / returnGames.length;
  for (const game of returnGames) {
    const { rows } = computeReturns(game);
    const each = Math.floor(rounds / rows.length);
    const simulated = simulate(game, rows, { rounds: each, seed: 'million' });
    const odd = simulated.filter((row) => !isWithin(row) || row.unlisted !== null);
    expect(odd.map(({ row }) => game.describePlay(row.play))).toEqual([]);
  }
});
