/** Why a line won or lost: what of the result decided it. */
import type { LotteryResult } from './draws/draw.ts';
import { readCellText, type Fact } from './draws/measure.ts';
import type { Play } from './play.ts';

/** What decided a line. */
export type Explanation = {
  /** The kind of fact that was read, such as `sum`. */
  readonly kind: string;
  /** The numbers from which it was read, as drawn: "4", "5", "2". */
  readonly shown: readonly string[];
  readonly fact: Fact;
};

/**
 * Explains the lines of a play with a price. For plays of options that is the option's own fact;
 * for others the numbers matter, and the fact is that of a sample line.
 */
export function explainLines(play: Play, priced: string, result: LotteryResult): Explanation {
  const { measure } = play.shape.getEvent(priced);
  return {
    kind: measure.kind,
    shown: measure.cells.map((cell) => readCellText(result, cell)),
    fact: measure.read(result),
  };
}
