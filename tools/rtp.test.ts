// Goal: the rows of returns are those that a pencil gives, and a game that pays other than it says
// is found out. That the document is up to date is checked by `tools/gen.ts --check`.
import { diceEngine } from '@khelaghor/engine-dice/public.ts';
import type { GameEngine, Plain, RandomNumbers } from '@khelaghor/game-engine/game-engine.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { formatRatio, ratio } from '@khelaghor/money/ratio.ts';
import { expect, test } from 'vitest';
import { formatRow } from './rtp-format.ts';
import { computeReturns } from './rtp-rows.ts';
import { simulate } from './rtp-simulation.ts';

const words = { bn: '', en: 'Four sides' };
const pays = [ratio(2n), ratio(3n, 2n), ratio(1n, 4n), ratio(0n)];

/** A die of four sides, each of which pays something else. */
const die: GameEngine = {
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

test('the row of a game is exact', () => {
  const { settings, rows } = computeReturns(die);
  expect(settings).toBe(1);
  // E = 15/16 and E(x²) = (4 + 9/4 + 1/16) / 4 = 101/64, so the variance is 179/256.
  expect(rows.map((row) => formatRow(die, row))).toEqual([
    ['Four sides', '15/16', '93.75 %', '75 %', '0.836', '2×', '1 in 4', 'all 4 decided'],
  ]);
});

test('a game with thousands of settings has a row for each end', () => {
  const { settings, lowest, highest, rows } = computeReturns(diceEngine);
  expect([settings, formatRatio(lowest), formatRatio(highest)]).toEqual([
    19_000,
    '99/100',
    '99/100',
  ]);
  expect(rows.map(({ choice }) => choice)).toEqual([
    { direction: 'under', chance: 1 },
    { direction: 'under', chance: 9_500 },
  ]);
});

test('a highest payout that the plays do not list stops the table', () => {
  expect(() => computeReturns({ ...die, topPay: () => ratio(3n) })).toThrow('topPay says 3');
});

const decideWith =
  (choose: (random: RandomNumbers) => number) => (_: Plain, random: RandomNumbers) => ({
    outcome: {},
    pays: pays[choose(random)] ?? ratio(5n),
  });

test.each([
  ['as it says', (random: RandomNumbers) => random.below(4), true, null],
  ['too often', (random: RandomNumbers) => random.below(3), false, null],
  ['what it does not list', (random: RandomNumbers) => random.below(5), false, '5'],
])('the simulation of a game that pays %s', (_, choose, isWithin, unlisted) => {
  const { rows } = computeReturns(die);
  const rigged = { ...die, decide: decideWith(choose) };
  const [simulated] = simulate(rigged, rows, { rounds: 2_000, seed: 'test' });
  const distance = Math.abs((simulated?.measured ?? 0) - 15 / 16);
  expect(simulated).toMatchObject({ unlisted });
  expect(distance <= (simulated?.tolerance ?? 0)).toBe(isWithin);
});
