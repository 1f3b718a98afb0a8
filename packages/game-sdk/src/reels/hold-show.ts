// Cells that are held, as the stage tells them, from the played feature alone.
import type { HeldCell, PlayedHold } from '@khelaghor/slot-engine/play-hold.ts';
import { sumAmounts } from '@khelaghor/slot-engine/play-hold.ts';
import type { PlayedRound } from '@khelaghor/slot-engine/play-round.ts';
import type { SlotSheet } from '@khelaghor/slot-engine/slot-sheet.ts';

/** A place in the respins: the one that is shown, -1 before the first, and whether cells turn. */
export type HoldPlace = { readonly number: number; readonly isTurning: boolean };

export type HoldStanding = {
  /** The cells that are held, those of the last respin at the end. */
  readonly cells: readonly HeldCell[];
  /** How many of them the last respin brought. */
  readonly fresh: number;
  /** How many respins are left after the one that is shown, if nothing lands in it. */
  readonly left: number;
  /** The sum of their amounts, in hundredths of the stake, within what the round may still pay. */
  readonly hundredths: number;
};

/** The held cells' part of a round's pay, which is its top at most. */
const getRoom = ({ top }: SlotSheet, { spins }: PlayedRound): number =>
  top - Math.min(top, spins[0]?.hundredths ?? 0);

/** The pay of a round's feature, in hundredths of the stake. */
export const getHoldPay = (sheet: SlotSheet, round: PlayedRound): number =>
  Math.min(getRoom(sheet, round), round.hold?.hundredths ?? 0);

/** The held cells at a place of the feature; null: the round holds none. */
export function getHoldStanding(
  sheet: SlotSheet,
  round: PlayedRound,
  { number, isTurning }: HoldPlace,
): HoldStanding | null {
  const { hold } = round;
  if (!hold || !sheet.hold) return null;
  const ended = isTurning ? number : number + 1;
  const past = hold.respins.slice(0, ended);
  const cells = [...hold.first, ...past.flatMap(({ landed }) => landed)];
  const left = past.at(-1)?.left ?? sheet.hold.respins;
  return {
    cells,
    fresh: isTurning ? 0 : (past.at(-1)?.landed.length ?? 0),
    left: isTurning ? left - 1 : left,
    hundredths: Math.min(getRoom(sheet, round), sumAmounts(cells)),
  };
}

/** One thing that is said of held cells: which began it, which landed, and what all of them pay. */
export type HoldNews = {
  readonly kind: 'begun' | 'landed' | 'over';
  /** After which respin, from 1; 0 before the first. */
  readonly respin: number;
  /** Number of cells: those that began, that landed, or all. */
  readonly count: number;
  /** The pay of these cells, in hundredths of the stake. */
  readonly hundredths: number;
};

const tell = (kind: HoldNews['kind'], respin: number, cells: readonly HeldCell[]): HoldNews => ({
  kind,
  respin,
  count: cells.length,
  hundredths: sumAmounts(cells),
});

function listAllCells({ first, respins }: PlayedHold): readonly HeldCell[] {
  return [...first, ...respins.flatMap(({ landed }) => landed)];
}

/** All that is said of the held cells of a round, in order; nothing of a round without them. */
export function listHoldNews(sheet: SlotSheet, round: PlayedRound): HoldNews[] {
  const { hold } = round;
  if (!hold) return [];
  const landings = hold.respins.flatMap(({ landed }, index) =>
    landed.length > 0 ? [tell('landed', index + 1, landed)] : [],
  );
  const over = tell('over', hold.respins.length, listAllCells(hold));
  const paid = { ...over, hundredths: getHoldPay(sheet, round) };
  return [tell('begun', 0, hold.first), ...landings, paid];
}

/** The news that have been told at a place of the feature; `isOver`: its closing sign is up. */
export const listToldHoldNews = (
  news: readonly HoldNews[],
  { number, isTurning }: HoldPlace,
  isOver: boolean,
): HoldNews[] =>
  news.filter(({ kind, respin }) =>
    kind === 'over' ? isOver : respin <= (isTurning ? number : number + 1),
  );
