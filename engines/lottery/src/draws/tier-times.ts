/** How often a number is drawn in each of several prizes, such as those of 4D. */
import type { Draw } from './draw.ts';
import { defineMeasure, type Cell, type Fact, type Measure } from './measure.ts';

/** Above the number of cells that any prize has. */
const base = 100;

/**
 * How often the cells of each tier show one of the wanted numbers; `readTierTimes` reads the fact.
 * Throws a `RangeError` for a tier with a hundred cells or more, or for more than seven tiers.
 */
export function measureTierTimes(
  draw: Draw,
  tiers: readonly (readonly Cell[])[],
  wanted: readonly number[],
): Measure {
  if (tiers.length > 7 || tiers.some((cells) => cells.length >= base))
    throw new RangeError('too many prizes');
  // The tier with most cells first: fewer states are carried through its many cells.
  const order = tiers
    .map((cells, tier) => ({ cells, worth: base ** tier }))
    .toSorted((one, other) => other.cells.length - one.cells.length);
  return defineMeasure(draw, {
    kind: 'times',
    groups: order.map(({ cells }) => cells),
    interest: wanted,
    start: 0,
    step: (times: number, _, group) => times + (order[group]?.worth ?? 0),
    read: (times) => times,
  });
}

/** The times of each tier in a fact of `measureTierTimes`. */
export const readTierTimes = (fact: Fact, tiers: number): number[] =>
  Array.from({ length: tiers }, (_, tier) => Math.floor(Number(fact) / base ** tier) % base);
