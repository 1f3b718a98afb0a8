/** What a result looks like, family by family: groups of figures, in the order of the prizes. */
import type { LotteryResult } from './draws/draw.ts';
import { readCellText, type Cell } from './draws/measure.ts';
import type { DrawnAs, Family, Text } from './play.ts';

/** A die, a digit, a ball, a racing car's plate, or a number of several digits. */
export type FigureLook = 'die' | 'digit' | 'ball' | 'car' | 'number';

/** Figures that belong together, such as the numbers of one prize. */
export type ShownGroup = {
  /** The prize; null where the whole result is one row. */
  label: Text | null;
  look: FigureLook;
  figures: string[];
  /** A ball beside the others, such as HK6's special one. */
  isApart: boolean;
};

/** A result as pages show it. */
export type ShownResult = {
  groups: ShownGroup[];
  /** The sum by which players name the result; of most lotteries null. */
  sum: number | null;
  /** Figures of the last group that are left out. */
  more: number;
};

const looks: Readonly<Record<DrawnAs, FigureLook>> = {
  dice: 'die',
  drums: 'digit',
  balls: 'ball',
  zodiac: 'ball',
  race: 'car',
  prizes: 'digit',
};

/** So many figures stand in one short row; of more, the first few. */
const shortMost = 10;
const shortFew = 6;

type Row = { readonly label: Text | null; readonly cells: readonly Cell[] };

/** The rows of a result: its prizes, or all numbers in one. */
function listRows({ prizes }: Family, result: LotteryResult): readonly Row[] {
  const [first, ...others] = prizes ?? [];
  if (!first) return [{ label: null, cells: result.map((_, place) => [place]) }];
  return others.length === 0 ? [{ ...first, label: null }] : [first, ...others];
}

/** All figures of a result, prize by prize. */
export function readShownResult(family: Family, result: LotteryResult): ShownResult {
  const groups = listRows(family, result).map(({ label, cells }, nth) => {
    const isNumber = cells.some((cell) => cell.length > 1);
    const look = isNumber ? 'number' : looks[family.drawnAs];
    return {
      label,
      look,
      figures: cells.map((cell) => readCellText(result, cell)),
      isApart: nth > 0 && look === 'ball',
    };
  });
  const sum = family.isNamedBySum ? result.reduce((total, number) => total + number, 0) : null;
  return { groups, sum, more: 0 };
}

/**
 * What one row shows of a result: its balls, digits or dice, or the first prize of many; of a long
 * row of balls, the first ones.
 */
export function readShortResult(family: Family, result: LotteryResult): ShownResult {
  const whole = readShownResult(family, result);
  const [first, ...others] = whole.groups;
  if (!first) return whole;
  if (first.look === 'number') return { ...whole, groups: [first] };
  if (others.length > 0 || first.figures.length <= shortMost) return whole;
  const group = { ...first, figures: first.figures.slice(0, shortFew) };
  return { ...whole, groups: [group], more: first.figures.length - shortFew };
}
