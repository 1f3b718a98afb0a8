import { statementBytesMax, statementLinesMax } from '@khelaghor/contract/money/statement-terms.ts';
import { csvDelimiters, readCsv } from '../../lib/read-csv.ts';
import type { CsvRow } from '../../lib/read-csv.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';

/** A statement as it is written: the names of its columns, and its records. */
export type StatementFile = { readonly columns: readonly string[]; readonly rows: CsvRow[] };

type Unreadable = 'statement_too_large' | 'statement_unreadable' | 'statement_empty';

/** Decodes UTF-8, and UTF-16 by its mark of the byte order; null: the bytes are no text. */
function decode(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    // Control characters stand in pictures and archives, never in a table.
    return /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/u.test(text) ? null : text;
  } catch {
    return null;
  }
}

const isFilled = (cell: string): boolean => cell.trim() !== '';
const countFilled = ({ cells }: CsvRow): number => cells.filter(isFilled).length;

/** So many lines tell the delimiter, and have the names of the columns among them. */
const beginMax = 20;

/** Reads a table with the delimiter that parts most of its first lines in the same way. */
function readTable(text: string): CsvRow[] | null {
  const begin = text.split('\n', beginMax).map((line) => line.replaceAll(/"[^"]*"/gu, ''));
  const getScore = (delimiter: string): number => {
    const counts = begin.map((line) => line.split(delimiter).length);
    const first = counts.find((count) => count > 1);
    return counts.filter((count) => count === first).length;
  };
  const [delimiter = ','] = csvDelimiters.toSorted((a, b) => getScore(b) - getScore(a));
  return readCsv(text, delimiter);
}

const nameMax = 80;

/** The names of columns; a repeated or empty one gets its number. */
function nameColumns(cells: readonly string[]): string[] {
  const names = cells.map((cell) =>
    cell
      .normalize('NFKC')
      .trim()
      .slice(0, nameMax - 5),
  );
  return names.map((name, index) =>
    name !== '' && names.indexOf(name) === index ? name : `${name} #${index + 1}`.trim(),
  );
}

/**
 * Reads a statement. The names of its columns are the first of the fullest lines; lines above them,
 * such as the owner of the wallet, are left out.
 */
export function readStatementFile(bytes: Uint8Array): Result<StatementFile, Unreadable> {
  if (bytes.length > statementBytesMax) return refuse('statement_too_large');
  const text = decode(bytes);
  const table = text === null ? null : readTable(text);
  if (table === null) return refuse('statement_unreadable');
  const filled = table.filter((row) => countFilled(row) > 0);
  if (filled.length === 0) return refuse('statement_empty');
  const counts = filled.slice(0, beginMax).map(countFilled);
  const most = Math.max(...counts);
  if (most < 2) return refuse('statement_unreadable');
  const headAt = counts.indexOf(most);
  const rows = filled.slice(headAt + 1);
  if (rows.length === 0) return refuse('statement_empty');
  if (rows.length > statementLinesMax) return refuse('statement_too_large');
  return ok({ columns: nameColumns(filled[headAt]?.cells ?? []), rows });
}
