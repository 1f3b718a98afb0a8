import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildString, getFlightMs, getHeightAt, getLineY, getPlace, getShare } from './flight.ts';

const anyTarget = fc.integer({ min: 101, max: 1_000_000 });
const anyHeight = fc.integer({ min: 100, max: Number.MAX_SAFE_INTEGER });

test('a kite is above the line exactly when it reached the target, and always in the picture', () => {
  fc.assert(
    fc.property(anyTarget, anyHeight, (target, height) => {
      const { y } = getPlace(height, target);
      expect(y <= getLineY(target)).toBe(height >= target);
      expect(getShare(height, target)).toBeGreaterThanOrEqual(0);
      expect(getShare(height, target)).toBeLessThanOrEqual(1);
    }),
  );
});

test('lines of higher targets are higher', () => {
  const lines = [101, 200, 1_000, 100_000, 1_000_000].map(getLineY);
  expect(lines).toEqual(lines.toSorted((one, other) => other - one));
  expect(new Set(lines).size).toBe(lines.length);
});

test.each([
  [100, 520],
  [200, 630],
  [1_000_000, 1_100],
])('a flight to %d takes %d ms', (height, ms) => {
  expect(getFlightMs(height)).toBe(ms);
});

test('a flight begins on the roofs, ends at its height and never falls', () => {
  const way = [0, 0.25, 0.5, 0.75, 1, 1.2].map((share) => getHeightAt(share, 2_500));
  expect(way[0]).toBe(100);
  expect(way.at(-1)).toBeCloseTo(2_500);
  expect(way).toEqual(way.toSorted((one, other) => one - other));
});

test('the string ends at the kite', () => {
  expect(buildString({ x: 300, y: 296 })).toBe('M92 330Q226 359 300 296');
});
