// Goal: heights and payouts are those of the rules, every target returns 99 % less almost nothing,
// and no choice from outside is taken that the game does not have.
import { createFairStream } from '@khelaghor/fairness/stream.ts';
import { parseSeed } from '@khelaghor/fairness/seed.ts';
import { findStakeRefusal } from '@khelaghor/game-engine/game-bet.ts';
import { computeLowestReturn, toHundredths } from '@khelaghor/game-engine/game-return.ts';
import { computeHeight } from '@khelaghor/game-engine/height.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { compareRatio, ratio, subtractRatio } from '@khelaghor/money/ratio.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  formatChance,
  getChance,
  getPrice,
  isTarget,
  LIMBO_RETURN,
  LIMBO_SCOPE,
  limboEngine,
  LOWEST_TARGET,
  readHeight,
  TARGET_MAX,
  TARGET_MIN,
} from './public.ts';

const NUMBERS = 2n ** 52n;
const anyTarget = fc.integer({ min: TARGET_MIN, max: TARGET_MAX });
/** Any number but the last. */
const anyNumber = fc.bigInt({ min: 0n, max: NUMBERS - 2n });

/** Numbers that are drawn in this order, and below these counts. */
function replay(...draws: readonly (readonly [below: number, drawn: number])[]) {
  const left = [...draws];
  return {
    below(count: number) {
      const [below, drawn] = left.shift() ?? [];
      expect(count).toBe(below);
      return drawn ?? 0;
    },
  };
}

const decideWith = (target: number, number: bigint) =>
  limboEngine.decide(
    { target },
    replay([2 ** 20, Number(number >> 32n)], [2 ** 32, Number(number % 2n ** 32n)]),
  );

test.each([
  [0n, '1.00'],
  [NUMBERS / 100n, '1.00'],
  [NUMBERS / 50n, '1.01'],
  [NUMBERS / 2n, '1.98'],
  [NUMBERS / 2n - 1n, '1.97'],
  [(NUMBERS / 4n) * 3n, '3.96'],
  [NUMBERS - 2n ** 32n, '1038090.24'],
  [NUMBERS - 1n, '4458563631096791.04'],
])('the number %d leads to the height %s', (number, height) => {
  expect(decideWith(200, number).outcome).toEqual({ height });
  expect(readHeight({ height })).toBe(computeHeight(number));
});

test.each([
  [198, NUMBERS / 2n, ratio(198n, 100n)],
  [199, NUMBERS / 2n, ratio(0n)],
  [101, 0n, ratio(0n)],
  [101, NUMBERS / 50n, ratio(101n, 100n)],
  [1_000_000, NUMBERS - 2n ** 32n, ratio(10_000n)],
])('the target %d with the number %d pays %o', (target, number, pays) => {
  expect(decideWith(target, number).pays).toEqual(pays);
});

test('a height never falls when its number grows, and a target wins exactly from one number on', () => {
  fc.assert(
    fc.property(anyTarget, anyNumber, (target, number) => {
      expect(computeHeight(number)).toBeLessThanOrEqual(computeHeight(number + 1n));
      // The first number that wins, from the chance: as many numbers win as the chance says.
      const { num, den } = getChance(target);
      const first = NUMBERS - (num * NUMBERS) / den;
      expect(decideWith(target, first).pays).toEqual(getPrice(target));
      expect(decideWith(target, first - 1n).pays).toEqual(ratio(0n));
    }),
  );
});

test('of all targets the listed one returns least: 99 % less one part in 4 x 10^11', () => {
  let [worst, missing] = [0n, -1n];
  for (let target = BigInt(TARGET_MIN); target <= TARGET_MAX; target += 1n) {
    // What the return of a target lacks of 99 %, in parts of 100 x 2^52.
    const rest = (99n * NUMBERS) % target;
    if (rest > missing) [worst, missing] = [target, rest];
  }
  expect(worst).toBe(BigInt(LOWEST_TARGET));
  const lowest = subtractRatio(LIMBO_RETURN, ratio(missing, 100n * NUMBERS));
  expect(computeLowestReturn(limboEngine)).toEqual(lowest);
  expect(missing).toBe(999_504n);
  expect(missing * 4n * 10n ** 11n).toBeLessThan(100n * NUMBERS);
  // The lobby shows it rounded down, so that it never says more than the game returns.
  expect(toHundredths(lowest)).toBe(9_899);
});

