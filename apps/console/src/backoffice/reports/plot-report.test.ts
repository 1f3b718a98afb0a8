// Goal: bars have one scale, gains stand on the line of zero and losses hang from it.
import { expect, test } from 'vitest';
import { plotReport } from './plot-report.ts';

test('a loss hangs from the line of zero', () => {
  const { zero, height, bars } = plotReport([
    { key: 'a', now: 300n },
    { key: 'b', now: -100n },
  ]);
  expect(zero).toBe(height * 0.75);
  expect(bars.map(({ y, height: tall }) => [y, tall])).toEqual([
    [0, zero],
    [zero, height - zero],
  ]);
});

test('the days before stand behind, on the same scale', () => {
  const { bars, height } = plotReport([{ key: 'a', now: 100n, before: 200n }]);
  expect(bars).toMatchObject([
    { isBefore: true, height },
    { isBefore: false, height: height / 2 },
  ]);
  expect((bars[0]?.width ?? 0) > (bars[1]?.width ?? 0)).toBe(true);
});

test('without amounts all bars are flat', () => {
  const { bars } = plotReport([{ key: 'a', now: 0n }]);
  expect(bars.map(({ height }) => height)).toEqual([0]);
});

test('more of the other days have bars of their own', () => {
  const { bars, width } = plotReport([
    { key: 'a', now: 100n, before: 50n },
    { key: 'b', before: -50n },
  ]);
  expect(bars.map(({ isBefore }) => isBefore)).toEqual([true, false, true]);
  expect(bars.at(-1)?.x ?? 0).toBeGreaterThan(width / 2);
});
