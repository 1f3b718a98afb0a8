/** Drawing an issue. */
import { drawNumbers, isResultOf, type LotteryResult, type LotteryStream } from './draws/draw.ts';
import type { Family } from './play.ts';

/**
 * Draws the result of an issue that takes no more tickets, from that fair stream only;
 * neither tickets nor payouts are inputs. A result that is none is a bug and throws a `RangeError`
 * before any caller sees it.
 */
export function drawResult({ draw }: Family, stream: LotteryStream): LotteryResult {
  const result = drawNumbers(draw, stream);
  if (!isResultOf(draw, result)) throw new RangeError(`not a result: ${result.join()}`);
  return result;
}
