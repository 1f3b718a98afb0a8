// Goal: the sweep of screens forgets no dialog. Method: find every file that draws one, and compare
// with the rows of the sweep. Pages need no rows: the sweep reads the routers' tables.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { consoleDialogs } from '../e2e/sweep/console-dialogs.ts';
import type { DialogRow } from '../e2e/sweep/dialog-row.ts';
import { siteDialogs } from '../e2e/sweep/site-dialogs.ts';
import { projectRoot } from './run-program.ts';

/** What draws a dialog: the parts of the design system, and the questions of console actions. */
const drawn = /<(?:Modal|Drawer|FormDialog|TermsDialog|TermsTable)\b|\bquestion(?:: |=\{)\{/u;
/** What other files draw as their dialog. */
const frames = new Set([
  'shared/form-dialog.tsx',
  'shared/kit/action-dialog.tsx',
  'shared/kit/terms-dialog.tsx',
  'shared/kit/terms-table.tsx',
  'account/sessions/logging-in-dialog.tsx',
]);
/** Reached in `e2e/sweep/states.ts`, because it is no dialog of an address. */
const elsewhere = new Set(['app/menu-drawer.tsx']);

function drawingFiles(program: string): string[] {
  const folder = join(projectRoot, 'apps', program, 'src');
  return globSync('**/*.tsx', { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => drawn.test(readFileSync(join(folder, file), 'utf8')))
    .filter((file) => !frames.has(file) && !elsewhere.has(file))
    .toSorted();
}

const getSources = (rows: readonly DialogRow[]): string[] =>
  [...new Set(rows.map(({ source }) => source))].toSorted();

test.each([
  ['player', siteDialogs],
  ['console', consoleDialogs],
] as const)('each dialog of the %s has a row in the sweep', (program, rows) => {
  const known = getSources(rows);
  const files = drawingFiles(program);
  expect(files.length).toBeGreaterThan(10);
  const added = files.filter((file) => !known.includes(file));
  expect(added, 'add a row for each of these to e2e/sweep').toEqual([]);
  const gone = known.filter((file) => !files.includes(file));
  expect(gone, 'these draw no dialog any more').toEqual([]);
});

test('pictures of dialogs have names of their own', () => {
  const names = [...siteDialogs, ...consoleDialogs].map(({ name }) => name);
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
});
