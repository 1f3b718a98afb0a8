// A round of a tumbling slot as the stage shows it, from the engine's sheet and the round alone.
import { listSpinTumbles } from '@khelaghor/slot-engine/explain-tumbles.ts';
import type { TumbleRound } from '@khelaghor/slot-engine/play-tumbles.ts';
import type { TumbleSheet } from '@khelaghor/slot-engine/tumble-sheet.ts';
import type { Tumble, TumbleWin } from '@khelaghor/slot-engine/tumble-windows.ts';
import type { SeriesStanding } from '../reels/free-spins.ts';
import type { ShownTumbles } from './tumble-timeline.ts';

/** One symbol on the stage, the same one from window to window. */
export type Piece = {
  /** Unlike those of all others of its reel and spin. */
  readonly id: number;
  readonly letter: string;
  readonly row: number;
  /** The row from which it falls; above the window for a new one. */
  readonly from: number;
  /** The number on a tile, which multiplies what the spin pays. */
  readonly factor?: number;
};

/** The pieces of each reel, in the order in which they came. */
export type Pieces = readonly (readonly Piece[])[];

/** A spin with its windows. */
export type TumbledSpin = ShownTumbles & {
  readonly tumbles: readonly Tumble[];
  /** The pieces of each window. */
  readonly pieces: readonly Pieces[];
  /** The factor of all its pays, beside its trail. */
  readonly factor: number;
  /** The sum of the tiles that the free spins before it kept; 0: none. */
  readonly kept: number;
  readonly hundredths: number;
};

/** The place that a show has reached: the spin, its window, and what happens to it. */
export type TumblePlace = {
  readonly spin: number;
  readonly tumble: number;
  /** Whether the wins of the window are told. */
  readonly isTold: boolean;
};

const dropIn = (column: readonly string[]): Piece[] =>
  column.map((letter, row) => ({ id: row, letter, row, from: row - column.length }));

/** The pieces of a reel after some of its rows have vanished. */
function refill(pieces: readonly Piece[], column: readonly string[], gone: readonly number[]) {
  const left = pieces
    .filter(({ row }) => !gone.includes(row))
    .toSorted((one, other) => one.row - other.row);
  const fresh = column.length - left.length;
  const next = Math.max(-1, ...pieces.map(({ id }) => id)) + 1;
  const fallen = left.map((piece, index) => ({
    ...piece,
    from: piece.row,
    row: fresh + index,
  }));
  const dropped = column.slice(0, fresh).map((letter, row) => ({
    // The lowest came first: its number is the smallest.
    id: next + fresh - 1 - row,
    letter,
    row,
    from: row - fresh,
  }));
  return [...fallen, ...dropped].toSorted((one, other) => one.id - other.id);
}

/** The pieces of each window of a spin: those that stay keep their numbers. */
function listPieces(tumbles: readonly Pick<Tumble, 'window' | 'wins'>[]): Pieces[] {
  const all: Pieces[] = [];
  for (const [index, { window }] of tumbles.entries()) {
    const before = tumbles[index - 1];
    const gone = before?.wins.flatMap(({ cells }) => cells) ?? [];
    all.push(
      window.map((column, reel) => {
        const rows = gone.filter((cell) => cell.reel === reel).map(({ row }) => row);
        const pieces = all[index - 1]?.[reel];
        return pieces ? refill(pieces, column, rows) : dropIn(column);
      }),
    );
  }
  return all;
}

/**
 * Puts the numbers of a spin on its tiles. They are drawn for the tiles of the last window, reel by
 * reel from the top, and tiles never vanish: a tile has its number from its first window on.
 */
function numberTiles(windows: readonly Pieces[], letter: string, numbers: readonly number[]) {
  const tiles = (windows.at(-1) ?? []).flatMap((column, reel) =>
    column
      .filter((piece) => piece.letter === letter)
      .toSorted((one, other) => one.row - other.row)
      .map(({ id }) => `${reel} ${id}`),
  );
  const factors = new Map(tiles.map((tile, index) => [tile, numbers[index] ?? 1]));
  return windows.map((reels) =>
    reels.map((column, reel) =>
      column.map((piece) => {
        const factor = factors.get(`${reel} ${piece.id}`);
        return factor === undefined ? piece : { ...piece, factor };
      }),
    ),
  );
}

