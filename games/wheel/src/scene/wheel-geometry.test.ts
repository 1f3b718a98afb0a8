import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  buildSegmentPath,
  getAngleAt,
  getRest,
  getTextTransform,
  planTurn,
} from './wheel-geometry.ts';

test.each([
  [0, 10, 0],
  [1, 10, -36],
  [9, 10, -324],
  [25, 50, -180],
])('segment %d of %d is under the pointer at %d degrees', (segment, count, rest) => {
  expect(getRest(segment, count)).toBe(rest);
});

test('a turn goes forward, at least two rounds and less than three, and ends on the segment', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -400, max: 5_000, noNaN: true }),
      fc.constantFrom(10, 20, 30, 40, 50),
      fc.nat(49),
      (from, count, drawn) => {
        const segment = drawn % count;
        const to = planTurn(from, segment, count);
        expect(to - from).toBeGreaterThanOrEqual(720);
        expect(to - from).toBeLessThan(1_080.000_1);
        const off = (to - getRest(segment, count)) / 360;
        expect(Math.abs(off - Math.round(off))).toBeLessThan(1e-9);
      },
    ),
  );
});

test('a turn begins and ends at its angles and never goes back', () => {
  const way = [0, 0.25, 0.5, 0.75, 1, 1.3].map((share) => getAngleAt(share, 30, 900));
  expect(way[0]).toBe(30);
  expect(way.at(-1)).toBe(900);
  expect(way).toEqual(way.toSorted((one, other) => one - other));
});

test('the first of ten segments has its middle at the top', () => {
  expect(buildSegmentPath(0, 10)).toBe(
    'M288.31 175.35L256.17 76.45A336 336 0 0 1 463.83 76.45L431.69 175.35A232 232 0 0 0 288.31 175.35Z',
  );
  expect(getTextTransform(5, 20)).toBe('rotate(90 360 396) translate(360 120)');
});
