import { expect, test } from 'vitest';
import { plotReturns } from './plot-returns.ts';

const day = (measured: number, mark: number) => ({
  day: '2026-11-21',
  measured,
  exact: 0.99,
  mark,
});

test('days stand side by side, higher returns above lower ones', () => {
  const { marks, width, height } = plotReturns([day(0.97, 0.05), day(1.02, 0.01)]);
  const [one, two] = marks;
  if (!one || !two) throw new Error('no marks');
  expect(two.x - one.x).toBeGreaterThan(width / 3);
  expect(two.measured).toBeLessThan(one.measured);
  expect(one.exact).toBeCloseTo(two.exact, 9);
  expect([one.isBeyond, two.isBeyond]).toEqual([false, true]);
  const ys = marks.flatMap(({ measured, low, high }) => [measured, low, high]);
  expect(Math.min(...ys)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...ys)).toBeLessThanOrEqual(height);
});

test('a single day and no day can be drawn', () => {
  expect(plotReturns([day(0.99, 0)]).marks).toMatchObject([{ isBeyond: false }]);
  expect(plotReturns([]).marks).toEqual([]);
});
