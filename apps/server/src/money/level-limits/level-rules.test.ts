// Goal: the limit that leaves the least is found, and paying in more never leaves more. Method: a
// table, and amounts drawn at random.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findContradiction, findStrictest } from './level-rules.ts';

test.each([
  ['no limit', null, null, null],
  ['a day alone', '1000', null, ['day', 700n]],
  ['a month alone', null, '5000', ['month', 4_100n]],
  ['a day that leaves less', '1000', '5000', ['day', 700n]],
  ['a month that leaves less', '1000', '1200', ['month', 300n]],
  ['both leave the same', '1000', '1600', ['day', 700n]],
  ['more was paid than a new limit allows', '200', '1200', ['day', 0n]],
] as const)('%s', (_title, dayMaximum, monthMaximum, expected) => {
  const found = findStrictest({ dayMaximum, monthMaximum }, { day: 300n, month: 900n });
  expect(found && [found.period, found.left]).toEqual(expected);
});

const amount = fc.bigInt(0n, 1_000_000n);
const limit = fc.option(fc.bigInt(1n, 1_000_000n).map(String), { nil: null });

test('what is left is within each limit, and falls as more is paid in', () => {
  fc.assert(
    fc.property(
      fc.record({ dayMaximum: limit, monthMaximum: limit }),
      fc.record({ day: amount, month: amount }),
      amount,
      (terms, paid, more) => {
        const found = findStrictest(terms, paid);
        const later = findStrictest(terms, { day: paid.day + more, month: paid.month + more });
        expect(found === null).toBe(terms.dayMaximum === null && terms.monthMaximum === null);
        if (!found || !later) return;
        expect(found.left).toBeGreaterThanOrEqual(0n);
        expect(later.left).toBeLessThanOrEqual(found.left);
        const pairs = [
          [terms.dayMaximum, paid.day],
          [terms.monthMaximum, paid.month],
        ] as const;
        for (const [maximum, used] of pairs) {
          const room = maximum === null ? found.left : BigInt(maximum) - used;
          expect(found.left).toBeLessThanOrEqual(room > 0n ? room : 0n);
        }
      },
    ),
  );
});

test.each([
  ['2', '1', 'monthMaximum'],
  ['2', '2', null],
  [null, '1', null],
  ['2', null, null],
])('a day of %s and a month of %s contradict in %s', (dayMaximum, monthMaximum, field) => {
  expect(findContradiction({ dayMaximum, monthMaximum })).toBe(field);
});
