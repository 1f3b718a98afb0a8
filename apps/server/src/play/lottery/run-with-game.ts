import type { LotteryGame } from '@khelaghor/engine-lottery/public.ts';
import { findSampleGame } from '@khelaghor/engine-lottery/server.ts';
import { refuse } from '../../lib/http/result.ts';
import type { Failure } from '../../lib/http/result.ts';
import type { Context } from '../../lib/context.ts';
import { hasLottery } from './game-config.ts';

/** Runs a call of the console about a lottery that exists. */
export async function runWithGame<T>(
  ctx: Context,
  gameCode: string,
  run: (game: LotteryGame) => Promise<T>,
): Promise<T | Failure<'game_unknown'>> {
  const game = (await hasLottery(ctx, gameCode)) ? findSampleGame(gameCode) : undefined;
  return game ? run(game) : refuse('game_unknown');
}
