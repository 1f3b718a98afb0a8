import { expect, test } from 'vitest';
import { explainLines } from './explain.ts';
import { requireLotteryGame } from './server.ts';

test.each([
  ['k3', 'sum', '11', [4, 5, 2], { kind: 'sum', shown: ['4', '5', '2'], fact: 11 }],
  ['k3', 'span', '3', [4, 5, 2], { kind: 'span', shown: ['4', '5', '2'], fact: 3 }],
  ['k3', 'big', '-', [4, 5, 2], { kind: 'numbers', shown: ['4', '5', '2'], fact: '2 4 5' }],
  [
    'ssc1',
    'last2_direct',
    'line',
    [9, 8, 7, 0, 3],
    { kind: 'matches', shown: ['0', '3'], fact: 1 },
  ],
])('%s %s %s at %j', (game, code, priced, result, explanation) => {
  const play = requireLotteryGame(game, 0).family.plays.get(code);
  expect(play && explainLines(play, priced, result)).toEqual(explanation);
});

test('numbers of several digits are shown whole', () => {
  const play = requireLotteryGame('d4', 0).family.plays.get('big');
  const result = Array.from({ length: 92 }, (_, place) => place % 10);
  expect(play && explainLines(play, play.shape.prices[0] ?? '', result).shown).toContain('0123');
});
