import { expect, test } from 'vitest';
import fc from 'fast-check';
import { computeFee } from './channel-fee.ts';

test.each([
  [{ rate: 0, fixed: '0' }, 50_000n, 0n],
  [{ rate: 185, fixed: '0' }, 50_000n, 925n],
  [{ rate: 185, fixed: '500' }, 50_000n, 1_425n],
  [{ rate: 1, fixed: '0' }, 1n, 1n],
])('the fee %j of %s is %s', (fee, amount, charged) => {
  expect(computeFee(fee, amount)).toBe(charged);
});

test('a larger amount has no smaller fee, and none has more than its rate and one minor unit', () => {
  const rate = fc.integer({ min: 0, max: 2_000 });
  const amount = fc.bigInt({ min: 1n, max: 10n ** 15n });
  fc.assert(
    fc.property(rate, amount, amount, (hundredths, one, more) => {
      const fee = computeFee({ rate: hundredths, fixed: '7' }, one);
      expect(computeFee({ rate: hundredths, fixed: '7' }, one + more)).toBeGreaterThanOrEqual(fee);
      expect((fee - 7n) * 10_000n).toBeLessThan(one * BigInt(hundredths) + 10_000n);
    }),
  );
});
