// What a tumbling spin pays, from its stops alone and without allocating: for rounds, for proofs,
// which go through all stops, and for simulations. Symbols are numbers in the order of the sheet.
import type { Stops } from './spin-table.ts';
import { getFromCount, getTrailFactor, MOST_TUMBLES } from './tumble-sheet.ts';
import type { TumbleSheet } from './tumble-sheet.ts';

/** A spin when nothing vanishes any more. The object is used again for the next spin. */
export type TumbledSpin = {
  /** All wins with the factors of the trail, and the scatters, in hundredths of the stake. */
  pay: number;
  scatters: number;
  tiles: number;
};

export type TumbleTable = {
  readonly lengths: readonly number[];
  spin(stops: Stops): Readonly<TumbledSpin>;
};

/** A window of numbers, reel by reel from the top, and a mark on each cell that vanishes. */
type Board = {
  readonly cells: Uint8Array;
  readonly marks: Uint8Array;
};

/** Marks the wins of a board whose marks are clear, and returns what they pay. */
type Payer = (board: Board) => number;

/** The number of a letter; -1: none has it. */
const findNumber = (sheet: TumbleSheet, letter: string | undefined): number =>
  sheet.symbols.findIndex((symbol) => symbol.letter === letter);

/** For each symbol and number of them, the pay. */
function tabulatePays({ symbols }: TumbleSheet, most: number): Int32Array {
  return Int32Array.from(
    symbols.flatMap(({ pays }) =>
      Array.from({ length: most + 1 }, (_, count) => getFromCount(pays, count)),
    ),
  );
}

function payAnywhere(sheet: TumbleSheet, size: number): Payer {
  const pays = tabulatePays(sheet, size);
  const counts = new Uint8Array(sheet.symbols.length);
  return ({ cells, marks }) => {
    counts.fill(0);
    for (let cell = 0; cell < size; cell += 1) {
      const on = cells[cell] ?? 0;
      counts[on] = (counts[on] ?? 0) + 1;
    }
    let sum = 0;
    for (let symbol = 0; symbol < counts.length; symbol += 1) {
      const pay = pays[symbol * (size + 1) + (counts[symbol] ?? 0)] ?? 0;
      if (pay === 0) continue;
      sum += pay;
      for (let cell = 0; cell < size; cell += 1) if (cells[cell] === symbol) marks[cell] = 1;
    }
    return sum;
  };
}

/** For each cell, those side by side with it or above or below it: four places, -1 for none. */
function listNeighbours(reels: number, rows: number): Int8Array {
  return Int8Array.from(
    Array.from({ length: reels * rows }, (_, cell) => {
      const row = cell % rows;
      return [
        cell - rows,
        cell + rows < reels * rows ? cell + rows : -1,
        row > 0 ? cell - 1 : -1,
        row < rows - 1 ? cell + 1 : -1,
      ];
    }).flat(),
  );
}

function payClusters(sheet: TumbleSheet, size: number): Payer {
  const pays = tabulatePays(sheet, size);
  const neighbours = listNeighbours(sheet.reels.length, sheet.rows);
  const seen = new Uint8Array(size);
  const cluster = new Uint8Array(size);
  return ({ cells, marks }) => {
    seen.fill(0);
    let sum = 0;
    for (let first = 0; first < size; first += 1) {
      if (seen[first] === 1) continue;
      const symbol = cells[first] ?? 0;
      let end = 1;
      cluster[0] = first;
      seen[first] = 1;
      for (let place = 0; place < end; place += 1)
        for (let side = 0; side < 4; side += 1) {
          const next = neighbours[(cluster[place] ?? 0) * 4 + side] ?? -1;
          if (next < 0 || seen[next] === 1 || cells[next] !== symbol) continue;
          seen[next] = 1;
          cluster[end] = next;
          end += 1;
        }
      const pay = pays[symbol * (size + 1) + end] ?? 0;
      if (pay === 0) continue;
      sum += pay;
      for (let place = 0; place < end; place += 1) marks[cluster[place] ?? 0] = 1;
    }
    return sum;
  };
}

