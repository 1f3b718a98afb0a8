// Goal: the limit that leaves the least is found, the sum of diligence is never reached without a
// document, and more deals never leave more. Method: a table, and amounts drawn at random.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findDocumentLimit, isDiligenceReached } from './document-limit-rules.ts';

test.each([
  ['neither is set', 0n, 0n, 900n, 900n, null],
  ['a limit alone', 500n, 0n, 900n, 200n, 'limit 500 300'],
  ['a limit that is used up', 500n, 0n, 0n, 700n, 'limit 500 0'],
  ['withdrawals stay below the sum', 0n, 1_000n, 0n, 300n, 'diligence 1000 699'],
  ['deposits below the sum', 0n, 1_000n, 999n, 0n, 'diligence 1000 999'],
  ['deposits that reach the sum', 0n, 1_000n, 1_000n, 0n, 'diligence 1000 0'],
  ['withdrawals that reach the sum', 0n, 1_000n, 0n, 1_000n, 'diligence 1000 0'],
  ['a limit that leaves less', 500n, 1_000n, 0n, 0n, 'limit 500 500'],
  ['deposits leave less than a limit', 500n, 1_000n, 1_000n, 0n, 'diligence 1000 0'],
  ['both leave nothing', 500n, 1_000n, 1_000n, 500n, 'limit 500 0'],
])('%s', (_title, maximum, diligenceFrom, deposited, withdrawn, expected) => {
  const found = findDocumentLimit({ maximum, diligenceFrom }, { deposited, withdrawn });
  expect(found && `${found.cause} ${found.maximum} ${found.left}`).toBe(expected);
});

const amount = fc.bigInt(0n, 1_000_000n);
const terms = fc.record({ maximum: amount, diligenceFrom: amount });
const sums = fc.record({ deposited: amount, withdrawn: amount });

test('what is left reaches no limit, and falls as more is dealt', () => {
  fc.assert(
    fc.property(terms, sums, sums, (set, dealt, more) => {
      const found = findDocumentLimit(set, dealt);
      expect(found === null).toBe(set.maximum === 0n && set.diligenceFrom === 0n);
      if (!found) return;
      expect(found.left).toBeGreaterThanOrEqual(0n);
      const later = {
        deposited: dealt.deposited + more.deposited,
        withdrawn: dealt.withdrawn + more.withdrawn,
      };
      expect(findDocumentLimit(set, later)?.left).toBeLessThanOrEqual(found.left);
      if (found.left === 0n) return;
      const taken = { ...dealt, withdrawn: dealt.withdrawn + found.left };
      expect(isDiligenceReached(set.diligenceFrom, taken)).toBe(false);
      expect(set.maximum === 0n || taken.withdrawn <= set.maximum).toBe(true);
    }),
  );
});
