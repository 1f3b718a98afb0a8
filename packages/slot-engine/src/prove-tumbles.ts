/**
 * The proof of a tumbling slot, from all stops and all that they let fall. Free spins without tiles
 * are proven as those of other slots; with tiles, whose sum is kept, they are a chain over the
 * spins left and that sum.
 */
import { ratio, multiplyRatio } from '@khelaghor/money/ratio.ts';
import { multiplyPays } from './count-spins.ts';
import { countTumbles, multiplyTiles } from './count-tumbles.ts';
import { findKeptPayouts } from './kept-payouts.ts';
import { buildKeptChain, computeKeptAverage } from './kept-tiles.ts';
import { buildTumbles } from './play-tumbles.ts';
import {
  computeAverage,
  computeFreeSpinAverage,
  findScale,
  findMixedPayouts,
  proveRounds,
  requirePaidAwards,
} from './prove-tallies.ts';
import type { SlotProof } from './slot-proof.ts';
import type { TumbleSheet } from './tumble-sheet.ts';

/** Proves a tumbling slot. `hash` names what the proof stands for. */
export function proveTumbles(sheet: TumbleSheet, hash: string): SlotProof {
  const { top, scope, tiles, freeSpins } = sheet;
  const slot = buildTumbles(sheet);
  const counted = countTumbles(slot, slot.base);
  const base = multiplyTiles(counted, tiles?.values ?? [0]);
  requirePaidAwards(base);
  const rounds = { scope, hash, stops: counted.ways, top, base };
  if (!slot.free || !freeSpins) {
    const scale = findScale(top, [base]);
    const free = findMixedPayouts(base, [], null, scale);
    return proveRounds({ ...rounds, scale, series: ratio(0n), free });
  }
  const isSame = freeSpins.reels.join() === sheet.reels.join();
  const freeCounted = isSame ? counted : countTumbles(slot, slot.free);
  if (tiles) {
    const chain = buildKeptChain(sheet, freeCounted);
    const scale = findScale(top, [base, multiplyTiles(freeCounted, [1])]);
    const features = computeAverage(base, (_, award) => Math.sign(award));
    const series = multiplyRatio(features, computeKeptAverage(chain));
    return proveRounds({ ...rounds, scale, series, free: findKeptPayouts(base, chain, scale) });
  }
  const spins = multiplyPays(multiplyTiles(freeCounted, [0]), freeSpins.factor);
  const scale = findScale(top, [base, spins]);
  const series = multiplyRatio(
    computeAverage(base, (_, award) => award),
    computeFreeSpinAverage(spins),
  );
  return proveRounds({
    ...rounds,
    scale,
    series,
    free: findMixedPayouts(base, [spins], null, scale),
  });
}
