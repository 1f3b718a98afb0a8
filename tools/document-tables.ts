// Tables of documents, for tests that compare them with the code.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './run-program.ts';

/** Reads a document by its path from the root. */
export const readDocument = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');

const isRow = (line: string): boolean => line.startsWith('|');

const readCells = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('`', ''));

/**
 * Reads the table of a document whose first column has this heading: the cells of each row below
 * the headings, without backquotes. Throws when there is none, or no row in it.
 */
export function readTable(document: string, firstColumn: string, path: string): string[][] {
  const lines = document.split('\n');
  const start = lines.findIndex((line) => isRow(line) && readCells(line)[0] === firstColumn);
  const after = start === -1 ? [] : lines.slice(start + 2);
  const end = after.findIndex((line) => !isRow(line));
  const rows = after.slice(0, end === -1 ? undefined : end).map(readCells);
  if (rows.length === 0) throw new Error(`${path} has no table of ${firstColumn}`);
  return rows;
}
