// What a spin pays, from its stops alone and without allocating: for proofs, which go through all
// stops, and for simulations. Symbols are numbers in the order of the sheet.
import { getByCount } from './slot-sheet.ts';
import type { SlotSheet } from './slot-sheet.ts';

/** Stops, one a reel. */
export type Stops = ArrayLike<number>;

export type SpinTable = {
  readonly lengths: readonly number[];
  /** What the spin pays in hundredths of the stake, before factors and what expands. */
  pay(stops: Stops): number;
  /** How many scatters are in the window. */
  countScatters(stops: Stops): number;
  /** On how many reels the symbol of this number is. */
  countReels(stops: Stops, symbol: number): number;
};

/** The numbers of a strip's symbols, with the first rows once more behind the last stop. */
function encodeStrip(sheet: SlotSheet, strip: string): readonly number[] {
  const numbers = [...strip].map((letter) =>
    sheet.symbols.findIndex((symbol) => symbol.letter === letter),
  );
  if (numbers.includes(-1)) throw new RangeError(`a strip of ${sheet.code} has another symbol`);
  return [...numbers, ...numbers.slice(0, sheet.rows - 1)];
}

/** What each row of symbols pays on a line: the number of a row is that of its digits. */
function tabulateLines(sheet: SlotSheet, reelCount: number): Int32Array {
  const size = sheet.symbols.length;
  const table = new Int32Array(size ** reelCount);
  const isWild = sheet.symbols.map((symbol) => symbol.isWild === true);
  const scatter = sheet.symbols.findIndex(({ letter }) => letter === sheet.scatter?.letter);
  /** All rows whose first `place` symbols, of the number `prefix`, stand for the symbol. */
  const fill = (symbol: number, prefix: number, place: number): void => {
    const pay = getByCount(sheet.symbols[symbol]?.pays ?? {}, place);
    const left = size ** (reelCount - place);
    if (pay > 0)
      for (let row = prefix * left; row < (prefix + 1) * left; row += 1)
        table[row] = Math.max(table[row] ?? 0, pay);
    if (place === reelCount) return;
    for (let next = 0; next < size; next += 1)
      if (next === symbol || isWild[next]) fill(symbol, prefix * size + next, place + 1);
  };
  for (let symbol = 0; symbol < size; symbol += 1)
    if (symbol !== scatter || isWild[symbol]) fill(symbol, 0, 0);
  return table;
}

/** All strips one behind the other, and where each begins. */
function joinStrips(strips: readonly (readonly number[])[]) {
  const starts: number[] = [];
  let end = 0;
  for (const strip of strips) {
    starts.push(end);
    end += strip.length;
  }
  return { starts: Int32Array.from(starts), joined: Int32Array.from(strips.flat()) };
}

/** Lines that begin in the same rows of the first two reels. */
type LineGroup = {
  readonly first: number;
  readonly second: number;
  /** The rows of the other reels, line by line. */
  readonly rest: Uint8Array;
};

function groupLines(lines: readonly (readonly number[])[]): readonly LineGroup[] {
  const groups = new Map<string, readonly (readonly number[])[]>();
  for (const line of lines) {
    const key = line.slice(0, 2).join();
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()].map((members) => ({
    first: members[0]?.[0] ?? 0,
    second: members[0]?.[1] ?? 0,
    rest: Uint8Array.from(members.flatMap((line) => line.slice(2))),
  }));
}

function compileLines(
  sheet: SlotSheet,
  lines: readonly (readonly number[])[],
  strips: readonly (readonly number[])[],
): (stops: Stops) => number {
  const reelCount = strips.length;
  const size = sheet.symbols.length;
  const table = tabulateLines(sheet, reelCount);
  const scaled = strips.map((strip, reel) =>
    strip.map((symbol) => symbol * size ** (reelCount - 1 - reel)),
  );
  const { starts, joined } = joinStrips(scaled);
  const groups = groupLines(lines);
  const [firsts = [], seconds = []] = scaled;
  const pairSize = size ** (reelCount - 2);
  const canPay = (pair: number): boolean =>
    table.subarray(pair, pair + pairSize).some((pay) => pay > 0);
  const payingPairs = new Set(
    Array.from({ length: size ** 2 }, (_, pair) => pair * pairSize).filter(canPay),
  );
  const secondStops = seconds.length - sheet.rows + 1;
  /** For the stops of the first two reels, a bit for each group of lines that can still pay. */
  const open = new Int32Array((firsts.length - sheet.rows + 1) * secondStops).map((_, stops) => {
    const [one, other] = [Math.floor(stops / secondStops), stops % secondStops];
    return groups.reduce((bits, { first, second }, index) => {
      const pair = (firsts[one + first] ?? 0) + (seconds[other + second] ?? 0);
      return payingPairs.has(pair) ? bits | (1 << index) : bits;
    }, 0);
  });
  const tops = new Int32Array(reelCount);
  return (stops) => {
    for (let reel = 0; reel < reelCount; reel += 1)
      tops[reel] = (starts[reel] ?? 0) + (stops[reel] ?? 0);
    let sum = 0;
    let bits = open[(stops[0] ?? 0) * secondStops + (stops[1] ?? 0)] ?? 0;
    for (let index = 0; bits !== 0; index += 1, bits >>>= 1) {
      const group = groups[index];
      if ((bits & 1) === 0 || !group) continue;
      const { first, second, rest } = group;
      const pair = (joined[(tops[0] ?? 0) + first] ?? 0) + (joined[(tops[1] ?? 0) + second] ?? 0);
      for (let place = 0; place < rest.length;) {
        let row = pair;
        for (let reel = 2; reel < reelCount; reel += 1) {
          row += joined[(tops[reel] ?? 0) + (rest[place] ?? 0)] ?? 0;
          place += 1;
        }
        sum += table[row] ?? 0;
      }
    }
    return sum;
  };
}