function payLines(sheet: TumbleSheet, lines: readonly (readonly number[])[]): Payer {
  const length = sheet.reels.length;
  const pays = tabulatePays(sheet, length);
  const isWild = Uint8Array.from(sheet.symbols, (symbol) => (symbol.isWild ? 1 : 0));
  const places = Uint8Array.from(
    lines.flatMap((line) => line.map((row, r) => r * sheet.rows + row)),
  );
  return ({ cells, marks }) => {
    let sum = 0;
    for (let start = 0; start < places.length; start += length) {
      let symbol = cells[places[start] ?? 0] ?? 0;
      let count = 1;
      for (; count < length; count += 1) {
        const on = cells[places[start + count] ?? 0] ?? 0;
        if (on === symbol || isWild[on] === 1) continue;
        if (isWild[symbol] !== 1) break;
        symbol = on;
      }
      const pay = pays[symbol * (length + 1) + count] ?? 0;
      if (pay === 0) continue;
      sum += pay;
      for (let place = 0; place < count; place += 1) marks[places[start + place] ?? 0] = 1;
    }
    return sum;
  };
}

function createPayer(sheet: TumbleSheet, size: number): Payer {
  if (sheet.wins === 'anywhere') return payAnywhere(sheet, size);
  if (sheet.wins === 'clusters') return payClusters(sheet, size);
  return payLines(sheet, sheet.wins);
}

/** The strips as numbers, one behind the other, and where each begins. */
function encodeStrips(sheet: TumbleSheet, reels: readonly string[]) {
  const strips = reels.map((strip) => [...strip].map((letter) => findNumber(sheet, letter)));
  if (strips.flat().includes(-1))
    throw new RangeError(`a strip of ${sheet.code} has another symbol`);
  const lengths = strips.map((strip) => strip.length);
  const starts = lengths.map((_, reel) => lengths.slice(0, reel).reduce((a, b) => a + b, 0));
  return { joined: Uint8Array.from(strips.flat()), lengths, starts: Int32Array.from(starts) };
}

function countCells(cells: Uint8Array, symbol: number): number {
  let count = 0;
  for (let cell = 0; cell < cells.length; cell += 1) if (cells[cell] === symbol) count += 1;
  return count;
}

/** Compiles strips of a sheet. Throws a `RangeError` when a strip has another symbol. */
export function buildTumbleTable(sheet: TumbleSheet, reels: readonly string[]): TumbleTable {
  const { rows, trail } = sheet;
  const { joined, lengths, starts } = encodeStrips(sheet, reels);
  const size = reels.length * rows;
  const cells = new Uint8Array(size);
  const marks = new Uint8Array(size);
  /** The place on its strip of the uppermost symbol of each reel. */
  const tops = new Int32Array(reels.length);
  const payWins = createPayer(sheet, size);
  const scatter = findNumber(sheet, sheet.scatter?.letter);
  const tile = findNumber(sheet, sheet.tiles?.letter);
  const scatterPays = Int32Array.from({ length: size + 1 }, (_, count) =>
    getFromCount(sheet.scatter?.pays ?? {}, count),
  );

  function fillBoard(stops: Stops): void {
    for (let reel = 0, cell = 0; reel < tops.length; reel += 1) {
      const [start, length] = [starts[reel] ?? 0, lengths[reel] ?? 0];
      let place = stops[reel] ?? 0;
      tops[reel] = place;
      for (let row = 0; row < rows; row += 1, cell += 1) {
        cells[cell] = joined[start + place] ?? 0;
        place += 1;
        if (place === length) place = 0;
      }
    }
  }

  /** Takes the marked cells away, and fills each reel from above its uppermost symbol. */
  function dropBoard(): void {
    for (let reel = 0; reel < tops.length; reel += 1) {
      const first = reel * rows;
      let to = first + rows - 1;
      for (let from = to; from >= first; from -= 1) {
        if (marks[from] === 1) continue;
        cells[to] = cells[from] ?? 0;
        to -= 1;
      }
      let place = tops[reel] ?? 0;
      for (; to >= first; to -= 1) {
        place = place === 0 ? (lengths[reel] ?? 0) - 1 : place - 1;
        cells[to] = joined[(starts[reel] ?? 0) + place] ?? 0;
      }
      tops[reel] = place;
    }
    marks.fill(0);
  }

  const board: Board = { cells, marks };
  const spun: TumbledSpin = { pay: 0, scatters: 0, tiles: 0 };
  return {
    lengths,
    spin(stops) {
      fillBoard(stops);
      spun.pay = 0;
      for (let tumbles = 0; ; tumbles += 1) {
        const pay = payWins(board);
        if (pay === 0) break;
        if (tumbles === MOST_TUMBLES) throw new RangeError(`a spin of ${sheet.code} has no end`);
        spun.pay += pay * getTrailFactor(trail, tumbles);
        dropBoard();
      }
      spun.scatters = countCells(cells, scatter);
      spun.tiles = countCells(cells, tile);
      spun.pay += scatterPays[spun.scatters] ?? 0;
      return spun;
    },
  };
}
