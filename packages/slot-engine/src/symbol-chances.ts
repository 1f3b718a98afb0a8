// How often symbols and features come, to compare finished rounds with the rules.
import { addRatio, multiplyRatio, ratio } from '@khelaghor/money/ratio.ts';
import type { Ratio } from '@khelaghor/money/ratio.ts';
import type { SlotProof } from './slot-proof.ts';
import { listColumn } from './slot-sheet.ts';
import type { SlotSheet } from './slot-sheet.ts';

export type SymbolChance = {
  readonly letter: string;
  /** The chance that a cell of the stake's spin shows it: the average of all cells. */
  readonly chance: Ratio;
  /** The standard deviation of how many cells of one window show it. */
  readonly deviation: number;
};

/** The chances of all symbols in the order of the sheet; together they are one. */
export function computeSymbolChances({
  symbols,
  reels,
  rows,
}: Pick<SlotSheet, 'symbols' | 'reels' | 'rows'>): readonly SymbolChance[] {
  return symbols.map(({ letter }) => {
    let chance = ratio(0n);
    let variance = 0;
    for (const strip of reels) {
      const counts = Array.from(
        strip,
        (_, stop) => listColumn(strip, stop, rows).filter((each) => each === letter).length,
      );
      const shown = counts.reduce((sum, count) => sum + count, 0);
      const squares = counts.reduce((sum, count) => sum + count ** 2, 0);
      chance = addRatio(chance, ratio(BigInt(shown), BigInt(strip.length * rows)));
      variance += squares / strip.length - (shown / strip.length) ** 2;
    }
    return {
      letter,
      chance: multiplyRatio(chance, ratio(1n, BigInt(reels.length))),
      deviation: Math.sqrt(variance),
    };
  });
}

/** The chance that a round has free spins or another feature; zero: the slot has none. */
export function readFeatureChance({ features }: Pick<SlotProof, 'features'>): Ratio {
  const [num = 0n, den = 1n] = features.split('/').map(BigInt);
  return ratio(num, den);
}
