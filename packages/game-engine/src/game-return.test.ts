import { minor } from '@khelaghor/money/minor.ts';
import { ratio } from '@khelaghor/money/ratio.ts';
import { expect, test } from 'vitest';
import { computeLargestStake, findStakeRefusal } from './game-bet.ts';
import type { GameEngine } from './game-engine.ts';
import { toHundredths, computeLowestReturn, measureReturn, returnOfPlay } from './game-return.ts';

const words = { bn: '', en: '' };

/** Pays three times the stake for each of two numbers below 4 that is zero; one may end early. */
const engine: GameEngine<{ endsEarly: boolean }, { zeros: number }> = {
  code: 'zeros',
  scope: 'zeros/1',
  limits: { stakeMin: minor(100), stakeMax: minor(1_000), payoutMax: minor(5_000) },
  parseChoice: ({ endsEarly }) => (typeof endsEarly === 'boolean' ? { endsEarly } : null),
  parseOutcome: ({ zeros }) => (typeof zeros === 'number' ? { zeros } : null),
  formatSelection: ({ endsEarly }) => String(endsEarly),
  choiceWords: () => words,
  outcomeWords: () => words,
  topPay: ({ endsEarly }) => ratio(endsEarly ? 3n : 6n),
  decide({ endsEarly }, random) {
    const first = random.below(4) === 0 ? 1 : 0;
    const zeros = endsEarly && first === 1 ? 1 : first + (random.below(4) === 0 ? 1 : 0);
    return { outcome: { zeros }, pays: ratio(3n * BigInt(zeros)) };
  },
  explain: () => [{ title: words, rule: words, result: words }],
  *plays() {
    const one = { ways: 6n, pays: ratio(3n) };
    const two = { ways: 1n, pays: ratio(6n) };
    yield { choice: { endsEarly: false }, ways: 16n, wins: [one, two] };
    yield { choice: { endsEarly: true }, ways: 16n, wins: [{ ways: 7n, pays: ratio(3n) }] };
  },
};

test('the return from the plays is the one from every series of numbers', () => {
  for (const play of engine.plays())
    expect(returnOfPlay(play)).toEqual(measureReturn(engine, play.choice));
  expect(computeLowestReturn(engine)).toEqual(ratio(21n, 16n));
});

test('hundredths of a percent are rounded down', () => {
  expect(toHundredths(ratio(99n, 100n))).toBe(9_900);
  expect(toHundredths(ratio(2n, 3n))).toBe(6_666);
});

test('a game without plays has no return', () => {
  expect(() => computeLowestReturn({ ...engine, plays: () => [] })).toThrow('lists no plays');
});

test.each([
  [99, 3n, 'stake_below_minimum'],
  [0, 3n, 'stake_below_minimum'],
  [1_001, 3n, 'stake_above_maximum'],
  [834, 6n, 'payout_above_maximum'],
  [833, 6n, null],
])('a stake of %d on a pay of %d: %s', (stake, top, refusal) => {
  expect(findStakeRefusal(minor(stake), ratio(top), engine.limits)).toBe(refusal);
});

test('the largest stake is within both limits', () => {
  expect(computeLargestStake(ratio(6n), engine.limits)).toBe(833n);
  expect(computeLargestStake(ratio(3n), engine.limits)).toBe(1_000n);
  expect(computeLargestStake(ratio(100n), engine.limits)).toBe(0n);
});
