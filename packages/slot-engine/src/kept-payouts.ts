/**
 * The chances of the payouts of rounds whose free spins keep their tiles: the chain is followed at
 * each root of unity and transformed back, as `free-spin-payouts.ts` does for others.
 */
import { transformCounts } from './transform-counts.ts';
import type { Scale } from './transform-counts.ts';
import type { Counts, Tally } from './count-spins.ts';
import { getTransformError, ROUNDING, transform } from './fourier.ts';
import type { Complex } from './fourier.ts';
import type { FreePayouts } from './free-spin-payouts.ts';
import { SUM_BLOCK } from './free-spin-payouts.ts';
import type { KeptChain } from './kept-tiles.ts';
import { createKeptValues, evaluateKept } from './kept-values.ts';

/** The rates of Chernoff's bound that are tried, over the units of the top. */
const RATES = [0.5, 1, 1.5, 2, 3, 4, 5, 6, 8];

/** The chance of spins that give free spins, and what they pay. */
type Givers = { readonly ways: number; readonly counts: Counts };

const weigh = (counts: Counts, ways: number, rate: number): number => {
  let sum = 0;
  for (const [pay, count] of counts) sum += (count / ways) * Math.exp(rate * pay);
  return sum;
};

/** Chernoff's bound on the chance of a round with free spins that pays `size` units or more. */
function boundTail(givers: Givers, chain: KeptChain, { unit, limit }: Scale, size: number): number {
  const values = createKeptValues(chain);
  let best = 1;
  for (const times of RATES) {
    const rate = times / limit / unit;
    for (const [tiles, { plain, giving }] of chain.spins.entries())
      for (const [sum, factor] of chain.factors.entries()) {
        const { plain: to, giving: giver } = values.spins[tiles] ?? {};
        if (to) to.real[sum] = weigh(plain, chain.ways, rate * factor);
        if (giver) giver.real[sum] = weigh(giving, chain.ways, rate * factor);
      }
    const series = evaluateKept(values).real;
    const found = weigh(givers.counts, givers.ways, rate) * series * Math.exp(-rate * unit * size);
    if (found < best) best = found;
  }
  return best;
}

/** Copies the values at a place times each factor. */
function multiplyPlace(
  { factors }: KeptChain,
  from: Complex | undefined,
  to: Complex,
  place: number,
): void {
  if (!from) return;
  for (let sum = 0; sum < factors.length; sum += 1) {
    const at = (place * (factors[sum] ?? 0)) % from.real.length;
    to.real[sum] = from.real[at] ?? 0;
    to.imaginary[sum] = from.imaginary[at] ?? 0;
  }
}

/** The values of the round at all roots. Those of the second half mirror the first. */
function evaluateRoots(givers: Givers, chain: KeptChain, scale: Scale, size: number) {
  const transformed = chain.spins.map(({ plain, giving }) => ({
    plain: transformCounts(plain, chain.ways, scale, size),
    giving: transformCounts(giving, chain.ways, scale, size),
  }));
  const found = transformCounts(givers.counts, givers.ways, scale, size);
  const values = createKeptValues(chain);
  const { real, imaginary } = found;
  for (let place = 0; place <= size / 2; place += 1) {
    for (const [tiles, { plain, giving }] of values.spins.entries()) {
      multiplyPlace(chain, transformed[tiles]?.plain, plain, place);
      multiplyPlace(chain, transformed[tiles]?.giving, giving, place);
    }
    const series = evaluateKept(values);
    const [a, b] = [real[place] ?? 0, imaginary[place] ?? 0];
    real[place] = a * series.real - b * series.imaginary;
    imaginary[place] = a * series.imaginary + b * series.real;
    const mirror = (size - place) % size;
    [real[mirror], imaginary[mirror]] = [real[place] ?? 0, -(imaginary[place] ?? 0)];
  }
  return found;
}

/** Finds the chances. Of the base, spins that give no free spins are left out. */
export function findKeptPayouts(base: Tally, chain: KeptChain, scale: Scale): FreePayouts {
  const [award = 0] = chain.levels;
  const givers = { ways: base.ways, counts: base.byAward.get(award) ?? new Map<number, number>() };
  const size = 2 ** Math.ceil(Math.log2(8 * scale.limit));
  const found = evaluateRoots(givers, chain, scale, size);
  transform(found, -1);
  const chances = found.real.slice(0, scale.limit).map((value) => value / size);
  const error = boundError({ givers, chain, scale, size, chances });
  return { chances, error: error + boundTail(givers, chain, scale, size) };
}

/**
 * Bounds what floating numbers err in weighted sums; `free-spin-payouts.ts` says how often an error
 * at the roots counts. Each spin adds the error of its transforms and of its products and sums.
 */
function boundError(proof: {
  readonly givers: Givers;
  readonly chain: KeptChain;
  readonly scale: Scale;
  readonly size: number;
  readonly chances: Float64Array;
}): number {
  const { givers, chain, scale, size, chances } = proof;
  let share = 0;
  for (const count of givers.counts.values()) share += count / givers.ways;
  const each = getTransformError(size);
  // A product errs by the square root of 5, a sum by 1; each tile adds as many as there are values.
  const steps = chain.spins.length * (chain.values.length + 8);
  const spins = chain.levels.at(-1) ?? 0;
  const ofRound = share * (each + 4 * ROUNDING + spins * (each + steps * ROUNDING));
  let squares = 0;
  for (const chance of chances) squares += chance ** 2;
  const back = 2 * each * Math.sqrt(squares * scale.limit);
  const summing = (SUM_BLOCK + scale.limit / SUM_BLOCK + 2) * ROUNDING * share;
  return ofRound * (2 + Math.log(size / 2)) + back + summing;
}
