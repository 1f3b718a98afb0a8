// A round of a slot as the stage shows it, from the engine's sheet and the round's numbers alone.
import type { PlayedRound, PlayedSpin } from '@khelaghor/slot-engine/play-round.ts';
import { listColumn } from '@khelaghor/slot-engine/slot-sheet.ts';
import type { SlotSheet } from '@khelaghor/slot-engine/slot-sheet.ts';
import { listWindow, listWins } from '@khelaghor/slot-engine/spin-wins.ts';
import type { SpinWin } from '@khelaghor/slot-engine/spin-wins.ts';
import { listAnticipated } from './reel-timeline.ts';
import type { ShownSpin } from './reel-timeline.ts';
import type { Window } from './win-cells.ts';

/** A spin with what stands in the window after it. */
export type SlotSpin = ShownSpin & {
  /** The strips that turn; the strip of factors is not one of them. */
  readonly strips: readonly string[];
  readonly window: Window;
  readonly wins: readonly SpinWin[];
  readonly factor: number;
  /** The symbol that fills the reels which show it; null: none does in this spin. */
  readonly filling: string | null;
};

const countLetter = (column: readonly string[], letter: string): number =>
  column.filter((each) => each === letter).length;

/** How many scatters there can be in the window of a reel. */
const countMost = (strip: string, rows: number, letter: string): number =>
  Math.max(...Array.from(strip, (_, stop) => countLetter(listColumn(strip, stop, rows), letter)));

/** Which reels could still complete the feature; the strip of factors cannot. */
function anticipate(sheet: SlotSheet, strips: readonly string[], window: Window): boolean[] {
  const { scatter, rows, hold } = sheet;
  const others = sheet.factors ? [false] : [];
  const awards = hold ? [hold.from] : Object.keys(scatter?.freeSpins ?? {}).map(Number);
  if (!scatter || awards.length === 0) return [...window.map(() => false), ...others];
  const near = listAnticipated({
    counts: window.map((column) => countLetter(column, scatter.letter)),
    most: strips.map((strip) => countMost(strip, rows, scatter.letter)),
    needed: Math.min(...awards),
  });
  return [...near, ...others];
}

function readSpin(sheet: SlotSheet, spin: PlayedSpin, expanding: string | null): SlotSpin {
  const { stops, factor, isFree, awarded } = spin;
  const strips = isFree ? (sheet.freeSpins?.reels ?? sheet.reels) : sheet.reels;
  const window = listWindow(strips, stops, sheet.rows);
  const wins = listWins(sheet, window, factor, isFree ? expanding : null);
  const filling = wins.find(({ kind }) => kind === 'expanded')?.letter ?? null;
  return {
    strips,
    window,
    wins,
    factor,
    filling,
    isFilled: filling !== null,
    isFree,
    awarded,
    places: stops,
    anticipated: anticipate(sheet, strips, window),
    isWin: wins.length > 0,
  };
}

/** The first place of a factor on its strip; the middle of the window is where it counts. */
const centre = (place: number, { rows, factors }: SlotSheet): number => {
  const length = factors?.length ?? 1;
  return (place - Math.floor(rows / 2) + length) % length;
};

/** All spins of a round. Those of a slot with factors have one more place, that of the factor. */
export function listSpins(sheet: SlotSheet, round: PlayedRound): readonly SlotSpin[] {
  return round.spins.map((spin, index) => {
    const shown = readSpin(sheet, spin, round.expanding);
    if (!sheet.factors) return shown;
    // The number behind the stops: free spins have none, and leave the factor where it stands.
    const place = (index === 0 ? round.draws[0]?.[spin.stops.length] : undefined) ?? 0;
    return { ...shown, places: [...shown.places, centre(place, sheet)] };
  });
}

/** Stops of the window before the first round. */
export function listFirstPlaces(sheet: SlotSheet): readonly number[] {
  const places = sheet.reels.map(() => 0);
  return sheet.factors ? [...places, centre(0, sheet)] : places;
}
