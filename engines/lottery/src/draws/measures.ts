/** The facts that many plays share: sums, spans, single numbers, two compared numbers, sets. */
import { countCombinations, countSetSums } from './combinations.ts';
import { listParts, listValues, type Draw, type PlacedPart } from './draw.ts';
import { defineMeasure, type Cell, type Counted, type Measure } from './measure.ts';

const single = (places: readonly number[]): Cell[] => places.map((place) => [place]);

/** Places in a row: `places(2, 3)` is 2, 3 and 4. */
export const listPlaces = (first: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => first + index);

/** Whole numbers from one to another. */
export const listNumbers = (from: number, to: number): number[] => listPlaces(from, to - from + 1);

/** The part of a draw in which all of some places lie; undefined when they lie in several. */
const findPart = (draw: Draw, places: readonly number[]): PlacedPart | undefined =>
  listParts(draw).find(({ start, count }) =>
    places.every((place) => place >= start && place < start + count),
  );

/** Sums of balls, counted as sets: passing through 80 balls with every sum takes seconds. */
function countPoolSums({ from, to }: PlacedPart, taken: number): Counted {
  return { total: countCombinations(to - from + 1, taken), facts: countSetSums(from, to, taken) };
}

/** The sum of the numbers at some places. */
export function measureSum(draw: Draw, places: readonly number[]): Measure {
  const measure = defineMeasure(draw, {
    kind: 'sum',
    groups: [single(places)],
    start: 0,
    step: (sum: number, value) => sum + value,
    read: (sum) => sum,
  });
  const part = findPart(draw, places);
  if (part?.kind !== 'pool') return measure;
  let counted: Counted | undefined;
  return { ...measure, count: () => (counted ??= countPoolSums(part, places.length)) };
}

/** The last digit of the sum of some places. */
export const measureSumTail = (draw: Draw, places: readonly number[]): Measure =>
  defineMeasure(draw, {
    kind: 'sum_tail',
    groups: [single(places)],
    start: 0,
    step: (sum: number, value) => (sum + value) % 10,
    read: (sum) => sum,
  });

/** The greatest less the least of the numbers at some places. */
export const measureSpan = (draw: Draw, places: readonly number[]): Measure =>
  defineMeasure(draw, {
    kind: 'span',
    groups: [single(places)],
    start: '',
    step: (seen: string, value) => {
      const [least = value, most = value] = seen === '' ? [] : seen.split(' ').map(Number);
      return `${Math.min(least, value)} ${Math.max(most, value)}`;
    },
    read: (seen) => {
      const [least = 0, most = 0] = seen.split(' ').map(Number);
      return most - least;
    },
  });

// The state has a character for each number: it is much faster than a list, and is read once.
const createSorted = (draw: Draw, places: readonly number[]): Measure =>
  defineMeasure(draw, {
    kind: 'numbers',
    groups: [single(places)],
    start: '',
    step: (seen: string, value) => {
      let at = seen.length;
      while (at > 0 && seen.charCodeAt(at - 1) > value) at -= 1;
      return seen.slice(0, at) + String.fromCharCode(value) + seen.slice(at);
    },
    read: (seen) => Array.from(seen, (character) => character.charCodeAt(0)).join(' '),
  });

const sortedByPlaces = new WeakMap<Draw, Map<string, Measure>>();

/**
 * The numbers at some places in rising order, as a text with spaces: "1 3 3". The measure is kept
 * for the places of a draw: it has many facts, and many plays use it.
 */
export function measureSorted(draw: Draw, places: readonly number[]): Measure {
  const known = sortedByPlaces.get(draw) ?? new Map<string, Measure>();
  sortedByPlaces.set(draw, known);
  const measure = known.get(places.join()) ?? createSorted(draw, places);
  known.set(places.join(), measure);
  return measure;
}

/** The numbers of a fact of `measureSorted`. */
export const readNumbers = (fact: number | string): number[] =>
  fact === '' ? [] : String(fact).split(' ').map(Number);

/**
 * The number of a rank among the balls at some places: with rank 3 of five balls, the middle one.
 * Throws a `RangeError` unless the places lie in one pool: there are no equal numbers to rank.
 */
export function measureRank(draw: Draw, places: readonly number[], rank: number): Measure {
  const part = findPart(draw, places);
  if (part?.kind !== 'pool') throw new RangeError('numbers are ranked in one pool');
  const base = part.to + 1;
  return defineMeasure(draw, {
    kind: 'rank',
    groups: [single(places)],
    // How many balls are passed, and the ball of the rank; the lowest ball comes first.
    start: 0,
    step: (state: number, value) => {
      const passed = Math.floor(state / base) + 1;
      return passed * base + (passed === rank ? value : state % base);
    },
    read: (state) => state % base,
  });
}

/** The number that a cell shows. */
export const measureNumber = (draw: Draw, cell: Cell): Measure =>
  defineMeasure(draw, {
    kind: 'number',
    groups: [[cell]],
    start: 0,
    step: (_: number, value) => value,
    read: (value) => value,
  });

/** Which of two places shows the greater number: `first`, `second` or `same`. */
export const measureComparison = (draw: Draw, first: number, second: number): Measure =>
  defineMeasure(draw, {
    kind: 'comparison',
    groups: [[[first]], [[second]]],
    start: '',
    // In a pool the lower ball comes first, in whatever group it is.
    step: (seen: string, value, group) => `${seen}${seen === '' ? '' : ' '}${group}:${value}`,
    read: (seen) => {
      const values = new Map(seen.split(' ').map((one) => one.split(':') as [string, string]));
      const difference = Number(values.get('0')) - Number(values.get('1'));
      if (difference === 0) return 'same';
      return difference > 0 ? 'first' : 'second';
    },
  });

/** All values that some places may show. */
const listValuesAt = (draw: Draw, places: readonly number[]): number[] => [
  ...new Set(places.flatMap((place) => listValues(draw, place))),
];

/** How many of the numbers at some places are of a kind, such as odd. */
export const measureCount = (
  draw: Draw,
  places: readonly number[],
  kind: string,
  isCounted: (value: number) => boolean,
): Measure =>
  defineMeasure(draw, {
    kind,
    groups: [single(places)],
    interest: listValuesAt(draw, places).filter(isCounted),
    start: 0,
    step: (count: number) => count + 1,
    read: (count) => count,
  });

/** How often a number is shown by some cells, such as a tail by all prizes. */
export const measureTimes = (draw: Draw, cells: readonly Cell[], number: number): Measure =>
  defineMeasure(draw, {
    kind: 'times',
    groups: [cells],
    interest: [number],
    start: 0,
    step: (times: number) => times + 1,
    read: (times) => times,
  });
