/** Checks a family against prizes worked out by hand. For tests. */
import type { Family } from '../../play.ts';
import { getPublishedPrize, listUntested } from '../testing.ts';

/** A play, a selection, a drawn result with a digit for each place, and the prize. */
export type PrizeRow = readonly [play: string, selection: string, result: string, prize: string];

/** What a selection wins at the published terms. */
export const settlePrize = (
  family: Family,
  [play, selection, result]: readonly [string, string, string, ...unknown[]],
): string => getPublishedPrize(family, play, selection, Array.from(result, Number));

/** The plays for which a table has no row that wins, or none that loses. */
export const listUnchecked = (family: Family, rows: readonly PrizeRow[]): string[] =>
  listUntested(
    family,
    rows.map(([play, selection, , prize]) => [play, selection, Number(prize)]),
  );

/** A row of a play in some area: its kind, a selection, the digits of the area, the prize. */
export type AreaRow = readonly [kind: string, selection: string, digits: string, prize: string];

/** Rows of an area that begins at a place, among other digits that do not matter. */
export const placeRows = (
  area: string,
  start: number,
  others: string,
  rows: readonly AreaRow[],
): PrizeRow[] =>
  rows.map(([kind, selection, digits, prize]) => [
    `${area}_${kind}`,
    selection,
    others.slice(0, start) + digits + others.slice(start + digits.length),
    prize,
  ]);
