import type { MessageText } from '@khelaghor/i18n/pattern-messages.ts';
import type { Language } from '@khelaghor/contract/lib/shapes.ts';
import { formatDhakaTime } from '@khelaghor/time/dhaka.ts';
import { byteOrderMark, formatCsvCell, formatTaka, toCsvLine } from './csv.ts';
import { translate } from './messages.ts';

/**
 * One column of a file. A cell is a text, an amount in minor units, a moment, or empty. A text that
 * a spreadsheet would compute is made harmless; amounts stay numbers.
 */
export type CsvColumn<Row> = {
  readonly head: MessageText;
  readonly cell: (row: Row, language: Language) => string | bigint | Date | null;
};

/** "2026-11-21 17:06:09", in Dhaka. */
const formatMoment = (at: Date): string =>
  formatDhakaTime(at.getTime()).slice(0, 19).replace('T', ' ');

function formatCell(value: string | bigint | Date | null): string {
  if (value === null) return '';
  if (typeof value === 'bigint') return formatTaka(value);
  return typeof value === 'string' ? formatCsvCell(value) : formatMoment(value);
}

/**
 * Reads all rows of a list, a page at a time from behind the last row. Each page is a statement of
 * its own, so nothing is held open in the database while the reader takes its time.
 */
export async function* readRows<Row>(
  read: (last: Row | null, limit: number) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[], void, undefined> {
  let last: Row | null = null;
  do {
    const rows: readonly Row[] = await read(last, rowsAtOnce);
    if (rows.length > 0) yield rows;
    last = rows.length === rowsAtOnce ? (rows.at(-1) ?? null) : null;
  } while (last !== null);
}

/** Writes rows as CSV, a page at a time, so that memory holds one page however many there are. */
export async function* writeCsv<Row>(
  pages: AsyncIterable<readonly Row[]>,
  columns: readonly CsvColumn<Row>[],
  language: Language,
): AsyncGenerator<string, void, undefined> {
  const heads = columns.map(({ head }) => translate(language, head));
  yield byteOrderMark + toCsvLine(heads);
  for await (const rows of pages) {
    let text = '';
    for (const row of rows)
      text += `${columns.map(({ cell }) => formatCell(cell(row, language))).join(',')}\r\n`;
    yield text;
  }
}

/**
 * Reads a list that runs by time and id from the newest row of a period to its oldest, a page at a
 * time.
 */
export async function* readPages<Row>(
  { from, to }: { readonly from: Date; readonly to: Date },
  read: (before: { at: Date; id: string }, limit: number) => Promise<readonly Row[]>,
  getPlace: (row: Row) => { at: Date; id: string },
): AsyncGenerator<readonly Row[], void, undefined> {
  let before: { at: Date; id: string } | null = { at: to, id: nil };
  while (before !== null) {
    const rows: readonly Row[] = await read(before, rowsAtOnce);
    const inPeriod = rows.filter((row) => getPlace(row).at >= from);
    if (inPeriod.length > 0) yield inPeriod;
    const last = inPeriod.length === rowsAtOnce ? inPeriod.at(-1) : undefined;
    before = last === undefined ? null : getPlace(last);
  }
}

const nil = '00000000-0000-0000-0000-000000000000';
/** Enough that asking costs little, and few enough that other requests hardly wait. */
const rowsAtOnce = 500;
