/** Points, the unit in which Vietnam's lô is bet: one pays 100 for each hit. */
import { minor, type Minor } from '@khelaghor/money/minor.ts';
import { divideRatio, ratio, roundRatio } from '@khelaghor/money/ratio.ts';
import type { Play } from './play.ts';
import { computePrices } from './prices.ts';

/** What a point pays for a hit, in minor units. */
export const POINT_HIT = 100_00n;

/** Whether all lines of a play have one price, and one can win several times in a draw. */
export function isPaidPerHit({ shape, tiers }: Play): boolean {
  const [priced, ...others] = shape.prices;
  if (priced === undefined || others.length > 0 || tiers.length > 1) return false;
  const { measure, judge } = shape.getEvent(priced);
  return [...measure.count().facts.keys()].some((fact) => {
    const outcome = judge(fact);
    return outcome !== 'tie' && (outcome[0] ?? 0) > 1;
  });
}

/**
 * What a point costs on a line, in minor units: the least stake of which a hit pays 100. Throws a
 * `RangeError` for a play that is not paid per hit.
 */
export function computePointStake(play: Play, series: number): Minor {
  const [priced] = play.shape.prices;
  const [price] =
    priced !== undefined && isPaidPerHit(play) ? computePrices(play, priced, series) : [];
  if (!price) throw new RangeError(`${play.code} has no points`);
  return minor(roundRatio(divideRatio(ratio(POINT_HIT), price), 'ceiling'));
}
