// The tumbles of a spin, window by window and win by win: for explanations and pages.
// `tumble-table.ts` computes the same sum faster; the tests compare the two, and both with a third
// way of counting.
import { findSymbol, listColumn } from './slot-sheet.ts';
import { getFromCount, getTrailFactor, MOST_TUMBLES } from './tumble-sheet.ts';
import type { TumbleSheet } from './tumble-sheet.ts';

/** The letters of each reel in the window, from the top. */
export type Letters = readonly (readonly string[])[];

export type TumbleCell = { readonly reel: number; readonly row: number };

/** One win. `hundredths`: of the stake, with the factor of the trail. */
export type TumbleWin = {
  readonly kind: 'line' | 'cluster' | 'anywhere' | 'scatter';
  readonly letter: string;
  readonly count: number;
  /** The line from 1; 0 for others. */
  readonly place: number;
  readonly cells: readonly TumbleCell[];
  readonly hundredths: number;
};

/** A window, and the wins that vanish from it. The last one has none, but the scatters' pay. */
export type Tumble = {
  readonly window: Letters;
  /** What its wins are multiplied by on the trail. */
  readonly factor: number;
  readonly wins: readonly TumbleWin[];
};

const listCells = (window: Letters): (TumbleCell & { readonly letter: string })[] =>
  window.flatMap((column, reel) => column.map((letter, row) => ({ reel, row, letter })));

const isAt =
  (cell: TumbleCell) =>
  ({ reel, row }: TumbleCell): boolean =>
    cell.reel === reel && cell.row === row;

function listLineWins(
  sheet: TumbleSheet,
  window: Letters,
  lines: readonly (readonly number[])[],
): TumbleWin[] {
  const isWild = (letter: string): boolean => findSymbol(sheet, letter).isWild === true;
  return lines.flatMap((rows, index) => {
    const letters = window.map((column, reel) => column[rows[reel] ?? 0] ?? '');
    const letter = letters.find((on) => !isWild(on)) ?? letters[0] ?? '';
    const end = letters.findIndex((on) => on !== letter && !isWild(on));
    const count = end < 0 ? letters.length : end;
    const hundredths = getFromCount(findSymbol(sheet, letter).pays, count);
    if (hundredths === 0) return [];
    const cells = rows.slice(0, count).map((row, reel) => ({ reel, row }));
    return [{ kind: 'line', letter, count, place: index + 1, cells, hundredths }];
  });
}

/** The cells that hang together with one, itself included. */
function findCluster(window: Letters, first: TumbleCell): TumbleCell[] {
  const letter = window[first.reel]?.[first.row];
  const cluster = [first];
  for (const { reel, row } of cluster)
    for (const next of [
      { reel: reel - 1, row },
      { reel: reel + 1, row },
      { reel, row: row - 1 },
      { reel, row: row + 1 },
    ])
      if (window[next.reel]?.[next.row] === letter && !cluster.some(isAt(next))) cluster.push(next);
  return cluster;
}

function listClusterWins(sheet: TumbleSheet, window: Letters): TumbleWin[] {
  const found: TumbleCell[] = [];
  return listCells(window).flatMap(({ reel, row, letter }) => {
    if (found.some(isAt({ reel, row }))) return [];
    const cells = findCluster(window, { reel, row });
    found.push(...cells);
    const hundredths = getFromCount(findSymbol(sheet, letter).pays, cells.length);
    if (hundredths === 0) return [];
    return [{ kind: 'cluster', letter, count: cells.length, place: 0, cells, hundredths }];
  });
}

function listAnywhereWins(sheet: TumbleSheet, window: Letters): TumbleWin[] {
  return sheet.symbols.flatMap(({ letter, pays }) => {
    const cells = listCells(window)
      .filter((cell) => cell.letter === letter)
      .map(({ reel, row }) => ({ reel, row }));
    const hundredths = getFromCount(pays, cells.length);
    if (hundredths === 0) return [];
    return [{ kind: 'anywhere', letter, count: cells.length, place: 0, cells, hundredths }];
  });
}

function listVanishing(sheet: TumbleSheet, window: Letters): readonly TumbleWin[] {
  if (sheet.wins === 'clusters') return listClusterWins(sheet, window);
  if (sheet.wins === 'anywhere') return listAnywhereWins(sheet, window);
  return listLineWins(sheet, window, sheet.wins);
}

function listScatters(sheet: TumbleSheet, window: Letters): TumbleWin[] {
  if (!sheet.scatter) return [];
  const { letter, pays } = sheet.scatter;
  const cells = listCells(window)
    .filter((cell) => cell.letter === letter)
    .map(({ reel, row }) => ({ reel, row }));
  const hundredths = getFromCount(pays, cells.length);
  if (hundredths === 0) return [];
  return [{ kind: 'scatter', letter, count: cells.length, place: 0, cells, hundredths }];
}

/** All windows of a spin, from the stopped reels to that in which nothing vanishes. */
export function listTumbles(
  sheet: TumbleSheet,
  reels: readonly string[],
  stops: readonly number[],
): readonly Tumble[] {
  const tumbles: Tumble[] = [];
  let window: Letters = reels.map((strip, reel) => listColumn(strip, stops[reel] ?? 0, sheet.rows));
  /** How many symbols of each reel have vanished: so far above the stop its strip has come. */
  const gone = reels.map(() => 0);
  for (;;) {
    const wins = listVanishing(sheet, window);
    if (wins.length === 0) break;
    if (tumbles.length === MOST_TUMBLES) throw new RangeError(`a spin of ${sheet.code} has no end`);
    const factor = getTrailFactor(sheet.trail, tumbles.length);
    const multiplied = wins.map((win) => ({ ...win, hundredths: win.hundredths * factor }));
    tumbles.push({ window, factor, wins: multiplied });
    const cells = wins.flatMap((win) => win.cells);
    window = window.map((column, reel) => {
      const left = column.filter((_, row) => !cells.some(isAt({ reel, row })));
      const count = column.length - left.length;
      const strip = reels[reel] ?? '';
      gone[reel] = (gone[reel] ?? 0) + count;
      const top = (stops[reel] ?? 0) - (gone[reel] ?? 0);
      const whole = Math.ceil((gone[reel] ?? 0) / strip.length) * strip.length;
      return [...listColumn(strip, top + whole, count), ...left];
    });
  }
  const factor = getTrailFactor(sheet.trail, tumbles.length);
  return [...tumbles, { window, factor, wins: listScatters(sheet, window) }];
}
