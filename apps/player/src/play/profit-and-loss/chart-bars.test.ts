import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseDay } from '@khelaghor/time/dhaka.ts';
import { getBars, getLargestBars, getLeft, getRectangles } from './chart-bars.ts';

const range = { first: parseDay('2025-12-30'), last: parseDay('2026-01-12') };

test.each([
  ['day', 'sunday', 14, '2025-12-31'],
  ['week', 'sunday', 3, '2026-01-04'],
  ['week', 'saturday', 3, '2026-01-03'],
  ['week', 'monday', 3, '2026-01-05'],
  ['month', 'sunday', 2, '2026-01-01'],
] as const)('by %s from %s on there are %i bars, also without bets', (by, start, count, second) => {
  const bars = getBars([{ key: second, net: '-5' }], range, by, start);
  expect(bars).toHaveLength(count);
  expect(bars.slice(0, 2)).toEqual([
    { key: '2025-12-30', net: 0n },
    { key: second, net: -5n },
  ]);
});

test('the ten largest results have a bar each, losses among gains by their size', () => {
  const rows = Array.from({ length: 12 }, (_, n) => ({
    key: `game${n}`,
    net: String(n % 2 === 0 ? n : -n),
  }));
  const keys = getLargestBars(rows).map(({ key }) => key);
  expect(keys).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((n) => `game${n}`));
  const same = ['a', 'b', 'c'].map((key, n) => ({ key, net: n === 1 ? '-5' : '5' }));
  expect(getLargestBars(same)).toEqual([
    { key: 'a', net: 5n },
    { key: 'b', net: -5n },
    { key: 'c', net: 5n },
  ]);
  const huge = ['1', String(10n ** 17n + 1n), String(10n ** 17n)];
  expect(getLargestBars(huge.map((net) => ({ key: net, net }))).map(({ net }) => net)).toEqual(
    [huge[1], huge[2], huge[0]].map((net) => BigInt(net ?? '')),
  );
});

test('bars lie inside the chart, gains above the zero line and losses below it', () => {
  const nets = fc.array(fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n }), { maxLength: 40 });
  fc.assert(
    fc.property(nets, (list) => {
      const bars = list.map((net, index) => ({ key: String(index), net }));
      const { zero, rectangles } = getRectangles(bars);
      for (const [index, rectangle] of rectangles.entries()) {
        const { y, height, isGain } = rectangle;
        const net = list[index] ?? 0n;
        expect(isGain).toBe(net > 0n);
        expect(height > 0).toBe(net !== 0n);
        expect(isGain ? y + height : y).toBeCloseTo(zero, 6);
        expect(y).toBeGreaterThanOrEqual(0);
        // Sums of floating point numbers are off by some 10^-14.
        expect(y + height).toBeLessThanOrEqual(100 + 1e-9);
        // Lying bars mirror it: gains begin at the zero line, losses end there.
        const left = getLeft(rectangle);
        expect(isGain ? left : left + height).toBeCloseTo(100 - zero, 6);
      }
    }),
  );
});
