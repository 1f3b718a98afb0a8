/**
 * Prices of parlays with legs that may count as 1. When a leg ties, the line is paid the price of
 * its other legs; what these results do not return is paid when all legs are right.
 */
import {
  divideRatio,
  multiplyRatio,
  ratio,
  subtractRatio,
  type Ratio,
} from '@khelaghor/money/ratio.ts';
import type { Fact, Measure } from '../draws/measure.ts';

/** The sides of the legs, rising; a side may come again. */
type Sides = readonly number[];

/**
 * Creates the shares of a line's tiers: all right, then a tie on each side of `tieFacts`.
 * @param getMeasure the measure of legs with such sides: 1 when all are right
 * @param tieFacts for each side that may tie, the fact that one such leg ties and all others are
 *   right
 */
export function createParlayShares(
  getMeasure: (sides: Sides) => Measure,
  tieFacts: ReadonlyMap<number, Fact>,
): (sides: Sides) => readonly Ratio[] {
  const prices = new Map<string, Ratio>();
  const getChance = (sides: Sides, fact: Fact): Ratio => {
    const { total, facts } = getMeasure(sides).count();
    return ratio(facts.get(fact) ?? 0n, total);
  };
  const getTiedShare = (sides: Sides, side: number, fact: Fact): Ratio => {
    const nth = sides.indexOf(side);
    if (nth === -1) return ratio(0n);
    return multiplyRatio(getChance(sides, fact), getPrice(sides.toSpliced(nth, 1)));
  };
  const listShares = (sides: Sides): Ratio[] => {
    const tied = [...tieFacts].map(([side, fact]) => getTiedShare(sides, side, fact));
    return [tied.reduce(subtractRatio, ratio(1n)), ...tied];
  };
  /** The price at a return of 1; without legs it is 1, as when the stake is returned. */
  function getPrice(sides: Sides): Ratio {
    const key = sides.join();
    const known = prices.get(key);
    if (known) return known;
    const [right = ratio(0n)] = listShares(sides);
    const price = divideRatio(right, getChance(sides, 1));
    prices.set(key, price);
    return price;
  }
  return listShares;
}
