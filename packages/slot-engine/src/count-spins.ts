// Every spin that there is, counted by what it pays and gives.
import type { CompiledSlot } from './play-round.ts';
import { countHeld, getAward, payFreeSpin } from './play-round.ts';
import type { SpinTable, Stops } from './spin-table.ts';

/** How many stops pay so many hundredths of the stake. */
export type Counts = Map<number, number>;

/**
 * The spins of one window: for each number of free spins given, or of scatters that begin to hold
 * cells, how many stops pay what.
 */
export type Tally = { readonly ways: number; readonly byAward: ReadonlyMap<number, Counts> };

/** Pays below this are counted in an array, others in a map. */
const ARRAY_SIZE = 2 ** 16;

/** Counts pays quickly: nearly all are small. */
export function createCounter() {
  const small = new Float64Array(ARRAY_SIZE);
  const large: Counts = new Map();
  return {
    add(pay: number): void {
      if (pay < ARRAY_SIZE) small[pay] = (small[pay] ?? 0) + 1;
      else large.set(pay, (large.get(pay) ?? 0) + 1);
    },
    finish: (): Counts =>
      new Map([...[...small.entries()].filter(([, count]) => count > 0), ...large]),
  };
}

/** Calls back for every combination of stops, in the same array. */
export function walkStops(lengths: readonly number[], visit: (stops: Stops) => void): void {
  const stops = new Int32Array(lengths.length);
  for (;;) {
    visit(stops);
    let reel = lengths.length - 1;
    for (; reel >= 0; reel -= 1) {
      const next = (stops[reel] ?? 0) + 1;
      stops[reel] = next < (lengths[reel] ?? 0) ? next : 0;
      if (stops[reel] !== 0) break;
    }
    if (reel < 0) return;
  }
}

/** What a spin pays in one kind of it, from its stops and what its lines and scatters pay. */
type Payer = (stops: Stops, plain: number) => number;

function tallyTable(
  slot: CompiledSlot,
  table: SpinTable,
  payers: readonly Payer[],
): readonly Tally[] {
  const counters = payers.map((): ReturnType<typeof createCounter>[] => []);
  const findAward = slot.sheet.hold ? countHeld : getAward;
  walkStops(table.lengths, (stops) => {
    const award = findAward(slot, table, stops);
    const plain = table.pay(stops);
    for (let index = 0; index < payers.length; index += 1) {
      const byAward = counters[index] ?? [];
      const counter = (byAward[award] ??= createCounter());
      counter.add(payers[index]?.(stops, plain) ?? 0);
    }
  });
  const ways = table.lengths.reduce((product, length) => product * length, 1);
  return counters.map((byAward) => ({
    ways,
    byAward: new Map(
      [...byAward.entries()].flatMap(([award, counter]) =>
        counter ? [[award, counter.finish()] as const] : [],
      ),
    ),
  }));
}

/** All spins of the stake, with each number of the strip of factors. */
export function countBaseSpins(slot: CompiledSlot): Tally {
  const [plain] = tallyTable(slot, slot.base, [(_, plain) => plain]);
  if (!plain) throw new Error('no spins');
  const { factors } = slot.sheet;
  if (!factors) return plain;
  const byAward = new Map<number, Counts>();
  for (const [award, counts] of plain.byAward) {
    const multiplied: Counts = new Map();
    for (const [pay, count] of counts)
      for (const factor of factors)
        multiplied.set(pay * factor, (multiplied.get(pay * factor) ?? 0) + count);
    byAward.set(award, multiplied);
  }
  return { ways: plain.ways * factors.length, byAward };
}

/** The same spins, all of whose pays are multiplied. */
export const multiplyPays = ({ ways, byAward }: Tally, factor: number): Tally => ({
  ways,
  byAward: new Map(
    [...byAward].map(([award, counts]) => [
      award,
      new Map([...counts].map(([pay, count]) => [pay * factor, count])),
    ]),
  ),
});

/**
 * All free spins: one tally, or one for each symbol that can expand. When nothing expands and the
 * strips are those of the stake's spin, its tally serves both.
 */
export function countFreeSpins(slot: CompiledSlot, base: Tally): readonly Tally[] {
  const { reels, factors, freeSpins } = slot.sheet;
  if (!slot.free || !freeSpins) return [];
  const isSame = freeSpins.reels.join() === reels.join() && !factors;
  if (isSame && slot.expanding.length === 0) return [multiplyPays(base, freeSpins.factor)];
  const places = slot.expanding.length === 0 ? [null] : [...slot.expanding.keys()];
  return tallyTable(
    slot,
    slot.free,
    places.map(
      (place) => (stops: Stops, plain: number) =>
        payFreeSpin(slot, stops, plain, place) * freeSpins.factor,
    ),
  );
}
