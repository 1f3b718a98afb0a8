/** Bets on one of two sides: big or small, odd or even, dragon or tiger. */
import type { Draw } from '../draws/draw.ts';
import type { Measure } from '../draws/measure.ts';
import { measureComparison } from '../draws/measures.ts';
import { createOptions, defineOptions } from '../shapes/options.ts';
import { winIf, type Shape } from '../shapes/shape.ts';

/** When a number is big: from `bigFrom` on. */
export type SizeRule = {
  readonly bigFrom: number;
  /** The number at which stakes are returned; absent: none. */
  readonly tie?: number;
};

/** Big or small, of a fact that is a number. */
export const createSizes = (measure: Measure, { bigFrom, tie }: SizeRule): Shape =>
  createOptions(
    defineOptions(measure, ['big', 'small'], (side, fact) =>
      fact === tie ? 'tie' : winIf((side === 'big') === Number(fact) >= bigFrom),
    ),
  );

/** Odd or even, of a fact that is a number; at `tie` stakes are returned. */
export const createParities = (measure: Measure, tie?: number): Shape =>
  createOptions(
    defineOptions(measure, ['odd', 'even'], (side, fact) =>
      fact === tie ? 'tie' : winIf((side === 'odd') === (Number(fact) % 2 === 1)),
    ),
  );

/**
 * Dragon, the greater number is at the first of two places, or tiger, it is at the second. For two
 * balls of one pool, which are never equal.
 */
export const createDragonTiger = (draw: Draw, dragon: number, tiger: number): Shape =>
  createOptions(
    defineOptions(measureComparison(draw, dragon, tiger), ['dragon', 'tiger'], (side, fact) =>
      winIf(fact === (side === 'dragon' ? 'first' : 'second')),
    ),
  );
