// Counts of a slot's symbols in played rounds, beside their chances.
import type { SlotFigure } from '@khelaghor/contract/play/game-desk.ts';
import type { Plain } from '@khelaghor/game-engine/game-engine.ts';
import type { ListedSlot } from '@khelaghor/game-list/slots.ts';
import { toFloat } from '@khelaghor/money/ratio.ts';
import { listColumn } from '@khelaghor/slot-engine/slot-sheet.ts';
import { computeSymbolChances, readFeatureChance } from '@khelaghor/slot-engine/symbol-chances.ts';
import { markSigmas } from './return-rules.ts';

/** The name of the feature among the letters of symbols. */
const featureFigure = 'feature';

/** A chance, and how far the average of one round varies around it. */
type FigureChance = Pick<SlotFigure, 'letter' | 'name'> & {
  readonly figure: string;
  /** How many cells or rounds one round is. */
  readonly each: number;
  readonly chance: number;
  readonly deviation: number;
};

/** A round whose outcome was parsed; `{}` is no outcome of a slot. */
function openRound(slot: ListedSlot, { draws }: Plain) {
  if (typeof draws !== 'string') throw new RangeError(`no outcome of ${slot.code}`);
  return slot.openRound({ draws });
}

/**
 * How many cells of the stake's spin showed each symbol, and whether the feature came: 1 or 0. Free
 * spins have strips of their own and are not counted.
 */
export function countShown(slot: ListedSlot, outcome: Plain): ReadonlyMap<string, number> {
  const { symbols, reels, rows } = slot.sheet;
  const round = openRound(slot, outcome);
  const shown = new Map(symbols.map(({ letter }) => [letter, 0]));
  for (const [reel, strip] of reels.entries())
    for (const letter of listColumn(strip, round.spins[0]?.stops[reel] ?? 0, rows))
      shown.set(letter, (shown.get(letter) ?? 0) + 1);
  const isHeld = 'hold' in round && round.hold !== undefined;
  return shown.set(featureFigure, round.spins.length > 1 || isHeld ? 1 : 0);
}

/** The chances of all symbols, and of the feature of a slot that has one. */
function listChances({ sheet, proof }: ListedSlot): FigureChance[] {
  const cells = sheet.reels.length * sheet.rows;
  const symbols = computeSymbolChances(sheet).map(({ letter, chance, deviation }) => ({
    figure: letter,
    letter,
    name: sheet.symbols.find((symbol) => symbol.letter === letter)?.name ?? null,
    each: cells,
    chance: toFloat(chance),
    deviation: deviation / cells,
  }));
  const chance = toFloat(readFeatureChance(proof));
  if (chance === 0) return symbols;
  const deviation = Math.sqrt(chance * (1 - chance));
  return [
    ...symbols,
    { figure: featureFigure, letter: null, name: null, each: 1, chance, deviation },
  ];
}

/**
 * What some rounds showed, beside its chances. `counts`: by letter or `featureFigure`. Symbols of
 * free spins alone are left out.
 */
export const compareFigures = (
  slot: ListedSlot,
  rounds: number,
  counts: ReadonlyMap<string, number>,
): SlotFigure[] =>
  listChances(slot).flatMap(({ figure, letter, name, each, chance, deviation }) => {
    const shown = counts.get(figure) ?? 0;
    if (chance === 0 && shown === 0) return [];
    const of = rounds * each;
    const mark = (markSigmas * deviation) / Math.sqrt(rounds);
    return [{ letter, name, shown, of, measured: shown / of, exact: chance, mark }];
  });
