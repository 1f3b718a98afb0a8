// The payouts of a slot, summarised in bands, from the chances of all payouts.
import { ROUNDING } from './fourier.ts';
import type { FreePayouts } from './free-spin-payouts.ts';
import { findHundredSpins } from './hundred-spins.ts';
import type { Chance } from './hundred-spins.ts';
import type { Scale } from './transform-counts.ts';
import { bandEnds, PROOF_WAYS } from './slot-proof.ts';
import type { PayBand, SlotProof } from './slot-proof.ts';
import type { Tally } from './count-spins.ts';

type Payouts = {
  readonly base: Tally;
  /** The payouts of rounds with free spins. */
  readonly free: FreePayouts;
  readonly featureChance: number;
  readonly scale: Scale;
  readonly top: number;
};

/** Every payout with its chance, the top with all that would be above it. */
function* listChances({ base, free, featureChance, scale, top }: Payouts): Generator<Chance> {
  for (const [award, counts] of base.byAward)
    if (award === 0)
      for (const [pay, count] of counts)
        yield { pay: Math.min(pay, top), chance: count / base.ways };
  let rest = featureChance;
  for (const [place, chance] of free.chances.entries()) {
    rest -= chance;
    if (chance > 0) yield { pay: place * scale.unit, chance };
  }
  if (rest > free.error + scale.limit * ROUNDING) yield { pay: top, chance: rest };
}

const scaleUp = (value: number, by: number): string => BigInt(Math.round(value * by)).toString();

function describeBand(above: number, most: number, chances: readonly Chance[]): PayBand {
  const whole = chances.reduce((sum, { chance }) => sum + chance, 0);
  const average = chances.reduce((sum, { pay, chance }) => sum + pay * chance, 0) / whole;
  const square = chances.reduce((sum, { pay, chance }) => sum + (pay - average) ** 2 * chance, 0);
  return {
    above,
    most,
    ways: scaleUp(whole, Number(PROOF_WAYS)),
    average: scaleUp(average, 1e6),
    spread: scaleUp(Math.sqrt(square / whole), 1e6),
  };
}

const sumChances = (chances: readonly Chance[]): number =>
  chances.reduce((sum, { chance }) => sum + chance, 0);

/** The part of a proof that describes the payouts. */
type Described = Pick<SlotProof, 'gains' | 'deviation' | 'topChance' | 'bands' | 'hundredSpins'>;

/** Describes all payouts of a round, zero included: multiples of `unit`, at most `top`. */
export function describeChances(
  payouts: readonly Chance[],
  { unit, top }: { readonly unit: number; readonly top: number },
): Described {
  const chances = payouts.filter(({ pay }) => pay > 0);
  const average = chances.reduce((sum, { pay, chance }) => sum + pay * chance, 0);
  const squares = chances.reduce((sum, { pay, chance }) => sum + pay ** 2 * chance, 0);
  const ends = [0, ...bandEnds.filter((end) => end < top), top - 1, top];
  const bands = ends.slice(1).flatMap((most, index) => {
    const above = ends[index] ?? 0;
    const within = chances.filter(({ pay }) => pay > above && pay <= most);
    return within.length === 0 ? [] : [describeBand(above, most, within)];
  });
  return {
    gains: sumChances(chances.filter(({ pay }) => pay > 100)),
    deviation: Math.sqrt(squares - average ** 2) / 100,
    topChance: sumChances(chances.filter(({ pay }) => pay === top)),
    hundredSpins: findHundredSpins(payouts, unit),
    bands,
  };
}

/** Describes the payouts of a slot with or without free spins. */
export const describePayouts = (payouts: Payouts): Described =>
  describeChances([...listChances(payouts)], { unit: payouts.scale.unit, top: payouts.top });