function compileWays(
  sheet: SlotSheet,
  strips: readonly (readonly number[])[],
): (stops: Stops) => number {
  const size = sheet.symbols.length;
  const isPlain = sheet.symbols.map(
    ({ letter, isWild }) => !isWild && letter !== sheet.scatter?.letter,
  );
  /** For each stop and symbol, the ways through the reel. */
  const weights = strips.map((strip) => {
    const stopCount = strip.length - sheet.rows + 1;
    const table = new Int32Array(stopCount * size);
    for (let stop = 0; stop < stopCount; stop += 1)
      for (const on of strip.slice(stop, stop + sheet.rows))
        for (let symbol = 0; symbol < size; symbol += 1) {
          const { isWild, factor = 1 } = sheet.symbols[on] ?? {};
          if (!isPlain[symbol] || (on !== symbol && !isWild)) continue;
          table[stop * size + symbol] = (table[stop * size + symbol] ?? 0) + factor;
        }
    return table;
  });
  const pays = Int32Array.from(
    sheet.symbols.flatMap((symbol) =>
      Array.from({ length: strips.length + 1 }, (_, count) => getByCount(symbol.pays, count)),
    ),
  );
  return (stops) => {
    let sum = 0;
    for (let symbol = 0; symbol < size; symbol += 1) {
      let [ways, count] = [1, 0];
      for (; count < weights.length; count += 1) {
        const weight = weights[count]?.[(stops[count] ?? 0) * size + symbol] ?? 0;
        if (weight === 0) break;
        ways *= weight;
      }
      if (count > 0) sum += ways * (pays[symbol * (weights.length + 1) + count] ?? 0);
    }
    return sum;
  };
}

/** Compiles strips of a sheet. Throws a `RangeError` when a strip has another symbol. */
export function buildSpinTable(sheet: SlotSheet, reels: readonly string[]): SpinTable {
  const strips = reels.map((strip) => encodeStrip(sheet, strip));
  const size = sheet.symbols.length;
  /** How many of each symbol are in the window of a reel, by stop and symbol. */
  const counts = strips.map((strip) =>
    Uint8Array.from(
      strip.slice(sheet.rows - 1).flatMap((_, stop) => {
        const column = strip.slice(stop, stop + sheet.rows);
        return sheet.symbols.map((__, symbol) => column.filter((on) => on === symbol).length);
      }),
    ),
  );
  const getCount = (stops: Stops, reel: number, symbol: number): number =>
    counts[reel]?.[(stops[reel] ?? 0) * size + symbol] ?? 0;
  const scatter = sheet.symbols.findIndex(({ letter }) => letter === sheet.scatter?.letter);
  const scatterPays = Int32Array.from({ length: reels.length * sheet.rows + 1 }, (_, count) =>
    getByCount(sheet.scatter?.pays ?? {}, count),
  );
  const shown = joinStrips(
    strips.map((strip, reel) =>
      strip.slice(sheet.rows - 1).map((_, stop) => counts[reel]?.[stop * size + scatter] ?? 0),
    ),
  );
  const countScatters = (stops: Stops): number => {
    let count = 0;
    for (let reel = 0; reel < strips.length; reel += 1)
      count += shown.joined[(shown.starts[reel] ?? 0) + (stops[reel] ?? 0)] ?? 0;
    return count;
  };
  const payLines =
    sheet.lines === 'ways' ? compileWays(sheet, strips) : compileLines(sheet, sheet.lines, strips);
  return {
    lengths: reels.map((strip) => strip.length),
    pay: (stops) => payLines(stops) + (scatterPays[countScatters(stops)] ?? 0),
    countScatters,
    countReels(stops, symbol) {
      let count = 0;
      for (let reel = 0; reel < counts.length; reel += 1)
        if (getCount(stops, reel, symbol) > 0) count += 1;
      return count;
    },
  };
}
