/** Big and small, odd and even of a number. */
import type { Measure } from '../draws/measure.ts';
import { createOptions, defineOptions } from '../shapes/options.ts';
import { winIf, type Shape } from '../shapes/shape.ts';

const isOdd = (number: number): boolean => number % 2 === 1;

const tests: Readonly<Record<string, (number: number, leastBig: number) => boolean>> = {
  big: (number, leastBig) => number >= leastBig,
  small: (number, leastBig) => number < leastBig,
  odd: isOdd,
  even: (number) => !isOdd(number),
};

/** Big (from `leastBig` up), small, odd and even of the number that a measure reads. */
export const createSides = (measure: Measure, leastBig: number): Shape =>
  createOptions(
    defineOptions(measure, Object.keys(tests), (code, fact) =>
      winIf(tests[code]?.(Number(fact), leastBig) ?? false),
    ),
  );

/** Big and small together with odd and even: `big_odd`. */
export const createSidePairs = (measure: Measure, leastBig: number): Shape =>
  createOptions(
    defineOptions(measure, ['big_odd', 'big_even', 'small_odd', 'small_even'], (code, fact) =>
      winIf(code.split('_').every((side) => tests[side]?.(Number(fact), leastBig) ?? false)),
    ),
  );
