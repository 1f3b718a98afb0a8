// From a sheet to an engine.
import type { Words } from '@khelaghor/game-engine/game-engine.ts';
import { createDrawnEngine, describeSpins } from './drawn-engine.ts';
import type { DrawnEngine } from './drawn-engine.ts';
import { explainRound } from './explain-round.ts';
import { formatMultiple } from './format-multiple.ts';
import type { PlayedHold } from './play-hold.ts';
import { buildSlot, playRound } from './play-round.ts';
import type { CompiledSlot, PlayedRound } from './play-round.ts';
import type { SlotProof } from './slot-proof.ts';
import { findSymbol } from './slot-sheet.ts';
import type { SlotSheet } from './slot-sheet.ts';

export type { SlotChoice } from './drawn-engine.ts';

export type SlotEngine = DrawnEngine<SlotSheet, PlayedRound>;

/** How many cells are held at the end. */
const countCells = ({ first, respins }: PlayedHold): number =>
  respins.reduce((sum, { landed }) => sum + landed.length, first.length);

function describeRound(sheet: SlotSheet, round: PlayedRound): Words {
  const { hold, hundredths } = round;
  if (!hold || !sheet.scatter) return describeSpins(round);
  const { name } = findSymbol(sheet, sheet.scatter.letter);
  const [pay, count] = [formatMultiple(hundredths), countCells(hold)];
  return { bn: `${pay} · ${count} × ${name.bn}`, en: `${pay} · ${count} × ${name.en}` };
}

/** Makes the engine of a sheet. Throws a `RangeError` when the sheet contradicts itself. */
export function createSlotEngine(sheet: SlotSheet, proof: SlotProof): SlotEngine {
  let compiled: CompiledSlot | null = null;
  /** Compiles on the first use: a page that lists games plays none of them. */
  const getSlot = (): CompiledSlot => (compiled ??= buildSlot(sheet));
  return createDrawnEngine({
    sheet,
    proof,
    play: (random) => playRound(getSlot(), random),
    describe: (round) => describeRound(sheet, round),
    explain: (round) => explainRound(sheet, round),
  });
}
