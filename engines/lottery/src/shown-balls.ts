import type { LotteryResult } from './draws/draw.ts';
import { readCellText } from './draws/measure.ts';
import type { Family } from './play.ts';

/** What a row of results shows: all numbers, or the digits of the first prize of many. */
export function listShownBalls(family: Family, result: LotteryResult): readonly string[] {
  const [first] = family.prizes ?? [];
  // Prizes of whole numbers, such as HK6's normal balls and its special one, are shown together.
  if (!first || first.cells.every((cell) => cell.length === 1)) return result.map(String);
  return first.cells.flatMap((cell) => [...readCellText(result, cell)]);
}
