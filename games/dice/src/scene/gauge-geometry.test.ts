import { expect, test } from 'vitest';
import { buildSectorPath, getAngle, getPoint, getSwing } from './gauge-geometry.ts';

test.each([
  [0, -90],
  [2_500, -45],
  [5_000, 0],
  [10_000, 90],
])('a roll of %i leans %i degrees', (roll, lean) => {
  expect(getAngle(roll)).toBe(lean);
});

test('points lie on the fan from left to right', () => {
  expect(getPoint(0, 100)).toEqual({ x: 260, y: 380 });
  expect(getPoint(5_000, 100)).toEqual({ x: 360, y: 280 });
  expect(getPoint(10_000, 100)).toEqual({ x: 460, y: 380 });
});

test.each([
  [500, 500, ''],
  [2_500, 7_500, 'M360 380L6.45 26.45A500 500 0 0 1 713.55 26.45Z'],
  [0, 5_000, 'M360 380L-139.44 403.55A500 500 0 0 1 360 -120Z'],
  [0, 10_000, 'M360 380L-139.44 403.55A500 500 0 1 1 859.44 403.55Z'],
])('the part from %i to %i is %s', (from, to, path) => {
  expect(buildSectorPath(from, to)).toBe(path);
});

test('the kite starts and ends at its angles and stays on the fan', () => {
  const shares = Array.from({ length: 25 }, (_, index) => index / 24);
  const leans = shares.map((share) => getSwing(-80, 89, share));
  expect(leans[0]).toBe(-80);
  expect(leans.at(-1)).toBe(89);
  expect(Math.max(...leans)).toBeLessThanOrEqual(96);
});
