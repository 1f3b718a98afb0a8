// Goal: a player is told what a stake returns where rounding costs 0.05 percent of it or more, and
// is not told where it costs less.
import { minor } from '@khelaghor/money/minor.ts';
import { formatDecimal, ratio } from '@khelaghor/money/ratio.ts';
import { expect, test } from 'vitest';
import { findLeastAtStake, findReturnAtStake } from './return-at-stake.tsx';

/** As in Dice: of 10,000 numbers so many win, and return 99 % together. */
const winOn = (ways: bigint) => ({
  choice: {},
  ways: 10_000n,
  wins: [{ ways, pays: ratio(9_900n, ways) }],
});

test.each([
  // 104 of 104.99 poisha are paid.
  [9_429n, 100n, '98.0616'],
  // 1,049 of 1,049.95 at ten taka.
  [9_429n, 1_000n, '98.9102'],
  // 198 poisha for half of the numbers: nothing is lost.
  [5_000n, 100n, null],
  // 998 of 998.99 for a number in a hundred and a little more: 0.0991 points.
  [991n, 100n, '98.9018'],
  // At 100 taka the same costs a hundredth of that.
  [991n, 10_000n, null],
] as const)('%d of 10,000 numbers at %d poisha return %s percent', (ways, stake, returns) => {
  const found = findReturnAtStake(winOn(ways), minor(stake));
  expect(found && formatDecimal(ratio(found.num * 100n, found.den), 4, 'half_even')).toBe(returns);
});

test('a cost of just 0.05 percent is told, and less is not', () => {
  const play = { choice: {}, ways: 1n, wins: [{ ways: 1n, pays: ratio(1_001n, 1_000n) }] };
  expect(findReturnAtStake(play, minor(500n))).not.toBeNull();
  expect(findReturnAtStake(play, minor(499n))).not.toBeNull();
  expect(findReturnAtStake(play, minor(1_400n))).toBeNull();
});

test.each([
  [100n, '98.0100'],
  [1_000n, '98.9010'],
  [1_900n, '98.9478'],
  [2_000n, null],
])(
  'where a player decides when to stop, a stake of %d returns at least %s percent',
  (stake, returns) => {
    const found = findLeastAtStake(ratio(99n, 100n), minor(stake));
    expect(found && formatDecimal(ratio(found.num * 100n, found.den), 4, 'floor')).toBe(returns);
  },
);
