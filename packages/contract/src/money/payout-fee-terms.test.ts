import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computePayoutFee } from './payout-fee-terms.ts';

const none = { fixed: '0', perMille: 0, minimum: '0', maximum: null };

test.each([
  ['no terms', none, 50_000n, 0n],
  ['a fixed fee', { ...none, fixed: '500' }, 50_000n, 500n],
  ['thousandths', { ...none, perMille: 15 }, 50_000n, 750n],
  ['both', { ...none, fixed: '500', perMille: 15 }, 50_000n, 1_250n],
  ['a part of a poisha', { ...none, perMille: 1 }, 1_999n, 1n],
  ['the minimum', { ...none, perMille: 10, minimum: '600' }, 50_000n, 600n],
  ['the maximum', { ...none, perMille: 10, maximum: '400' }, 50_000n, 400n],
])('the fee by %s', (_title, terms, amount, fee) => {
  expect(computePayoutFee(terms, amount)).toBe(fee);
});

test('a larger amount has no smaller fee, and every fee is within its bounds', () => {
  const money = fc.bigInt(0n, 10n ** 12n);
  fc.assert(
    fc.property(
      money,
      money,
      fc.integer({ min: 0, max: 200 }),
      money,
      money,
      (one, more, perMille, low, room) => {
        const terms = {
          fixed: '700',
          perMille,
          minimum: String(low),
          maximum: String(low + room),
        };
        const fee = computePayoutFee(terms, one);
        expect(computePayoutFee(terms, one + more)).toBeGreaterThanOrEqual(fee);
        expect(fee).toBeGreaterThanOrEqual(low);
        expect(fee).toBeLessThanOrEqual(low + room);
      },
    ),
  );
});
