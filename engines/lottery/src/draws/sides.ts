/** Big or small, odd or even: of one number, and of the numbers at several places. */
import type { Draw } from './draw.ts';
import { defineMeasure, type Fact, type Measure } from './measure.ts';

/** The sides of a number, in the order in which they are shown. */
export const sides = ['big', 'small', 'odd', 'even'] as const;

export type Side = (typeof sides)[number];

/** Whether a number is on a side; numbers from `bigFrom` up are big. */
export function isOnSide(side: Side, number: number, bigFrom: number): boolean {
  if (side === 'big') return number >= bigFrom;
  if (side === 'small') return number < bigFrom;
  return number % 2 === (side === 'odd' ? 1 : 0);
}

// A place's two sides are one digit of base 4: 2 when big, and 1 when odd.
const base = 4;

/** The sides of the numbers at some places, for `hasSide`. */
export const measureSides = (draw: Draw, places: readonly number[], bigFrom: number): Measure =>
  defineMeasure(draw, {
    kind: 'sides',
    groups: places.map((place) => [[place]]),
    start: 0,
    step: (sum: number, value, group) =>
      sum + ((value >= bigFrom ? 2 : 0) + (value % 2)) * base ** group,
    read: (sum) => sum,
  });

/** Whether a fact of `measureSides` has the n-th place, from 0, on a side. */
export function hasSide(fact: Fact, nth: number, side: Side): boolean {
  const own = Math.floor(Number(fact) / base ** nth) % base;
  return isOnSide(side, own, 2);
}
