// The column of symbols behind the window of a reel, which is drawn once and only moved: while the
// reel turns, a part of the strip runs past the window over and over, and begins and ends with the
// same symbols.

/** Between the window and its copy, from which the reel begins to turn. */
const between = 6;

/** The places of a strip of this length that a column shows, from the top, at a stop. */
export function listColumnPlaces(length: number, stop: number, rows: number): readonly number[] {
  const at = (place: number) => (((stop + place) % length) + length) % length;
  const run = Array.from({ length: 1 + rows + between }, (_, cell) => at(cell - 1));
  const copy = Array.from({ length: rows + 1 }, (_, row) => at(row));
  return [...run, ...copy];
}

/** How many symbols above the window: at rest, and where turning and landing begin. */
export const getOffsets = (rows: number) => ({
  rest: 1,
  turn: 1 + rows + between,
  land: 1 + between,
});

/** How far a column of this many symbols is moved so that so many are above the window. */
export const getShift = (above: number, count: number): string =>
  `translateY(${((-above / count) * 100).toFixed(4)}%)`;

/** How long one turn of the part takes that runs past the window. */
export const getTurnMs = (rows: number): number => (rows + between) * 44;
