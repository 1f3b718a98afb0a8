/** Cursors of lists that run by time and id: opaque to the caller, a place in the list to us. */

/** A place in a list: behind its row the next page begins. */
export type CursorPlace = { at: Date; id: string };

const pattern = /^(\d{1,15})\.([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})$/u;

/** The place that a cursor names; null for the start of the list, undefined for nonsense. */
export function readCursor(cursor: string | undefined): CursorPlace | null | undefined {
  if (cursor === undefined) return null;
  const [, at = '', id = ''] = pattern.exec(cursor) ?? [];
  return id === '' ? undefined : { at: new Date(Number(at)), id };
}

/** The cursor of the page after a row. Our clock gives whole milliseconds, so nothing is lost. */
export const makeCursor = (row: { createdAt: Date; id: string } | undefined): string | null =>
  row ? `${row.createdAt.getTime()}.${row.id}` : null;
