/**
 * What a lottery draws: one or more parts, each a row of independent digits or balls from a pool.
 * A result is the list of all drawn numbers, part after part, each part in drawn order. A number's
 * index in that list is its place.
 */

/** A source of equally likely numbers from 0 to n - 1, such as the fair stream. */
export type LotteryStream = { below(n: number): number };

/** All drawn numbers, in drawn order. */
export type LotteryResult = readonly number[];

/**
 * A part of a draw. `defineDigits` are drawn independently, so that a number may come again; from a
 * `definePool` each number comes once at most.
 */
export type DrawPart = {
  readonly kind: 'digits' | 'pool';
  readonly count: number;
  readonly from: number;
  readonly to: number;
};

/** A draw: its parts, in order. */
export type Draw = { readonly parts: readonly DrawPart[] };

/** A part with the place of its first number. */
export type PlacedPart = DrawPart & { readonly start: number };

/** `count` independent numbers from `from` to `to`. */
export const defineDigits = (count: number, from = 0, to = 9): DrawPart => ({
  kind: 'digits',
  count,
  from,
  to,
});

/** `count` different numbers of those from `from` to `to`. */
export const definePool = (count: number, from: number, to: number): DrawPart => ({
  kind: 'pool',
  count,
  from,
  to,
});

const placedParts = new WeakMap<Draw, readonly PlacedPart[]>();

/** The parts of a draw with their places. */
export function listParts(draw: Draw): readonly PlacedPart[] {
  const known = placedParts.get(draw);
  if (known) return known;
  let start = 0;
  const placed = draw.parts.map((part) => {
    const first = start;
    start += part.count;
    return { ...part, start: first };
  });
  placedParts.set(draw, placed);
  return placed;
}

/** How many numbers a result has. */
export const getResultLength = (draw: Draw): number =>
  draw.parts.reduce((sum, { count }) => sum + count, 0);

/** The values that a place may show, rising. Throws a `RangeError` for a place that is none. */
export function listValues(draw: Draw, place: number): number[] {
  const part = listParts(draw).find(({ start, count }) => place >= start && place < start + count);
  if (!part) throw new RangeError(`not a place of the draw: ${place}`);
  return Array.from({ length: part.to - part.from + 1 }, (_, index) => part.from + index);
}

function drawPart({ kind, count, from, to }: DrawPart, stream: LotteryStream): number[] {
  const size = to - from + 1;
  if (kind === 'digits') return Array.from({ length: count }, () => from + stream.below(size));
  const left = Array.from({ length: size }, (_, index) => from + index);
  return Array.from({ length: count }, (_, index) => {
    const taken = index + stream.below(size - index);
    const number = left[taken] ?? Number.NaN;
    left[taken] = left[index] ?? Number.NaN;
    return number;
  });
}

/**
 * Draws a result, part after part. Digits: each is `from` plus a number below the count of
 * values. Pool: all numbers in rising order are a list; the i-th ball, from 0, swaps the numbers at
 * i and at i plus a number below the count of those left, and is the one now at i.
 */
export const drawNumbers = (draw: Draw, stream: LotteryStream): number[] =>
  draw.parts.flatMap((part) => drawPart(part, stream));

/** Whether numbers are a result of a draw. */
export function isResultOf(draw: Draw, numbers: readonly number[]): boolean {
  if (numbers.length !== getResultLength(draw)) return false;
  return listParts(draw).every(({ kind, count, from, to, start }) => {
    const drawn = numbers.slice(start, start + count);
    const fit = drawn.every((number) => Number.isInteger(number) && from <= number && number <= to);
    return fit && (kind === 'digits' || new Set(drawn).size === count);
  });
}
