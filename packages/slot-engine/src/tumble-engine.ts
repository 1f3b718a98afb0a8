// From the sheet of a tumbling slot to an engine.
import { createDrawnEngine, describeSpins } from './drawn-engine.ts';
import type { DrawnEngine } from './drawn-engine.ts';
import { explainTumbles } from './explain-tumbles.ts';
import { buildTumbles, playTumbles } from './play-tumbles.ts';
import type { CompiledTumbles, TumbleRound } from './play-tumbles.ts';
import type { SlotProof } from './slot-proof.ts';
import type { TumbleSheet } from './tumble-sheet.ts';

export type TumbleEngine = DrawnEngine<TumbleSheet, TumbleRound>;

/** Makes the engine of a sheet. Throws a `RangeError` when the sheet contradicts itself. */
export function createTumbleEngine(sheet: TumbleSheet, proof: SlotProof): TumbleEngine {
  let compiled: CompiledTumbles | null = null;
  /** Compiles on the first use: a page that lists games plays none of them. */
  const getSlot = (): CompiledTumbles => (compiled ??= buildTumbles(sheet));
  return createDrawnEngine({
    sheet,
    proof,
    play: (random) => playTumbles(getSlot(), random),
    describe: (round) => describeSpins(round),
    explain: (round) => explainTumbles(sheet, round),
  });
}
