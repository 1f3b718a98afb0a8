import { expect, test } from 'vitest';
import { buildString, getFallen, getPlace, picture } from './flight.ts';

test('a kite climbs with the multiplier, and stays in the picture', () => {
  const places = [100, 101, 150, 200, 1_000, 10_000, 1_000_000].map(getPlace);
  for (const [index, { x, y }] of places.entries()) {
    expect(y).toBeGreaterThan(60);
    expect(x).toBeLessThan(picture.width - 60);
    expect(y).toBeLessThanOrEqual(places[index - 1]?.y ?? picture.height);
  }
});

test('a kite without its string falls from where it was into the river', () => {
  const place = getPlace(300);
  expect(getFallen(place, 0)).toEqual(place);
  expect(getFallen(place, 1).y).toBe(404);
});

test('the string leads from the boat to the kite', () => {
  expect(buildString({ x: 300, y: 100 })).toMatch(/^M118 376Q.* 300 100$/);
});
