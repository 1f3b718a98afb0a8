// A round of a slot from its random numbers: the spin of the stake, and the feature that follows.
import type { RandomNumbers } from '@khelaghor/game-engine/game-engine.ts';
import { playHold } from './play-hold.ts';
import type { PlayedHold } from './play-hold.ts';
import { getByCount } from './slot-sheet.ts';
import type { SlotSheet } from './slot-sheet.ts';
import { buildSpinTable } from './spin-table.ts';
import type { SpinTable, Stops } from './spin-table.ts';

/** A slot that is ready to be played. */
export type CompiledSlot = {
  readonly sheet: SlotSheet;
  readonly base: SpinTable;
  /** The strips of free spins; null: the slot has none. */
  readonly free: SpinTable | null;
  /** For each letter that can expand: on how many reels it pays what. */
  readonly expanding: readonly { readonly symbol: number; readonly pays: Int32Array }[];
};

export type PlayedSpin = {
  readonly stops: readonly number[];
  /** What the pays of the spin were multiplied by. */
  readonly factor: number;
  readonly isFree: boolean;
  /** What it pays in hundredths of the stake, all factors included. */
  readonly hundredths: number;
  /** The free spins that it gives. */
  readonly awarded: number;
};

export type PlayedRound = {
  /** All numbers drawn, in order: those of a spin together, and the one of what expands. */
  readonly draws: readonly (readonly number[])[];
  readonly spins: readonly PlayedSpin[];
  /** The letter that expands in the free spins; null: none. */
  readonly expanding: string | null;
  /** The feature with cells that are held; left out when the round has none. */
  readonly hold?: PlayedHold;
  /** What the round pays in hundredths of the stake: the sum of all its parts, or the top. */
  readonly hundredths: number;
};

/** Throws a `RangeError` when the sheet gives free spins that it does not describe. */
export function buildSlot(sheet: SlotSheet): CompiledSlot {
  const { freeSpins } = sheet;
  if (!freeSpins && Object.keys(sheet.scatter?.freeSpins ?? {}).length > 0)
    throw new RangeError(`${sheet.code} does not describe its free spins`);
  if (sheet.hold && (freeSpins || sheet.factors || !sheet.scatter))
    throw new RangeError(`${sheet.code} holds cells of no scatter, or has another feature`);
  const lineCount = sheet.lines === 'ways' ? 0 : sheet.lines.length;
  return {
    sheet,
    base: buildSpinTable(sheet, sheet.reels),
    free: freeSpins ? buildSpinTable(sheet, freeSpins.reels) : null,
    expanding: (freeSpins?.expanding ?? []).map((letter) => {
      const symbol = sheet.symbols.findIndex((each) => each.letter === letter);
      const pays = Int32Array.from(
        { length: sheet.reels.length + 1 },
        (_, count) => getByCount(sheet.symbols[symbol]?.pays ?? {}, count) * lineCount,
      );
      return { symbol, pays };
    }),
  };
}

/** How many free spins a spin with these stops gives. */
export const getAward = (slot: CompiledSlot, table: SpinTable, stops: Stops): number =>
  slot.sheet.scatter ? getByCount(slot.sheet.scatter.freeSpins, table.countScatters(stops)) : 0;

/** With how many scatters a spin of the stake with these stops begins to hold; 0: it does not. */
export function countHeld({ sheet }: CompiledSlot, table: SpinTable, stops: Stops): number {
  const count = sheet.hold ? table.countScatters(stops) : 0;
  return count >= (sheet.hold?.from ?? 0) ? count : 0;
}

/**
 * What a free spin pays before its factor whose lines and scatters pay `plain`, with the letter of
 * this place in the list of those that expand.
 */
export function payFreeSpin(
  { free, expanding }: CompiledSlot,
  stops: Stops,
  plain: number,
  place: number | null,
): number {
  const chosen = place === null ? undefined : expanding[place];
  const expanded = free && chosen ? (chosen.pays[free.countReels(stops, chosen.symbol)] ?? 0) : 0;
  return plain + expanded;
}

function spinBase(slot: CompiledSlot, random: RandomNumbers): PlayedSpin & { drawn: number[] } {
  const { base, sheet } = slot;
  const stops = base.lengths.map((length) => random.below(length));
  const drawn = [...stops];
  let factor = 1;
  if (sheet.factors) {
    const place = random.below(sheet.factors.length);
    drawn.push(place);
    factor = sheet.factors[place] ?? 1;
  }
  const hundredths = base.pay(stops) * factor;
  return { stops, factor, isFree: false, hundredths, awarded: getAward(slot, base, stops), drawn };
}

/** Plays a round. It ends with the last free spin, or with the one that reaches the top. */
export function playRound(slot: CompiledSlot, random: RandomNumbers): PlayedRound {
  const { sheet, expanding } = slot;
  const free = slot.free ?? slot.base;
  const { drawn, ...first } = spinBase(slot, random);
  const draws: (readonly number[])[] = [drawn];
  const spins: PlayedSpin[] = [first];
  const isHeld = countHeld(slot, slot.base, first.stops) > 0;
  const hold =
    sheet.hold && isHeld ? playHold(sheet, sheet.hold, first.stops, { random, draws }) : null;
  let total = first.hundredths + (hold?.hundredths ?? 0);
  let left = first.awarded;
  const place = left > 0 && expanding.length > 0 ? random.below(expanding.length) : null;
  if (place !== null) draws.push([place]);
  let factor = sheet.freeSpins?.factor ?? 1;
  while (left > 0 && total < sheet.top) {
    const stops = free.lengths.map((length) => random.below(length));
    const hundredths = payFreeSpin(slot, stops, free.pay(stops), place) * factor;
    const awarded = getAward(slot, free, stops);
    draws.push(stops);
    spins.push({ stops, factor, isFree: true, hundredths, awarded });
    if (hundredths > 0 && factor < (sheet.freeSpins?.climbsTo ?? 0)) factor += 1;
    total += hundredths;
    left += awarded - 1;
  }
  return {
    draws,
    spins,
    expanding: place === null ? null : (sheet.freeSpins?.expanding?.[place] ?? null),
    ...(hold && { hold }),
    hundredths: Math.min(total, sheet.top),
  };
}
