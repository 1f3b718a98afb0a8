/**
 * Plays of numbers that prizes show, in their order or in any. A line is paid for each prize that
 * shows its number.
 */
import type { Draw, LotteryResult } from '../draws/draw.ts';
import { readCell, type Cell } from '../draws/measure.ts';
import { readTierTimes, measureTierTimes } from '../draws/tier-times.ts';
import { createDigitsKind, getAnyOrderKey, getOrderKey } from './bet-kinds.ts';
import type { NumberRule } from './numbers.ts';
import { onePrice, type LineEvent, type BetKind } from './shape.ts';

/** The cells of each prize tier; all have the same number of digits. */
type TierCells = readonly (readonly Cell[])[];

/** The digits of a number, the highest first, with zeros in front. */
const splitDigits = (number: number, width: number): string[] => [
  ...String(number).padStart(width, '0'),
];

/** The number with the digits of a number in rising order. */
export const sortDigits = (number: number, width: number): number =>
  Number(splitDigits(number, width).toSorted().join(''));

/** Every number with the digits of a number, rising. */
export function listPermutations(number: number, width: number): number[] {
  const list = (left: readonly string[]): string[] =>
    left.length === 0
      ? ['']
      : [...new Set(left)].flatMap((digit) =>
          list(left.toSpliced(left.indexOf(digit), 1)).map((rest) => `${digit}${rest}`),
        );
  return list(splitDigits(number, width).toSorted()).map(Number);
}

/** One number for each way in which digits can be alike, but for all alike. */
const unequalSamples: Readonly<Record<number, readonly number[]>> = {
  2: [1],
  3: [12, 1],
  4: [123, 12, 11, 1],
};

const getWidth = (tiers: TierCells): number => tiers[0]?.[0]?.length ?? 0;

const eventOf = (draw: Draw, tiers: TierCells, wanted: readonly number[]): LineEvent => ({
  measure: measureTierTimes(draw, tiers, wanted),
  judge: (fact) => readTierTimes(fact, tiers.length),
});

const listShown = (tiers: TierCells, result: LotteryResult): number[] =>
  tiers.flatMap((cells) => cells.map((cell) => readCell(result, cell)));

/** A number wins by each cell that shows its digits in order. */
export const createInOrder = (draw: Draw, tiers: TierCells): NumberRule => ({
  width: getWidth(tiers),
  kinds: [createDigitsKind(getOrderKey(tiers), getWidth(tiers))],
  prices: [onePrice],
  getPrice: () => onePrice,
  getSample: () => 0,
  getEvent: (number) => eventOf(draw, tiers, [number]),
  listWinners: (result) => listShown(tiers, result),
});

/** The kind of numbers in any order; their number has its digits in rising order. */
function createAnyOrderKind(
  key: string,
  width: number,
  isAllowed: (number: number) => boolean,
): BetKind {
  const digits = createDigitsKind(key, width);
  return {
    ...digits,
    read: (text) => {
      const typed = digits.read(text);
      if (typed === undefined || !isAllowed(Number(typed))) return undefined;
      return String(sortDigits(Number(typed), width)).padStart(width, '0');
    },
  };
}

/**
 * A number wins by each cell that shows its digits in any order. The price depends on how many
 * orders there are, and is named by it: `24`, `12`, `6` and `4` for four digits. Numbers whose
 * digits are all alike are refused, as they have no other order.
 */
export function createInAnyOrder(draw: Draw, tiers: TierCells): NumberRule {
  const width = getWidth(tiers);
  const getPrice = (number: number): string => String(listPermutations(number, width).length);
  const samples = new Map(
    (unequalSamples[width] ?? []).map((number) => [getPrice(number), number]),
  );
  const normalize = (number: number): number => sortDigits(number, width);
  const isAllowed = (number: number): boolean => samples.has(getPrice(number));
  return {
    width,
    kinds: [createAnyOrderKind(getAnyOrderKey(tiers), width, isAllowed)],
    normalize,
    prices: [...samples.keys()],
    getPrice,
    getSample: (priced) => samples.get(priced) ?? Number.NaN,
    getEvent: (number) => eventOf(draw, tiers, listPermutations(number, width)),
    isAllowed,
    listWinners: (result) => listShown(tiers, result).map(normalize),
  };
}
