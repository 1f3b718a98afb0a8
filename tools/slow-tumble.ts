// The pay of a tumbling spin, counted as a player would with a finger on the window: slow and
// obvious. Each reel is a column whose strip has been laid out upwards, long enough for all falls.
import { findSymbol } from '@khelaghor/slot-engine/slot-sheet.ts';
import type { ByCount } from '@khelaghor/slot-engine/slot-sheet.ts';
import type { TumbleSheet } from '@khelaghor/slot-engine/tumble-sheet.ts';

/** Letters of a reel from the bottom row of the window upwards. */
type Column = readonly string[];

const LENGTH = 150;

const layColumn = (strip: string, stop: number, rows: number): Column => {
  const upwards = [...strip].toReversed();
  const first = strip.length - ((stop + rows) % strip.length);
  return Array.from({ length: LENGTH }, (_, up) => upwards[(first + up) % strip.length] ?? '');
};

/** Goes down from the number to the first that has an entry. */
function getPay(table: ByCount, count: number): number {
  for (let each = count; each > 0; each -= 1) {
    const pay = table[each];
    if (pay !== undefined) return pay;
  }
  return 0;
}

/** The cells of one win, as "reel,row from the bottom", and its pay. */
type Found = { readonly cells: readonly string[]; readonly pay: number };

function findOnLine(
  sheet: TumbleSheet,
  columns: readonly Column[],
  line: readonly number[],
): Found {
  const on = line.map((row, reel) => columns[reel]?.[sheet.rows - 1 - row] ?? '');
  const found = sheet.symbols
    .filter(({ letter, isWild }) => !isWild && letter !== sheet.scatter?.letter)
    .map(({ letter, pays }) => {
      let count = 0;
      while (on[count] === letter || (on[count] && findSymbol(sheet, on[count] ?? '').isWild))
        count += 1;
      const cells = line.slice(0, count).map((row, reel) => `${reel},${sheet.rows - 1 - row}`);
      return { cells, pay: getPay(pays, count) };
    });
  return found.toSorted((one, other) => other.pay - one.pay)[0] ?? { cells: [], pay: 0 };
}

/** Spreads a name over neighbours with the same letter until nothing changes. */
function findClusters(sheet: TumbleSheet, columns: readonly Column[]): Found[] {
  const cells = columns.flatMap((column, reel) =>
    column
      .slice(0, sheet.rows)
      .map((letter, row) => ({ letter, reel, row, name: `${reel},${row}` })),
  );
  for (let changed = true; changed;) {
    changed = false;
    for (const one of cells)
      for (const other of cells)
        if (
          one.letter === other.letter &&
          Math.abs(one.reel - other.reel) + Math.abs(one.row - other.row) === 1 &&
          one.name < other.name
        ) {
          other.name = one.name;
          changed = true;
        }
  }
  return [...Map.groupBy(cells, ({ name }) => name).values()].map((cluster) => ({
    cells: cluster.map(({ reel, row }) => `${reel},${row}`),
    pay: getPay(findSymbol(sheet, cluster[0]?.letter ?? '').pays, cluster.length),
  }));
}

function findAnywhere(sheet: TumbleSheet, columns: readonly Column[]): Found[] {
  return sheet.symbols.map(({ letter, pays }) => {
    const cells = columns.flatMap((column, reel) =>
      column.slice(0, sheet.rows).flatMap((on, row) => (on === letter ? [`${reel},${row}`] : [])),
    );
    return { cells, pay: getPay(pays, cells.length) };
  });
}

function findWins(sheet: TumbleSheet, columns: readonly Column[]): Found[] {
  const { wins } = sheet;
  if (wins === 'clusters') return findClusters(sheet, columns);
  if (wins === 'anywhere') return findAnywhere(sheet, columns);
  return wins.map((line) => findOnLine(sheet, columns, line));
}

/** Pay of a spin in hundredths of the stake, with its trail and before its tiles. */
export function payTumblesSlowly(
  sheet: TumbleSheet,
  reels: readonly string[],
  stops: readonly number[],
): { readonly pay: number; readonly scatters: number; readonly tiles: number } {
  let columns = reels.map((strip, reel) => layColumn(strip, stops[reel] ?? 0, sheet.rows));
  let pay = 0;
  for (let tumbles = 0; ; tumbles += 1) {
    const wins = findWins(sheet, columns).filter((win) => win.pay > 0);
    if (wins.length === 0) break;
    for (const win of wins) pay += win.pay * (sheet.trail[tumbles] ?? sheet.trail.at(-1) ?? 1);
    const gone = new Set(wins.flatMap(({ cells }) => cells));
    columns = columns.map((column, reel) => column.filter((_, row) => !gone.has(`${reel},${row}`)));
  }
  const count = (letter: string | undefined): number =>
    columns.flatMap((column) => column.slice(0, sheet.rows).filter((on) => on === letter)).length;
  const scatters = count(sheet.scatter?.letter);
  pay += getPay(sheet.scatter?.pays ?? {}, scatters);
  return { pay, scatters, tiles: count(sheet.tiles?.letter) };
}