/** All spins of a round, window by window. */
export const listTumbledSpins = (sheet: TumbleSheet, round: TumbleRound): TumbledSpin[] =>
  round.spins.map((spin, index) => {
    const tumbles = listSpinTumbles(sheet, spin);
    const { isFree, awarded, factor, hundredths, tiles, sum: tileSum } = spin;
    const before = round.spins[index - 1];
    const isMultiplied = tileSum > 0 && hundredths > 0;
    return {
      tumbles,
      pieces: numberTiles(listPieces(tumbles), sheet.tiles?.letter ?? '', tiles),
      told: tumbles.map(
        ({ wins }, window) => wins.length > 0 || (isMultiplied && window === tumbles.length - 1),
      ),
      reels: sheet.reels.length,
      isFree,
      awarded,
      factor,
      kept: before?.isFree === true ? before.sum : 0,
      hundredths,
    };
  });

/** The pieces of the window before the first round. */
export const listFirstPieces = ({ reels, rows }: Pick<TumbleSheet, 'reels' | 'rows'>): Pieces =>
  reels.map((strip) => dropIn(Array.from(strip.slice(0, rows))));

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

const sumWins = (wins: readonly TumbleWin[]): number => sum(wins.map((win) => win.hundredths));

/**
 * The win of a spin at a place of the show, in hundredths of the stake. The factor that its tiles
 * make counts at its end: they may still fall in.
 */
export function sumSpin(spin: TumbledSpin, { tumble, isTold }: TumblePlace, free: number): number {
  const last = spin.tumbles.length - 1;
  if (tumble === last && isTold) return spin.hundredths;
  const told = spin.tumbles.slice(0, isTold ? tumble + 1 : tumble);
  return sum(told.map(({ wins }) => sumWins(wins))) * (spin.isFree ? free : 1);
}

/** The win of all free spins of a round: with the stake's spin, its top at most. */
export function sumFreeSpins(sheet: TumbleSheet, spins: readonly TumbledSpin[]): number {
  const [first, ...free] = spins.map(({ hundredths }) => hundredths);
  return Math.min(sum(free), sheet.top - Math.min(sheet.top, first ?? 0));
}

/** The free spins at a place of the show; null: none are shown. */
export function getTumbleStanding(
  sheet: TumbleSheet,
  spins: readonly TumbledSpin[],
  place: TumblePlace,
): SeriesStanding | null {
  const spin = spins[place.spin];
  if (!spin?.isFree) return null;
  const before = sumFreeSpins(sheet, spins.slice(0, place.spin));
  const room = sheet.top - Math.min(sheet.top, spins[0]?.hundredths ?? 0);
  const free = sheet.freeSpins?.factor ?? 1;
  const isOver = place.isTold && place.tumble === spin.tumbles.length - 1;
  const trail = spin.tumbles[place.tumble]?.factor ?? 1;
  return {
    number: place.spin,
    count: sum(spins.slice(0, isOver ? place.spin + 1 : place.spin).map((each) => each.awarded)),
    hundredths: Math.min(room, before + sumSpin(spin, place, free)),
    factor: (isOver ? spin.factor : Math.max(1, spin.kept) * free) * trail,
  };
}

/** The wins that are told at a place of the show, with the spin's own factor. */
export function listToldTumbleWins(spin: TumbledSpin, place: TumblePlace): readonly TumbleWin[] {
  return place.isTold ? (spin.tumbles[place.tumble]?.wins ?? []) : [];
}

/** All wins of a spin, in order. */
export const listAllWins = (spin: TumbledSpin): readonly TumbleWin[] =>
  spin.tumbles.flatMap(({ wins }) => wins);
