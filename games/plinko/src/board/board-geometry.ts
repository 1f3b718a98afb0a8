/**
 * The board in units of its drawing, 720 by 540. Row r has r + 3 nails; the ball meets the second
 * of them and one more for each time that it went right, and falls into the gap beside it. The
 * gaps of the last row are the buckets.
 */
export const board = { width: 720, height: 540 } as const;

const centre = board.width / 2;
/** The field between the edges of the board, which the buckets share. */
const field = board.width - 24;
const firstRow = 106;
const lastRow = 488;
/** The ball before it falls, below the funnel's mouth. */
const rest = { x: centre, y: 58 } as const;

export type Place = { readonly x: number; readonly y: number };

/** The distance of two nails of a row, and the sizes that follow from it. */
export function getSizes(rows: number): { pitch: number; nail: number; ball: number } {
  const pitch = field / (rows + 1);
  return { pitch, nail: pitch * 0.12 + 1.8, ball: pitch * 0.26 + 2 };
}

const getRowY = (row: number, rows: number): number =>
  firstRow + ((lastRow - firstRow) * row) / (rows - 1);

/** All nails of a board, row by row. */
export function listNails(rows: number): Place[] {
  const { pitch } = getSizes(rows);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 3 }, (_nail, index) => ({
      x: centre + (index - (row + 2) / 2) * pitch,
      y: getRowY(row, rows),
    })),
  ).flat();
}

/** Where the ball touches a nail of each row on its path, and where it ends. */
export function listTouches(path: string): Place[] {
  const rows = path.length;
  const { pitch, nail, ball } = getSizes(rows);
  const places = [...path, ''].map((_, row) => {
    const rights = path.slice(0, row).replaceAll('0', '').length;
    const x = centre + (rights - row / 2) * pitch;
    return { x, y: row < rows ? getRowY(row, rows) - nail - ball : board.height - ball };
  });
  return [rest, ...places];
}

/** How high the ball jumps from a nail, as a part of the way down to the next. */
const jump = 0.55;
const samplesPerHop = 8;

/**
 * The way of the ball in steps of equal time: from rest to the first nail, from nail to nail in
 * arcs, and into its bucket.
 */
export function sampleFall(path: string): Place[] {
  const touches = listTouches(path);
  return touches.flatMap((from, index) => {
    const to = touches[index + 1];
    if (!to) return [from];
    const lift = index === 0 ? 0 : jump;
    return Array.from({ length: samplesPerHop }, (_, sample) => {
      const part = sample / samplesPerHop;
      return {
        x: from.x + (to.x - from.x) * part,
        y: from.y + (to.y - from.y) * part * (part * (1 + lift) - lift),
      };
    });
  });
}
