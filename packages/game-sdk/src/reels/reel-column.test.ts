import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getOffsets, getShift, listColumnPlaces } from './reel-column.ts';

test('a column shows the stop at rest, and the same where it begins to turn', () => {
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 64 }), fc.nat(63), fc.constantFrom(3, 4), (...drawn) => {
      const [length, any, rows] = drawn;
      const stop = any % length;
      const places = listColumnPlaces(length, stop, rows);
      const { rest, turn, land } = getOffsets(rows);
      const window = Array.from({ length: rows }, (_, row) => (stop + row) % length);
      expect(places.slice(rest, rest + rows)).toEqual(window);
      expect(places.slice(turn, turn + rows)).toEqual(window);
      // One more symbol on each side, which shows while the reel runs over its place.
      expect(places[rest - 1]).toBe((stop + length - 1) % length);
      expect(places).toHaveLength(turn + rows + 1);
      expect(land + rows).toBeLessThanOrEqual(turn);
    }),
  );
});

test('a column is moved by a share of its own height', () => {
  expect(getShift(1, 14)).toBe('translateY(-7.1429%)');
  expect(getShift(0, 14)).toBe('translateY(0.0000%)');
});
