// Goal: each address has the figure and the class of its round trip, and stands where that puts it.
import { expect, test } from 'vitest';
import { compareBySpeed, getSpeedClass, getSpeedFigure, unreachableMs } from './speed-class.ts';
import type { SpeedClass } from './speed-class.ts';

// Below 100 ms the figure is 20 to 40, then to 60, from 200 ms on to 100, from 400 ms on to 150.
test.each<[roundTripMs: number, figure: number, speed: SpeedClass]>([
  [0, 20, 'fast'],
  [50, 30, 'fast'],
  [80, 36, 'fast'],
  [100, 40, 'fast'],
  [150, 50, 'fast'],
  [200, 60, 'fast'],
  [300, 80, 'fast'],
  [301, 80.2, 'normal'],
  [399.5, 99.9, 'normal'],
  [400, 100, 'normal'],
  [2_700, 125, 'normal'],
  [5_000, 150, 'normal'],
  [5_400, 150, 'normal'],
  [9_998, 150, 'normal'],
  [9_999, 9_999, 'slow'],
  [60_000, 9_999, 'slow'],
])('%i ms has the figure %d and is %s', (roundTripMs, figure, speed) => {
  expect(getSpeedFigure(roundTripMs)).toBeCloseTo(figure, 6);
  expect(getSpeedClass(roundTripMs)).toBe(speed);
});

test.each<[from: number, to: number, least: number, most: number]>([
  [0, 100, 20, 40],
  [100, 200, 40, 60],
  [200, 400, 60, 100],
  [400, unreachableMs, 100, 150],
])('from %i to %i ms the figure rises from %i to %i', (from, to, least, most) => {
  let before = least;
  for (let roundTripMs = from; roundTripMs < to; roundTripMs += 1) {
    const figure = getSpeedFigure(roundTripMs);
    expect(figure, `${roundTripMs} ms`).toBeGreaterThanOrEqual(before);
    expect(figure, `${roundTripMs} ms`).toBeLessThanOrEqual(most);
    before = figure;
  }
});

// The round trips at which the bands begin: a higher one never stands before a lower.
const begins = [20, 99, 100, 199, 200, 399, 400, 1_200, unreachableMs];

test('the order is that of the bands, whatever order the addresses come in', () => {
  const measured = begins.map((roundTripMs) => ({ domainName: `${roundTripMs}`, roundTripMs }));
  const shuffled = [...measured.slice(4), ...measured.slice(0, 4)].toReversed();
  expect(compareBySpeed(shuffled)).toEqual(measured);
});

test('what is untested stands after what answers, before what does not', () => {
  const order = compareBySpeed([
    { domainName: 'gone', roundTripMs: unreachableMs },
    { domainName: 'waiting', roundTripMs: null },
    { domainName: 'far', roundTripMs: 900 },
    { domainName: 'near', roundTripMs: 12 },
  ]);
  expect(order.map(({ domainName }) => domainName)).toEqual(['near', 'far', 'waiting', 'gone']);
});
