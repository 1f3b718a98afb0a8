import type { ResultForm } from '@khelaghor/contract/play/official-results.ts';
import { toPlainText } from '@khelaghor/typed-text/plain-text.ts';

/** The text of each cell of a result's form, by the cell's key. */
export type ResultDraft = Readonly<Record<string, string>>;

type Row = ResultForm[number];
type Cell = Row['cells'][number];

/** The key of a cell: the places that it fills. */
export const getCellKey = (cell: Cell): string => cell.join('-');

const isDigits = (cell: Cell): boolean => cell.length > 1;

/** How many characters a cell takes at most. */
export const getCellLength = ({ to }: Row, cell: Cell): number =>
  isDigits(cell) ? cell.length : String(to).length;

/** The numbers of a cell as typed, in Bengali digits too; null when they are not its. */
function readCell({ from, to }: Row, cell: Cell, typed: string): number[] | null {
  const text = toPlainText(typed);
  if (!/^\d+$/u.test(text)) return null;
  const numbers = isDigits(cell) ? [...text].map(Number) : [Number(text)];
  const areRight = numbers.every((number) => from <= number && number <= to);
  return areRight && numbers.length === cell.length ? numbers : null;
}

/** A result, or the keys of the cells that are not filled rightly. */
export type ReadResult =
  | { readonly ok: true; readonly result: number[] }
  | { readonly ok: false; readonly wrong: readonly string[] };

/** Reads the cells of a form into one result. */
export function readResult(form: ResultForm, draft: ResultDraft): ReadResult {
  const result: number[] = [];
  const wrong: string[] = [];
  for (const row of form)
    for (const cell of row.cells) {
      const key = getCellKey(cell);
      const numbers = readCell(row, cell, draft[key] ?? '');
      if (!numbers) wrong.push(key);
      else for (const [index, place] of cell.entries()) result[place] = numbers[index] ?? 0;
    }
  return wrong.length === 0 ? { ok: true, result } : { ok: false, wrong };
}

/** The text of each cell of a row for a result. */
export const writeCells = ({ cells }: Row, result: readonly number[]): string[] =>
  cells.map((cell) => cell.map((place) => result[place] ?? '').join(''));

/** Fills a form with a result. */
export const writeDraft = (form: ResultForm, result: readonly number[]): ResultDraft =>
  Object.fromEntries(
    form.flatMap((row) => {
      const texts = writeCells(row, result);
      return row.cells.map((cell, index) => [getCellKey(cell), texts[index] ?? '']);
    }),
  );
