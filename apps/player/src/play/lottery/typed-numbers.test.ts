import { expect, test } from 'vitest';
import { loadLotteryGame } from './load-lottery-game.ts';
import { getPlay } from './play-labels.ts';
import { readTypedNumbers } from './typed-numbers.ts';

await loadLotteryGame('d4');
await loadLotteryGame('ssc5');

test.each([
  ['d4', 'big', '', [], 0],
  ['d4', 'big', '9999 0412', ['0412', '9999'], 0],
  ['d4', 'big', '0412, 7 / 0412 12345', ['0412'], 3],
  ['d4', 'big', '০৪১২', ['0412'], 0],
  ['d4', 'ibox_big', '1234 4321 1243', ['1234'], 2],
  ['ssc5', 'last3_mixed', '321 112 777', ['112', '123'], 1],
])('%s %s reads %j as %j', (game, code, typed, numbers, ignored) => {
  const play = getPlay(game, code);
  expect(play && readTypedNumbers(play, typed)).toEqual({ numbers, ignored });
});
