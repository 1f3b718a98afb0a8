/**
 * The proof of a slot: its return, hit rate, deviation and the chance of its top, from all stops.
 *
 * The spin of the stake and a free spin are counted exactly. A free spin gives further ones, so the
 * payout of one with all that follows, T, obeys T = pay + the sum of as many T as it gives: the sum
 * over generations converges, because a free spin gives less than one on average. Its average is
 * exact. Its distribution, which says what the cap takes away, is computed with floating numbers
 * and a bound on their error.
 */
import { addRatio, multiplyRatio, ratio } from '@khelaghor/money/ratio.ts';
import type { Ratio } from '@khelaghor/money/ratio.ts';
import { computeClimbAverage } from './climbing-spins.ts';
import type { Climb } from './climbing-spins.ts';
import { countBaseSpins, countFreeSpins } from './count-spins.ts';
import type { Tally } from './count-spins.ts';
import { buildSlot } from './play-round.ts';
import { proveHold } from './prove-hold.ts';
import {
  computeAverage,
  computeFreeSpinAverage,
  findScale,
  findMixedPayouts,
  proveRounds,
  requirePaidAwards,
} from './prove-tallies.ts';
import type { SlotProof } from './slot-proof.ts';
import type { SlotSheet } from './slot-sheet.ts';

/** How the factor of free spins climbs; null: not at all. Throws when awards are of two sizes. */
function findClimb({ scatter, freeSpins }: SlotSheet): Climb | null {
  if (!freeSpins?.climbsTo) return null;
  const awards = [...new Set(Object.values(scatter?.freeSpins ?? {}))];
  const [award] = awards;
  if (award === undefined || awards.length > 1 || freeSpins.factor !== 1)
    throw new RangeError('a climb begins at 1 and has awards of one size');
  return { from: 1, to: freeSpins.climbsTo, award };
}

/** Proves a slot. `hash` names what the proof stands for. */
export function proveSlot(sheet: SlotSheet, hash: string): SlotProof {
  const { hold, top, scope } = sheet;
  if (hold) return proveHold(sheet, hold, hash);
  const slot = buildSlot(sheet);
  const base = countBaseSpins(slot);
  requirePaidAwards(base);
  const frees = countFreeSpins(slot, base);
  const scale = findScale(top, [base, ...frees]);
  const climb = findClimb(sheet);
  const averageSpin = (tally: Tally): Ratio =>
    climb
      ? multiplyRatio(computeClimbAverage(tally, climb), ratio(1n, BigInt(climb.award)))
      : computeFreeSpinAverage(tally);
  const spin = frees
    .map((tally) => multiplyRatio(averageSpin(tally), ratio(1n, BigInt(frees.length))))
    .reduce(addRatio, ratio(0n));
  const series = multiplyRatio(
    computeAverage(base, (_, award) => award),
    spin,
  );
  const free = findMixedPayouts(base, frees, climb, scale);
  return proveRounds({ scope, hash, stops: base.ways, top, base, scale, series, free });
}
