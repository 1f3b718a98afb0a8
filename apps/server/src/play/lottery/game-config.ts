import { getLotteryGame, requireLotteryGame } from '@khelaghor/engine-lottery/server.ts';
import type { LotteryGame, TicketLimits } from '@khelaghor/engine-lottery/public.ts';
import { minor } from '@khelaghor/money/minor.ts';

/** What a lottery is sold on: the game, its prices and its limits. */
export type GameTerms = {
  game: LotteryGame;
  /** The return to the player is series / 2000. */
  series: number;
  limits: TicketLimits;
};

const limits: TicketLimits = {
  stakeMin: minor(1_00),
  stakeMax: minor(50_000_00),
  payoutMax: minor(20_00_000_00),
  linesMax: 10_000,
};

const sell = (game: LotteryGame): GameTerms => ({ game, series: game.series, limits });

/** The terms of a game; undefined when there is none with this code. */
export function getGameTerms(gameCode: string): GameTerms | undefined {
  const game = getLotteryGame(gameCode);
  return game && sell(game);
}

/** The terms of a game that something sold refers to, and which therefore exists. */
export const requireGameTerms = (gameCode: string): GameTerms => sell(requireLotteryGame(gameCode));
