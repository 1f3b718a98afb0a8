// Which tests a change can affect: those that load a changed file, directly or through others.
import { resolveImport } from './tidy/imports.ts';
import { isScript } from './tidy/project.ts';
import type { Project, SourceFile } from './tidy/project.ts';

export type AffectedTest = {
  readonly path: string;
  /** Imports between the test and the nearest changed file; 0 for a changed test. */
  readonly distance: number;
};

export type Choice = {
  readonly chosen: readonly AffectedTest[];
  /** Affected as well, but further away than the time allows. */
  readonly left: readonly AffectedTest[];
};

const isUnitTest = (path: string): boolean => /\.test\.tsx?$/.test(path);
export const isJourney = (path: string): boolean => /^e2e\/.+\.spec\.ts$/.test(path);

/** Files that are read and not imported, each with the file that reads them for all others. */
const readersOfFolders: readonly (readonly [RegExp, string])[] = [
  [/^packages\/db\/migrations\//, 'packages/db/src/migrate.ts'],
  [/^packages\/i18n\/locales\//, 'packages/i18n/src/server-messages.gen.ts'],
  [/^tools\/fixtures\//, 'tools/fixtures.test.ts'],
  [/^programs\/|^tsconfig/, 'tools/fixtures.test.ts'],
  [/^package(-lock)?\.json$/, 'tools/lock-file.test.ts'],
];

/** What one file loads when it runs: its imports, and files that it names by their path. */
function findLoaded(file: SourceFile, project: Project): string[] {
  const imported = file.parsed.imports
    .filter(({ typeOnly }) => !typeOnly)
    .flatMap(({ specifier }) => {
      const target = resolveImport(file.path, specifier);
      return 'ours' in target ? [target.ours] : [];
    });
  // Programs that a test starts, and files that it reads, are named from the root.
  const named = [...file.text.matchAll(/['"`]([\w-]+(?:\/[\w.-]+)+\.\w+)['"`]/g)]
    .map(([, path = '']) => path)
    .filter((path) => project.byPath.has(path));
  return [...imported, ...named];
}

/** For each file the files that load it. */
function findLoaders(project: Project): Map<string, string[]> {
  const loaders = new Map<string, string[]>();
  for (const file of project.files.filter(({ path }) => isScript(path))) {
    for (const path of findLoaded(file, project)) {
      const list = loaders.get(path);
      if (list) list.push(file.path);
      else loaders.set(path, [file.path]);
    }
  }
  return loaders;
}

/** Returns the tests and journeys that load one of the changed files, the nearest first. */
export function findAffectedTests(project: Project, changed: readonly string[]): AffectedTest[] {
  const loaders = findLoaders(project);
  const distances = new Map(changed.map((path) => [path, 0]));
  const waiting = [...distances.keys()];
  for (const path of waiting) {
    const readers = readersOfFolders.flatMap(([folder, reader]) =>
      folder.test(path) ? [reader] : [],
    );
    for (const loader of [...readers, ...(loaders.get(path) ?? [])]) {
      if (distances.has(loader)) continue;
      distances.set(loader, (distances.get(path) ?? 0) + 1);
      waiting.push(loader);
    }
  }
  return waiting
    .filter((path) => project.byPath.has(path) && (isUnitTest(path) || isJourney(path)))
    .map((path) => ({ path, distance: distances.get(path) ?? 0 }));
}

/**
 * Chooses the nearest tests that fit into so many seconds, among equally near ones the quickest.
 * Changed tests are always chosen.
 */
export function chooseTests(
  affected: readonly AffectedTest[],
  getSeconds: (path: string) => number,
  secondsMax: number,
): Choice {
  const sorted = affected.toSorted(
    (one, other) => one.distance - other.distance || getSeconds(one.path) - getSeconds(other.path),
  );
  const chosen: AffectedTest[] = [];
  const left: AffectedTest[] = [];
  let seconds = 0;
  for (const test of sorted) {
    seconds += getSeconds(test.path);
    (test.distance === 0 || seconds <= secondsMax ? chosen : left).push(test);
  }
  return { chosen, left };
}
