import { expect, test } from 'vitest';
import { buildRoad } from './count-road.ts';

const B = 'big';
const S = 'small';

test.each([
  ['nothing', [], []],
  ['one run', [B, B, B], [[B, 0, 0, 0]]],
  [
    'a change of side',
    [B, S, S, B],
    [
      [B, 0],
      [S, 0, 0],
      [B, 0],
    ],
  ],
  [
    'ties after a draw',
    [B, null, null, B, S, null],
    [
      [B, 2, 0],
      [S, 1],
    ],
  ],
  ['ties before the first side', [null, null, S], [[S, 0]]],
])('lays out %s', (_, sides, expected) => {
  expect(buildRoad(sides).map(({ side, ties }) => [side, ...ties])).toEqual(expected);
});
