/** Bets on a side: big or small, odd or even, dragon or tiger. */
import type { Draw } from '../draws/draw.ts';
import type { Measure } from '../draws/measure.ts';
import { measureComparison } from '../draws/measures.ts';
import { isOnSide, sides } from '../draws/sides.ts';
import { createOptions, defineOptions } from '../shapes/options.ts';
import { winIf, type Shape } from '../shapes/shape.ts';

/** Big (from `bigFrom` up), small, odd and even of a fact that is a number. */
export const createSides = (measure: Measure, bigFrom: number): Shape =>
  createOptions(
    sides.flatMap((side) =>
      defineOptions(measure, [side], (_, fact) => winIf(isOnSide(side, Number(fact), bigFrom))),
    ),
  );

/** Big and small together with odd and even: `big_odd`. */
export const createSidePairs = (measure: Measure, bigFrom: number): Shape =>
  createOptions(
    (['big', 'small'] as const).flatMap((size) =>
      (['odd', 'even'] as const).flatMap((parity) =>
        defineOptions(measure, [`${size}_${parity}`], (_, fact) =>
          winIf([size, parity].every((side) => isOnSide(side, Number(fact), bigFrom))),
        ),
      ),
    ),
  );

/** When a number is big: from `bigFrom` on. */
export type SizeRule = {
  readonly bigFrom: number;
  /** The number at which stakes are returned; absent: none. */
  readonly tie?: number;
};

/** Big or small, of a fact that is a number. */
export const createSizes = (measure: Measure, { bigFrom, tie }: SizeRule): Shape =>
  createOptions(
    (['big', 'small'] as const).flatMap((side) =>
      defineOptions(measure, [side], (_, fact) =>
        fact === tie ? 'tie' : winIf(isOnSide(side, Number(fact), bigFrom)),
      ),
    ),
  );

/** Odd or even, of a fact that is a number; at `tie` stakes are returned. */
export const createParities = (measure: Measure, tie?: number): Shape =>
  createOptions(
    (['odd', 'even'] as const).flatMap((side) =>
      defineOptions(measure, [side], (_, fact) =>
        fact === tie ? 'tie' : winIf(isOnSide(side, Number(fact), 0)),
      ),
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
