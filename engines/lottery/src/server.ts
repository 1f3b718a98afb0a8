/** The server's entry point for draws. Prices, tickets and timetables are in `public.ts`. */
import type { LotteryGame, LotteryResult, LotteryStream } from './games/lottery-game.ts';

/**
 * Draws the result of an issue that takes no more tickets, from that fair stream only;
 * neither tickets nor payouts are inputs. A result that the game does not recognise is a bug and
 * throws a `RangeError` before any caller sees it.
 */
export function drawResult(game: LotteryGame, stream: LotteryStream): LotteryResult {
  const result = game.draw(stream);
  if (!game.isResult(result)) throw new RangeError(`not a result: ${result.join()}`);
  return result;
}
