import { expect, test } from 'vitest';
import { loadLotteryGame } from './load-lottery-game.ts';
import { listBalls } from './result-board.tsx';

test.each([
  ['k3', [1, 6, 6], ['1', '6', '6']],
  ['hk6', [5, 12, 23, 34, 41, 8, 30], ['5', '12', '23', '34', '41', '8', '30']],
  ['d4', [0, 4, 1, 2, ...Array.from({ length: 88 }, () => 7)], ['0', '4', '1', '2']],
])(
  'a result of %s is listed by numbers, or by the digits of its first prize',
  async (code, result, balls) => {
    const game = await loadLotteryGame(code);
    expect(game && listBalls(game.family, result)).toEqual(balls);
  },
);
