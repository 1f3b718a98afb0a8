// Goal: each page loads the texts that it can show, and none of another game.
import { expect, test } from 'vitest';
import { isTextOf } from './game-texts.ts';

const dice = 'games/dice/src/roll.tsx';
const coin = 'games/coin/src/toss.tsx';
const button = 'packages/ui/src/button/button.tsx';

test.each([
  ['of one game', [dice], ['dice']],
  ['of two games', [coin, dice], ['dice', 'coin']],
  ['of the packages', [button], ['kit']],
  ['of a game and the packages', [dice, button], ['kit']],
  ['of no source any more', [], []],
])('a text %s', (_, sources, owners) => {
  expect(['kit', 'dice', 'coin'].filter((owner) => isTextOf(owner, sources))).toEqual(owners);
});
