/** The server's door to drawing. Prices, tickets and timetables are in `public.ts`. */
import type { LotteryGame, LotteryResult, LotteryStream } from './games/lottery-game.ts';

/**
 * Draws the result of an issue that takes no more tickets, from the fair stream of that issue.
 * Nothing else goes in: not the tickets, not what they would be paid. A result that the game
 * itself does not recognise is a bug and throws a `RangeError` before anybody sees it.
 */
export function drawResult(game: LotteryGame, stream: LotteryStream): LotteryResult {
  const result = game.draw(stream);
  if (!game.isResult(result)) throw new RangeError(`not a result: ${result.join()}`);
  return result;
}
