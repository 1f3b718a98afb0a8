/** The server's entry point: every game with its plays. What browsers use too is in `public.ts`. */
import { families } from './families/families.ts';
import { findLotteryGame, keepFamily, type LotteryGame } from './games/games.ts';
import { lotteryRows } from './games/rows.ts';

for (const family of families.values()) keepFamily(family);

/** The game with a code that something sold refers to; without it, that is a bug. */
export function requireLotteryGame(code: string): LotteryGame {
  const game = findLotteryGame(code);
  if (!game) throw new RangeError(`there is no lottery ${code}`);
  return game;
}

export const lotteryGames: readonly LotteryGame[] = lotteryRows.map(({ code }) =>
  requireLotteryGame(code),
);

export { findLotteryGame as getLotteryGame } from './games/games.ts';
