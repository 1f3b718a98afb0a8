/** Checks a family against prizes worked out by hand. For tests. */
import { minor } from '@khelaghor/money/minor.ts';
import type { Family } from '../../play.ts';
import { settleTicket } from '../../ticket.ts';

/** A play, a selection, a drawn result with a digit for each place, and the prize. */
export type PrizeRow = readonly [play: string, selection: string, result: string, prize: string];

/** The series and stake for which prizes are usually published. */
const published = { series: 1_800, stakePerLine: minor(200n) };

/** What a selection wins with 2 on each line, at series 1800. */
export function settlePrize(
  family: Family,
  [play, selection, result]: readonly [
    play: string,
    selection: string,
    result: string,
    ...unknown[],
  ],
): string {
  const ticket = { play, selection, ...published };
  const { payout } = settleTicket(family, ticket, Array.from(result, Number));
  return `${payout / 100n}.${String(payout % 100n).padStart(2, '0')}`;
}

/** The plays for which a table has no row that wins, or none that loses. */
export function listUnchecked(family: Family, rows: readonly PrizeRow[]): string[] {
  const names = (isLost: boolean): Set<string> =>
    new Set(rows.filter(([, , , prize]) => (prize === '0.00') === isLost).map(([play]) => play));
  const won = names(false);
  const lost = names(true);
  return [...family.plays.keys()].filter((play) => !won.has(play) || !lost.has(play));
}

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
