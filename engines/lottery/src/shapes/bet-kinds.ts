/**
 * What a line bets on. Lines of one kind with one number win on the same results, whatever play
 * they are of: number 1234 of a roll is number 1234 of the straight play.
 */
import type { Cell } from '../draws/measure.ts';
import type { BetKind, Line, LineEvent } from './shape.ts';

/** Joins the values of a number: "0123" of digits, "01+02+03" where values have two digits. */
export const joinNumber = (values: readonly number[], width: number): string =>
  values.map((value) => String(value).padStart(width, '0')).join(width > 1 ? '+' : '');

/** How many digits each value is written with. */
export const getValueWidth = (values: readonly number[]): number =>
  Math.max(...values.map((value) => String(value).length));

/** Splits a number into its values; undefined when they are not so many of the known ones. */
function splitNumber(text: string, count: number, values: readonly number[]): number[] | undefined {
  const width = getValueWidth(values);
  const parts = width > 1 ? text.split('+') : [...text];
  const isWritten = parts.every((part) => part.length === width && /^\d+$/u.test(part));
  const split = parts.map(Number);
  return isWritten && split.length === count && split.every((value) => values.includes(value))
    ? split
    : undefined;
}

const isDifferent = (values: readonly number[]): boolean => new Set(values).size === values.length;

export const sortRising = (values: readonly number[]): number[] =>
  values.toSorted((one, other) => one - other);

/** The kind of numbers with so many digits. */
export const createDigitsKind = (key: string | null, width: number, label = ''): BetKind => ({
  key,
  label,
  read: (text) => (text.length === width && /^\d+$/u.test(text) ? text : undefined),
});

/** The key of bets on numbers that cells show in order, tier by tier. */
export const getOrderKey = (tiers: readonly (readonly Cell[])[]): string =>
  `order ${JSON.stringify(tiers)}`;

/** The key of bets on numbers that cells show in any order, tier by tier. */
export const getAnyOrderKey = (tiers: readonly (readonly Cell[])[]): string =>
  `any order ${JSON.stringify(tiers)}`;

type RowRule = {
  /** The values of each place. */
  readonly values: readonly number[];
  /** Whether no value stands twice, as balls of a pool. */
  readonly isPool: boolean;
};

/** The kind of rows at some places, in order. */
export const createRowKind = (
  places: readonly number[],
  { values, isPool }: RowRule,
  label = '',
): BetKind => ({
  key: getOrderKey([[places]]),
  label,
  read: (text) => {
    const row = splitNumber(text, places.length, values);
    return row && (!isPool || isDifferent(row)) ? text : undefined;
  },
});

/** How often the numbers of a row come, the most frequent first: "2+1" for a pair and one more. */
export function getPattern(row: readonly number[]): string {
  const times = [...Map.groupBy(row, (value) => value).values()].map(({ length }) => length);
  return times.toSorted((one, other) => other - one).join('+');
}

/** The kind of rows at some places in any order that have a pattern. */
export const createPatternKind = (
  places: readonly number[],
  values: readonly number[],
  pattern: string,
): BetKind => ({
  key: `${getAnyOrderKey([[places]])} ${pattern}`,
  label: '',
  read: (text) => {
    const row = splitNumber(text, places.length, values);
    return row && getPattern(row) === pattern
      ? joinNumber(sortRising(row), getValueWidth(values))
      : undefined;
  },
});

/** The kind of sets of so many different values, which only one play has. */
export const createSetKind = (values: readonly number[], taken: number): BetKind => ({
  key: null,
  label: '',
  read: (text) => {
    const chosen = splitNumber(text, taken, values);
    return chosen && isDifferent(chosen)
      ? joinNumber(sortRising(chosen), getValueWidth(values))
      : undefined;
  },
});

/** A line whose event is made when it is asked for: most callers want its number only. */
export const createLine = (line: Omit<Line, 'event'>, create: () => LineEvent): Line => ({
  ...line,
  get event() {
    return create();
  },
});
