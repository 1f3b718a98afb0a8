// A round of a tumbling slot from its random numbers.
import type { RandomNumbers } from '@khelaghor/game-engine/game-engine.ts';
import { getFromCount } from './tumble-sheet.ts';
import type { TumbleSheet } from './tumble-sheet.ts';
import { buildTumbleTable } from './tumble-table.ts';
import type { TumbleTable } from './tumble-table.ts';

/** A tumbling slot that is ready to be played. */
export type CompiledTumbles = {
  readonly sheet: TumbleSheet;
  readonly base: TumbleTable;
  /** The strips of free spins; null: the slot has none. */
  readonly free: TumbleTable | null;
  /** By how many scatters there are, the free spins that they give. */
  readonly awards: readonly number[];
};

export type TumbleSpin = {
  readonly stops: readonly number[];
  /** The numbers of its tiles, in the order in which they are drawn. */
  readonly tiles: readonly number[];
  /** The sum of the tiles that counts, with those kept; 0: none. */
  readonly sum: number;
  /** What all pays of the spin are multiplied by, beside its trail. */
  readonly factor: number;
  readonly isFree: boolean;
  /** What it pays in hundredths of the stake, all factors included. */
  readonly hundredths: number;
  /** The free spins that it gives. */
  readonly awarded: number;
};

export type TumbleRound = {
  /** All numbers drawn, in order: those of a spin together. */
  readonly draws: readonly (readonly number[])[];
  readonly spins: readonly TumbleSpin[];
  /** What the round pays in hundredths of the stake: the sum of its spins, or the top. */
  readonly hundredths: number;
};

/** By how many scatters are in the window, the free spins that they give. */
export function listAwards({ reels, rows, scatter }: TumbleSheet): readonly number[] {
  return Array.from({ length: reels.length * rows + 1 }, (_, count) =>
    getFromCount(scatter?.freeSpins ?? {}, count),
  );
}

/** Throws a `RangeError` when the sheet gives free spins that it does not describe. */
export function buildTumbles(sheet: TumbleSheet): CompiledTumbles {
  const awards = listAwards(sheet);
  if (!sheet.freeSpins && awards.some((award) => award > 0))
    throw new RangeError(`${sheet.code} does not describe its free spins`);
  return {
    sheet,
    base: buildTumbleTable(sheet, sheet.reels),
    free: sheet.freeSpins ? buildTumbleTable(sheet, sheet.freeSpins.reels) : null,
    awards,
  };
}

/** Plays one spin. `kept`: the sum of the tiles of the free spins before; null: no free spin. */
function playSpin(
  { sheet, base, free, awards }: CompiledTumbles,
  random: RandomNumbers,
  kept: number | null,
): TumbleSpin & { readonly drawn: readonly number[] } {
  const table = kept === null ? base : (free ?? base);
  const stops = table.lengths.map((length) => random.below(length));
  const { pay, scatters, tiles: tileCount } = table.spin(stops);
  const values = sheet.tiles?.values ?? [];
  const places = Array.from({ length: tileCount }, () => random.below(values.length));
  const tiles = places.map((place) => values[place] ?? 0);
  const own = tiles.reduce((total, value) => total + value, 0);
  const sum = kept === null ? own : Math.min(kept + own, sheet.tiles?.keptTo ?? 0);
  const factor = Math.max(1, sum) * (kept === null ? 1 : (sheet.freeSpins?.factor ?? 1));
  return {
    stops,
    tiles,
    sum,
    factor,
    isFree: kept !== null,
    hundredths: pay * factor,
    awarded: awards[scatters] ?? 0,
    drawn: [...stops, ...places],
  };
}

/** Plays a round. It ends with the last free spin, or with the one that reaches the top. */
export function playTumbles(slot: CompiledTumbles, random: RandomNumbers): TumbleRound {
  const { top, freeSpins } = slot.sheet;
  const { drawn, ...first } = playSpin(slot, random, null);
  const draws = [drawn];
  const spins: TumbleSpin[] = [first];
  let total = first.hundredths;
  let given = first.awarded;
  for (let kept = 0; spins.length <= given && total < top;) {
    const { drawn: numbers, ...played } = playSpin(slot, random, kept);
    const awarded = Math.min(played.awarded, (freeSpins?.most ?? Infinity) - given);
    draws.push(numbers);
    spins.push({ ...played, awarded });
    kept = played.sum;
    given += awarded;
    total += played.hundredths;
  }
  return { draws, spins, hundredths: Math.min(total, top) };
}
