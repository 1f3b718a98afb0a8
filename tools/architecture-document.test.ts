// Goal: the table of workspaces in ARCHITECTURE.md says what tools/architecture.ts says, and every
// workspace is in it.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { workspaces } from './architecture.ts';
import { readDocument, readTable } from './document-tables.ts';
import { formatWorkspaces, replaceTable } from './generate-architecture.ts';
import { projectRoot } from './run-program.ts';

const document = readDocument('ARCHITECTURE.md');
const rows = readTable(document, 'Workspace', 'ARCHITECTURE.md');

test('the table has the workspaces of the list, with what they hold and may import', () => {
  expect(rows).toEqual(readTable(`${formatWorkspaces()}\n`, 'Workspace', 'the list'));
  expect(rows.map(([folder]) => folder)).toEqual(workspaces.map(({ folder }) => folder));
});

test('every workspace of the project is a row, alone or as one of a family', () => {
  const folders = ['apps', 'engines', 'games', 'packages'].flatMap((family) =>
    readdirSync(join(projectRoot, family), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${family}/${name}`)
      .filter((folder) => existsSync(join(projectRoot, folder, 'package.json'))),
  );
  const named = new Set(rows.map(([folder]) => folder));
  const missing = folders.filter(
    (folder) => !named.has(folder) && !named.has(folder.replace(/[^/]+$/u, '*')),
  );
  expect(folders.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});

test('a document without the table is a fault, and the text around it stays', () => {
  expect(() => replaceTable('# Nothing here')).toThrow('has no table');
  const around = replaceTable(
    'before\n| Workspace | Holds |\n| --- | --- |\n| old | row |\n\nafter',
  );
  expect(around).toBe(`before\n${formatWorkspaces()}\n\nafter`);
});
