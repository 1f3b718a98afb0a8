// Goal: docs/glossary.md stays true. Each path in it exists, each name is in the code, and the site
// uses each Bengali word.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from './run-program.ts';
import { listFiles } from './tidy/project.ts';

const read = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');
const readAll = (paths: readonly string[]): string => paths.map(read).join('\n');

const files = listFiles(projectRoot);
const sources = readAll(files.filter((path) => /\/src\/.*\.tsx?$|^tools\/\w+\.ts$/u.test(path)));
const texts = readAll(
  files.filter((path) => /\/bn\.po$|^packages\/contract\/src\/|\/seed/u.test(path)),
);

type Entry = { term: string; bengali: string; places: string[]; tables: string[] };

const entries: Entry[] = read('docs/glossary.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:Term|-)/u.test(line))
  .map((line) => {
    const [, term = '', bengali = '', , code = ''] = line.split('|').map((cell) => cell.trim());
    return {
      term,
      bengali,
      places: [...code.matchAll(/`([^`]+)`/gu)].map(([, name = '']) => name),
      tables: [...code.matchAll(/\btables?((?:,? (?:and )?`[^`]+`)+)/gu)].flatMap(([, list = '']) =>
        [...list.matchAll(/`([^`]+)`/gu)].map(([, name = '']) => name),
      ),
    };
  });

test('the glossary has every term once', () => {
  expect(entries.length).toBeGreaterThan(60);
  expect(new Set(entries.map(({ term }) => term)).size).toBe(entries.length);
});

const isPath = (place: string): boolean =>
  /[/.]/u.test(place) || existsSync(join(projectRoot, place));

/** A table of the database is a property of its types in camel case. */
const toCamelCase = (name: string): string =>
  name.replaceAll(/_(\w)/gu, (_, letter: string) => letter.toUpperCase());

const exists = (place: string): boolean =>
  isPath(place)
    ? existsSync(join(projectRoot, place))
    : new RegExp(`\\b(?:${place}|${toCamelCase(place)})\\b`, 'u').test(sources);

test.each(entries)('$term: it is where the glossary says', ({ places }) => {
  expect(places).not.toHaveLength(0);
  expect(places.filter((place) => !exists(place))).toEqual([]);
});

/** The tables of the database, by the generated types. */
const [, tablesOfTypes = ''] =
  /export interface DB \{\n([^}]*)\}/u.exec(read('packages/db/src/schema.gen.ts')) ?? [];
const tableNames = new Set([...tablesOfTypes.matchAll(/^ {2}(\w+):/gmu)].map(([, name]) => name));

test('the glossary names tables, and the types of the database list them', () => {
  expect(tableNames.size).toBeGreaterThan(50);
  expect(entries.flatMap(({ tables }) => tables).length).toBeGreaterThan(10);
});

test.each(entries.filter(({ tables }) => tables.length > 0))(
  '$term: the database has its table $tables',
  ({ tables }) => {
    expect(tables.filter((table) => !tableNames.has(toCamelCase(table)))).toEqual([]);
  },
);

test.each(entries)('$term: the site writes $bengali', ({ bengali }) => {
  const words = bengali.split(' / ').filter((word) => word !== '—');
  expect(words.filter((word) => !texts.includes(word))).toEqual([]);
});
