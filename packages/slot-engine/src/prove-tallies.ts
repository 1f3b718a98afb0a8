/**
 * What a proof says of a slot, from its counted spins: the spin of the stake, and the rounds that
 * go on with free spins.
 */
import { addRatio, multiplyRatio, ratio, roundRatio } from '@khelaghor/money/ratio.ts';
import type { Ratio } from '@khelaghor/money/ratio.ts';
import { describePayouts } from './describe-payouts.ts';
import { findFreePayouts, SUM_BLOCK } from './free-spin-payouts.ts';
import type { FreePayouts } from './free-spin-payouts.ts';
import type { Climb } from './climbing-spins.ts';
import type { SlotProof } from './slot-proof.ts';
import type { Scale } from './transform-counts.ts';
import type { Counts, Tally } from './count-spins.ts';

/** More than the roundings of the last few sums, on values of at most 1. */
const SLACK = 1e-12;

/** The average of some value of the spins of a tally, exactly. */
export function computeAverage(
  { ways, byAward }: Tally,
  value: (pay: number, award: number) => number,
): Ratio {
  let sum = 0n;
  for (const [award, counts] of byAward)
    for (const [pay, count] of counts) sum += BigInt(count) * BigInt(value(pay, award));
  return ratio(sum, BigInt(ways));
}

const toNumber = (value: Ratio): number =>
  Number(roundRatio(multiplyRatio(value, ratio(10n ** 24n)), 'half_even')) / 1e24;

/** The average payout of a free spin with all that follow from it, in hundredths, uncapped. */
export function computeFreeSpinAverage(tally: Tally): Ratio {
  const given = computeAverage(tally, (_, award) => award);
  if (given.num >= given.den) throw new RangeError('free spins that never end');
  const spin = computeAverage(tally, (pay) => pay);
  return multiplyRatio(spin, ratio(given.den, given.den - given.num));
}

/** The greatest common divisor. */
export const findDivisor = (one: number, other: number): number =>
  other === 0 ? one : findDivisor(other, one % other);

/** The largest unit of which all payouts are multiples. */
export function findScale(top: number, tallies: readonly Tally[]): Scale {
  let unit = top;
  for (const { byAward } of tallies)
    for (const counts of byAward.values())
      for (const pay of counts.keys()) unit = findDivisor(unit, pay);
  return { unit, limit: top / unit };
}

/** The chances of the payouts of rounds with free spins: each kind of them is equally likely. */
export function findMixedPayouts(
  base: Tally,
  frees: readonly Tally[],
  climb: Climb | null,
  scale: Scale,
): FreePayouts {
  const chances = new Float64Array(scale.limit);
  let error = 0;
  for (const free of frees) {
    const found = findFreePayouts(base, free, climb, scale);
    for (let place = 0; place < scale.limit; place += 1)
      chances[place] = (chances[place] ?? 0) + (found.chances[place] ?? 0) / frees.length;
    error += found.error / frees.length;
  }
  return { chances, error };
}

/** The average of what is missing to the top in rounds with free spins, in hundredths. */
function averageShortfall({ chances, error }: FreePayouts, { unit, limit }: Scale) {
  let value = 0;
  for (let start = 0; start < limit; start += SUM_BLOCK) {
    let block = 0;
    for (let place = start; place < Math.min(start + SUM_BLOCK, limit); place += 1)
      block += (limit - place) * (chances[place] ?? 0);
    value += block;
  }
  return { value: value * unit, error: error * limit * unit };
}

const isPaid = (pay: number): number => (pay > 0 ? 1 : 0);

/** A round with free spins is a hit by its first spin, so that the hit rate is exact. */
export function requirePaidAwards(base: Tally): void {
  for (const [award, counts] of base.byAward)
    if (award > 0 && counts.has(0)) throw new RangeError('a spin gives free spins and no pay');
}

const writeRatio = ({ num, den }: Ratio): string => `${num}/${den}`;

const describeExactly = (exact: {
  readonly uncapped: Ratio;
  readonly features: Ratio;
  readonly hits: Ratio;
}) => ({
  uncapped: writeRatio(multiplyRatio(exact.uncapped, ratio(1n, 100n))),
  features: writeRatio(exact.features),
  hits: writeRatio(exact.hits),
});

/** A page that loads a proof loads its payouts too. */
const LISTED_MOST = 400;

/** The payouts one by one, when there are few and no feature adds to them. */
function listPayouts(base: Tally, top: number): Pick<SlotProof, 'payouts'> {
  const ways: Counts = new Map();
  for (const [pay, count] of base.byAward.get(0) ?? [])
    if (pay > 0) ways.set(Math.min(pay, top), (ways.get(Math.min(pay, top)) ?? 0) + count);
  const hasFeature = [...base.byAward.keys()].some((award) => award > 0);
  if (hasFeature || ways.size > LISTED_MOST) return {};
  const sorted = [...ways].toSorted(([one], [other]) => one - other);
  return { payouts: sorted.map(([pay, count]) => `${pay}:${count}`).join(' ') };
}

export type CountedRounds = {
  readonly scope: string;
  /** Names what the proof stands for. */
  readonly hash: string;
  /** How many equally likely stops the spin of the stake has. */
  readonly stops: number;
  readonly top: number;
  readonly base: Tally;
  readonly scale: Scale;
  /** What free spins add to the average round if no round is capped, in hundredths, exactly. */
  readonly series: Ratio;
  /** The chances of the payouts of rounds with free spins. */
  readonly free: FreePayouts;
};

/** The proof of rounds that are counted. */
export function proveRounds(rounds: CountedRounds): SlotProof {
  const { scope, hash, stops, top, base, scale, series, free } = rounds;
  const uncapped = addRatio(
    computeAverage(base, (pay) => pay),
    series,
  );
  const features = computeAverage(base, (_, award) => isPaid(award));
  const plain = computeAverage(base, (pay, award) => (award > 0 ? 0 : Math.min(pay, top)));
  const shortfall = averageShortfall(free, scale);
  const ofFeatures = toNumber(features) * top - shortfall.value;
  const error = shortfall.error / 100 + SLACK;
  const middle = toNumber(multiplyRatio(plain, ratio(1n, 100n))) + ofFeatures / 100;
  return {
    scope,
    hash,
    stops: String(stops),
    returnLeast: (middle - error).toFixed(12),
    returnMost: (middle + error).toFixed(12),
    ...describeExactly({ uncapped, features, hits: computeAverage(base, isPaid) }),
    ...listPayouts(base, top),
    ...describePayouts({ base, free, featureChance: toNumber(features), scale, top }),
  };
}
