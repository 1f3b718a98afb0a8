// Goal: a change runs the tests that load it, the nearest first. Method: a small project with a
// chain of imports.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { chooseTests, findAffectedTests } from './affected-tests.ts';
import { loadTree } from './tidy/project.ts';

const root = mkdtempSync(join(tmpdir(), 'khelaghor-affected-'));
afterAll(() => rmSync(root, { recursive: true }));

const files = {
  'packages/money/src/minor.ts': 'export const minor = 1;',
  'packages/money/src/minor.test.ts': "import { minor } from './minor.ts'; minor;",
  'packages/db/migrations/0001-first/up.sql': 'select 1;',
  'packages/db/src/migrate.ts': 'export const migrate = 1;',
  'apps/server/src/pay.ts': "import { minor } from '@khelaghor/money/minor.ts'; export { minor };",
  'apps/server/src/pay.test.ts':
    "import { minor } from './pay.ts'; import { migrate } from '@khelaghor/db/migrate.ts'; minor; migrate;",
  'apps/server/src/kind.test.ts': "import type { minor } from '@khelaghor/money/minor.ts';",
  'tools/audit.ts': 'export const audit = 1;',
  'tools/audit.test.ts': "run('tools/audit.ts');",
  'e2e/commands.ts': 'export const command = 1;',
  'e2e/play.spec.ts': "import { command } from './commands.ts'; command;",
};
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
const affectedBy = (...changed: string[]) => findAffectedTests(loadTree(root), changed);

test('a changed file affects the tests that load it, directly or through another', () => {
  expect(affectedBy('packages/money/src/minor.ts')).toEqual([
    { path: 'packages/money/src/minor.test.ts', distance: 1 },
    { path: 'apps/server/src/pay.test.ts', distance: 2 },
  ]);
});

test('a changed test affects itself, a removed one nothing', () => {
  const path = 'apps/server/src/kind.test.ts';
  expect(affectedBy(path, 'apps/server/src/gone.test.ts')).toEqual([{ path, distance: 0 }]);
});

test('a migration affects what migrates a database', () => {
  expect(affectedBy('packages/db/migrations/0001-first/up.sql')).toEqual([
    { path: 'apps/server/src/pay.test.ts', distance: 2 },
  ]);
});

test('a program that a test names by its path affects the test', () => {
  expect(affectedBy('tools/audit.ts')).toEqual([{ path: 'tools/audit.test.ts', distance: 1 }]);
});

test('a command of the journeys affects its journey', () => {
  expect(affectedBy('e2e/commands.ts')).toEqual([{ path: 'e2e/play.spec.ts', distance: 1 }]);
});

test('a file that no test loads affects none', () => {
  expect(affectedBy('README.md')).toEqual([]);
});

test('the nearest tests come first, then the quickest, as far as the time goes', () => {
  const seconds: Record<string, number> = { far: 1, slow: 30, quick: 5, own: 500 };
  const affected = [
    { path: 'far', distance: 3 },
    { path: 'slow', distance: 1 },
    { path: 'quick', distance: 1 },
  ];
  const choose = (secondsMax: number) => {
    const { chosen, left } = chooseTests(affected, (path) => seconds[path] ?? 0, secondsMax);
    return [chosen.map(({ path }) => path), left.map(({ path }) => path)];
  };
  expect(choose(36)).toEqual([['quick', 'slow', 'far'], []]);
  expect(choose(35)).toEqual([['quick', 'slow'], ['far']]);
  expect(choose(5)).toEqual([['quick'], ['slow', 'far']]);
});

test('changed tests are chosen however long they take', () => {
  const own = { path: 'own', distance: 0 };
  expect(chooseTests([own], () => 500, 1)).toEqual({ chosen: [own], left: [] });
});
