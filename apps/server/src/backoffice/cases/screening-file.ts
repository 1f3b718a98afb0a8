import {
  screeningColumns,
  screeningEntriesMax,
} from '@khelaghor/contract/backoffice/case-terms.ts';
import type { ScreeningFault } from '@khelaghor/contract/backoffice/cases.ts';
import { readDate, toDateText } from '@khelaghor/typed-text/calendar-date.ts';
import { toPlainText } from '@khelaghor/typed-text/plain-text.ts';
import { toVisibleText } from '@khelaghor/typed-text/visible-text.ts';
import { readCsv } from '../../lib/read-csv.ts';
import type { CsvRow } from '../../lib/read-csv.ts';
import { normalizeName } from './screening-rules.ts';
import type { ScreeningEntry } from './screening-rules.ts';

type Column = (typeof screeningColumns)[number];
type ReadFile = {
  readonly entries: readonly ScreeningEntry[];
  readonly faults: readonly ScreeningFault[];
};

const lengths: Readonly<Record<Exclude<Column, 'dateOfBirth'>, number>> = {
  name: 200,
  list: 60,
  reference: 100,
};

const faultsMax = 50;

const fail = (line: number, column: string, fault: ScreeningFault['fault']): ReadFile => ({
  entries: [],
  faults: [{ line, column, fault }],
});

/**
 * Reads a day whose year is first. Lists come from many countries: with the year last, a day would
 * be taken for a month, and a listed person would not be found.
 */
function readBirth(cell: string): string {
  const text = toPlainText(cell);
  return /^(?:19|20)\d{2}/u.test(text) ? toDateText(text) : text;
}

/** Whether a text is a day or a year; an empty one is a birth that is not known. */
const isBirth = (text: string): boolean =>
  text === '' || /^\d{4}$/u.test(text) || (/^\d{4}-/u.test(text) && readDate(text).ok);

function readEntry(row: CsvRow, places: Readonly<Record<Column, number>>): ScreeningEntry {
  const read = (column: Column): string => toVisibleText(row.cells[places[column]] ?? '');
  return {
    list: read('list'),
    reference: read('reference'),
    name: read('name'),
    born: readBirth(read('dateOfBirth')),
  };
}

function findFaults(entry: ScreeningEntry, line: number): ScreeningFault[] {
  const faults = (['name', 'list', 'reference'] as const).flatMap((column): ScreeningFault[] => {
    if (entry[column] === '') return [{ line, column, fault: 'missing' }];
    const isWrong =
      entry[column].length > lengths[column] ||
      (column === 'name' && normalizeName(entry.name).length < 2);
    return isWrong ? [{ line, column, fault: 'invalid' }] : [];
  });
  return isBirth(entry.born)
    ? faults
    : [...faults, { line, column: 'dateOfBirth', fault: 'invalid' }];
}

/**
 * Reads a list of persons that an operator brings. Faults are named with their line and column;
 * with any there are no entries. A name that is there twice counts once.
 */
export function readScreeningFile(text: string): ReadFile {
  const [head, ...rows] = readCsv(text) ?? [];
  if (!head) return fail(1, '', 'unreadable');
  const names = head.cells.map((cell) => cell.trim());
  const missing = screeningColumns.find((column) => !names.includes(column));
  if (missing !== undefined) return fail(1, missing, 'missing');
  const place = (column: Column): number => names.indexOf(column);
  const places = {
    name: place('name'),
    dateOfBirth: place('dateOfBirth'),
    list: place('list'),
    reference: place('reference'),
  };
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (filled.length === 0) return fail(1, '', 'missing');
  if (filled.length > screeningEntriesMax)
    return fail(filled[screeningEntriesMax]?.line ?? 1, '', 'too_many');
  const read = filled.map((row) => ({ line: row.line, entry: readEntry(row, places) }));
  const faults = read.flatMap(({ line, entry }) => findFaults(entry, line)).slice(0, faultsMax);
  if (faults.length > 0) return { entries: [], faults };
  const byKey = new Map(
    read.map(({ entry }) => [
      JSON.stringify([entry.list, entry.reference, normalizeName(entry.name)]),
      entry,
    ]),
  );
  return { entries: [...byKey.values()], faults: [] };
}
