// Goal: the parts of a group's payout are the whole payout, to the minor unit, and each buyer can
// work out their own. Method: a table worked out by hand, and random groups split at random.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minor } from '@khelaghor/money/minor.ts';
import { computePartPayout, divideGroupPayout, findKeptShares } from './group-payout.ts';

test.each([
  // stake, shares, fee, payout: fee, per share, remainder
  ['a lost ticket', 100_00, 4, 500, 0, [0, 0, 0]],
  ['a returned stake', 100_00, 4, 500, 100_00, [0, 25_00, 0]],
  ['a payout below the stake pays no fee', 100_00, 4, 1_000, 99_99, [0, 24_99, 3]],
  ['a win without a fee', 100_00, 4, 0, 1_000_00, [0, 250_00, 0]],
  ['a win with a fee of 5 %', 100_00, 4, 500, 1_000_00, [45_00, 238_75, 0]],
  ['a fee that is rounded down', 100_00, 4, 1, 100_99, [0, 25_24, 3]],
  ['the largest fee and the most shares', 10_00, 1_000, 1_000, 123_45, [11_34, 11, 2_11]],
  ['three shares of 100.01', 99, 3, 0, 100_01, [0, 33_33, 2]],
])('%s', (_, stake, shares, feeHundredths, payout, [fee, perShare, remainder]) => {
  const terms = { stake: minor(stake), shares, feeHundredths };
  expect(divideGroupPayout(terms, minor(payout))).toEqual({
    fee: BigInt(fee ?? 0),
    perShare: BigInt(perShare ?? 0),
    remainder: BigInt(remainder ?? 0),
  });
});

const anyGroup = fc
  .record({
    price: fc.bigInt({ min: 1n, max: 10n ** 9n }),
    purchases: fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 2, maxLength: 25 }),
    feeHundredths: fc.integer({ min: 0, max: 1_000 }),
    payout: fc.bigInt({ min: 0n, max: 10n ** 15n }),
  })
  .map(({ price, purchases, feeHundredths, payout }) => {
    const shares = purchases.reduce((sum, count) => sum + count, 0);
    const terms = { stake: minor(price * BigInt(shares)), shares, feeHundredths };
    const parts = purchases.map((count, index) => ({ shares: count, isOrganiser: index === 0 }));
    return { terms, parts, payout: minor(payout) };
  });

test('the parts of all purchases are the payout, however the shares are split', () => {
  fc.assert(
    fc.property(anyGroup, ({ terms, parts, payout }) => {
      const paid = parts.map((part) => computePartPayout(terms, part, payout));
      expect(paid.reduce((sum, one) => sum + one, 0n)).toBe(payout);
    }),
  );
});

test('a buyer loses less than a minor unit a share to rounding, and pays no fee from a loss', () => {
  fc.assert(
    fc.property(anyGroup, ({ terms, payout }) => {
      const { fee, perShare, remainder } = divideGroupPayout(terms, payout);
      expect(remainder).toBeLessThan(BigInt(terms.shares));
      const profit = payout > terms.stake ? payout - terms.stake : 0n;
      expect(fee * 10n).toBeLessThanOrEqual(profit);
      // Of the stake nothing is taken.
      const kept = perShare * BigInt(terms.shares) + remainder;
      expect(kept).toBeGreaterThanOrEqual(payout - profit);
    }),
  );
});

test.each([
  ['all sold: the whole guarantee goes back', 10, 10, 5, 0],
  ['the guarantee fills what was not sold', 10, 7, 5, 3],
  ['the guarantee is just enough', 10, 5, 5, 5],
  ['one share too few', 10, 4, 5, null],
  ['no guarantee and not all sold', 10, 9, 0, null],
])('at closing: %s', (_, shares, sold, guaranteed, kept) => {
  expect(findKeptShares({ shares, sold, guaranteed })).toBe(kept);
});
