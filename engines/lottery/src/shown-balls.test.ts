import { expect, test } from 'vitest';
import { findSampleGame } from './server.ts';
import { listShownBalls } from './shown-balls.ts';

test.each([
  ['k3', [1, 6, 6], ['1', '6', '6']],
  ['hk6', [5, 12, 23, 34, 41, 8, 30], ['5', '12', '23', '34', '41', '8', '30']],
  ['d4', [0, 4, 1, 2, ...Array.from({ length: 88 }, () => 7)], ['0', '4', '1', '2']],
])(
  'a result of %s is shown by numbers, or by the digits of its first prize',
  (code, result, balls) => {
    const game = findSampleGame(code);
    expect(game && listShownBalls(game.family, result)).toEqual(balls);
  },
);