test('no target returns more than 99 %, and those that divide 99 x 2^52 return it exactly', () => {
  fc.assert(
    fc.property(anyTarget, (target) => {
      const { num, den } = getChance(target);
      const returned = ratio(num * BigInt(target), den * 100n);
      const isExact = (99n * NUMBERS) % BigInt(target) === 0n;
      expect(compareRatio(returned, LIMBO_RETURN)).toBe(isExact ? 0 : -1);
    }),
  );
  // 15.84 is 99 x 16 hundredths.
  expect(getChance(1_584)).toEqual(ratio(1n, 16n));
});

test.each([
  ['00', 'player', 0, '4.76', ratio(2n)],
  ['2a', 'আকাশ', 7, '1.48', ratio(0n)],
] as const)(
  'the vector of docs/games/limbo.md with seed %s has its height',
  (byte, clientSeed, nonce, height, pays) => {
    const seed = parseSeed(byte.repeat(32));
    if (!seed.ok) throw new Error(seed.refusal);
    const stream = createFairStream({
      serverSeed: seed.value,
      clientSeed,
      nonce,
      scope: LIMBO_SCOPE,
    });
    expect(limboEngine.decide({ target: 200 }, stream)).toEqual({ outcome: { height }, pays });
  },
);

test('a choice or an outcome from outside is read or refused', () => {
  expect(limboEngine.parseChoice({ target: 250, height: '9.00' })).toEqual({ target: 250 });
  const odd = [100, 1_000_001, 250.5, -250, '250', null, undefined, Number.NaN, Infinity, [250]];
  for (const target of odd) expect(limboEngine.parseChoice({ target })).toBeNull();
  expect(limboEngine.parseOutcome({ height: '24.75', more: 1 })).toEqual({ height: '24.75' });
  const oddHeights = [
    '0.99',
    '1',
    '1.0',
    '01.00',
    '1.000',
    ' 1.00',
    '4458563631096791.05',
    1,
    null,
  ];
  for (const height of oddHeights) expect(limboEngine.parseOutcome({ height })).toBeNull();
  expect(() => readHeight({ height: '0.50' })).toThrow(RangeError);
  expect([isTarget(TARGET_MIN), isTarget(TARGET_MAX)]).toEqual([true, true]);
});

test('a stake that could pay above the limit is refused', () => {
  const refuse = (target: number, stake: number) =>
    findStakeRefusal(minor(stake), limboEngine.topPay({ target }), limboEngine.limits);
  expect(refuse(TARGET_MAX, 10_000)).toBeNull();
  expect(refuse(TARGET_MAX, 10_001)).toBe('payout_above_maximum');
  expect(refuse(200, 1_000_000)).toBeNull();
});

test.each([
  [101, '98.02'],
  [200, '49.50'],
  [250, '39.60'],
  [9_900, '1.00'],
  [9_901, '0.9999'],
  [1_000_000, '0.0099'],
])('the target %d has a chance of %s %%', (target, chance) => {
  expect(formatChance(target)).toBe(chance);
});

test('a record says in both languages what was bet on and what came', () => {
  expect(limboEngine.choiceWords({ target: 250 })).toEqual({
    bn: 'লক্ষ্য 2.50× · 39.60%',
    en: 'Target 2.50× · 39.60%',
  });
  expect(limboEngine.outcomeWords({ height: '24.75' }).en).toBe('Reached 24.75×');
  expect(limboEngine.formatSelection({ target: 250 })).toBe('250');
  const [step] = limboEngine.explain({ target: 250 }, { height: '24.75' });
  expect(step.result.bn).toBe('24.75×');
});
