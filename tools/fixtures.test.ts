// Proves every guard by breaking it. Method: tools/fixtures holds one planted fault per rule, in
// small trees that mimic the workspaces; each rule must name its faults, and nothing else, at their
// lines.
import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, posix } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isTest, listFiles, loadTree } from './tidy/project.ts';
import { getWorkspaceFolder, getWorkspace } from './tidy/workspaces.ts';
import { rules } from './tidy/rules.ts';

const root = join(import.meta.dirname, '..');
const fixtures = join(import.meta.dirname, 'fixtures');

const faults: Readonly<Record<string, readonly string[]>> = {
  'listed-workspaces': ['packages/strangers/src/stranger.ts:1'],
  'workspace-imports': [
    'apps/server/src/main.ts:1',
    'games/dice/src/reels.ts:2',
    'games/dice/src/reels.ts:3',
    'packages/money/src/minor.ts:1',
    'packages/money/src/minor.ts:2',
  ],
  'area-order': [
    'apps/player/src/money/wallet/index.ts:1',
    'apps/player/src/shared/storage.ts:1',
    'apps/server/src/account/members/index.ts:1',
    'apps/server/src/account/members/index.ts:2',
    'apps/server/src/lib/clock.ts:1',
    'apps/server/src/main.ts:2',
  ],
  'feature-index': [
    'apps/player/src/money/deposits/index.ts:2',
    'apps/server/src/money/deposits/index.ts:2',
  ],
  'feature-cycles': ['apps/server/src/account/passwords:1', 'apps/server/src/account/sessions:1'],
  'contract-types': ['apps/player/src/money/deposits/deposit.ts:3'],
  purity: [1, 2, 3, 4, 5, 6, 8, 9, 10].map((line) => `engines/dice/src/roll.ts:${line}`),
  'clock-and-random': [1, 2, 3, 4, 6].map(
    (line) => `apps/server/src/play/dice/roll-dice.ts:${line}`,
  ),
  'test-clock-and-random': [
    ...[1, 2, 3, 4].map((line) => `packages/money/src/minor.test.ts:${line}`),
    'e2e/movable-clock.ts:1',
    'e2e/payout.spec.ts:1',
    'packages/money/src/minor.suite.ts:1',
    'packages/testkit/src/fake-bank.ts:1',
  ],
  'line-length': ['packages/money/src/minor.ts:2'],
  'function-length': ['packages/money/src/minor.ts:1'],
  'file-length': ['packages/money/src/minor.ts:501'],
  'kebab-names': ['packages/MoneyBox/src/minor.ts:1', 'packages/money/src/minorUnits.ts:1'],
  'banned-names': [
    'packages/money/src/index.ts:1',
    'packages/money/src/money-helpers.ts:1',
    'packages/money/src/types.ts:1',
    'packages/money/src/utils/round.ts:1',
  ],
  'named-exports': [1, 3, 4].map((line) => `packages/money/src/minor.ts:${line}`),
  'leftover-marks': [
    ...[1, 2, 3, 4, 5, 6, 10].map((line) => `packages/money/src/minor.test.tsx:${line}`),
    'packages/ui/src/button.css:1',
  ],
  'paths-once': [1, 2].map((line) => `apps/player/src/money/deposits/deposit.ts:${line}`),
  'routes-handled': ['packages/contract/src/money/deposits.ts:7'],
  'routes-tested': ['packages/contract/src/money/deposits.ts:3'],
  'table-owners': [
    'apps/server/src/account/members/store.ts:3',
    'apps/server/src/account/sessions/store.ts:4',
    'apps/server/src/account/sessions/store.ts:8',
  ],
  'verb-names': ['packages/money/src/minor.ts:2', 'packages/money/src/minor.ts:5'],
  'plain-words': [
    'docs/members.md:3',
    'packages/money/src/minor.test.ts:3',
    'packages/money/src/minor.test.ts:4',
    'packages/money/src/minor.ts:2',
  ],
  'logical-styles': [
    ...[2, 3, 4, 5, 10].map((line) => `packages/ui/src/button.css:${line}`),
    'packages/ui/src/button.tsx:4',
  ],
  'old-browsers': [
    ...[2, 3].map((line) => `packages/ui/src/chart.css:${line}`),
    ...[1, 2].map((line) => `packages/ui/src/chart.ts:${line}`),
  ],
  'one-version': [2, 4, 5].map((line) => `packages/contract/package.json:${line}`),
  'translation-pairs': [4, 7, 13, 17, 20].map(
    (line) => `packages/i18n/locales/player/bn.po:${line}`,
  ),
  'fair-wording': [
    'packages/i18n/locales/player/bn.po:1',
    'packages/i18n/locales/player/bn.po:7',
    'packages/i18n/locales/player/en.po:1',
    'packages/i18n/locales/player/en.po:7',
    'packages/i18n/locales/player/en.po:7',
  ],
};

const byPlace = (one: string, other: string): number =>
  one.localeCompare(other, 'en', { numeric: true });

test.each(rules)('$name sees its fault', async (rule) => {
  const found = await rule.check(loadTree(join(fixtures, 'tidy', rule.name)));
  const places = found.map(({ file, line }) => `${file}:${line}`);
  expect(places.toSorted(byPlace)).toEqual(faults[rule.name]?.toSorted(byPlace));
});

test('every rule has a planted fault', () => {
  expect(Object.keys(faults).toSorted()).toEqual(rules.map(({ name }) => name).toSorted());
});

/** Copies a planted tree to a folder of its own, where the checks do not pass it over. */
const staged: string[] = [];
function stage(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `khelaghor-${name}-`));
  staged.push(folder);
  cpSync(join(fixtures, name), folder, { recursive: true });
  return folder;
}
afterAll(() => {
  for (const folder of staged) rmSync(folder, { recursive: true });
});

/** What a check prints, whatever its exit code. */
const run = (program: string, args: readonly string[], cwd: string): Promise<string> =>
  new Promise((resolve) => {
    const path = join(root, 'node_modules', '.bin', program);
    execFile(path, args, { cwd, maxBuffer: 1e8 }, (_, stdout, stderr) => resolve(stdout + stderr));
  });

const json = (path: string): Record<string, unknown> =>
  JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;

/** The programs that `tsc -b` checks, by the names of their files in programs/. */
const programs = readdirSync(join(root, 'programs')).map((name) => name.replace('.json', ''));

/** The files of a program, from the project's root. */
async function findFiles(program: string): Promise<string[]> {
  const args = ['-p', `programs/${program}.json`, '--showConfig'];
  const { files } = JSON.parse(await run('tsc', args, root)) as { files: string[] };
  return files.map((path) => posix.join('programs', path));
}

test('every script belongs to one program, and that of a pure workspace to the pure one', async () => {
  const lists = await Promise.all(
    programs.map(async (program) => ({ program, files: new Set(await findFiles(program)) })),
  );
  const scripts = listFiles(root).filter((path) => /\.tsx?$/.test(path));
  const wrong = scripts.flatMap((path) => {
    const found = lists.filter(({ files }) => files.has(path)).map(({ program }) => program);
    const isPure = getWorkspace(getWorkspaceFolder(path))?.pure === true && !isTest(path);
    return found.length === 1 && (!isPure || found[0] === 'pure')
      ? []
      : [`${path}: ${found.join()}`];
  });
  expect(wrong).toEqual([]);
});

/** The lines of a planted file that do not compile with a program's options. */
async function findErrors(program: string, fixture: string): Promise<number[]> {
  const place = stage(dirname(fixture));
  const compilerOptions = { composite: false, incremental: false, noEmit: true, rootDir: '.' };
  const planted = {
    extends: join(root, 'programs', `${program}.json`),
    compilerOptions: { ...compilerOptions, emitDeclarationOnly: false, tsBuildInfoFile: null },
    include: [basename(fixture)],
    exclude: [],
    references: [],
  };
  writeFileSync(join(place, 'tsconfig.json'), JSON.stringify(planted));
  symlinkSync(join(root, 'node_modules'), join(place, 'node_modules'));
  const output = await run('tsc', ['-p', place, '--pretty', 'false'], place);
  const found = output.matchAll(/^[\w-]+\.ts\((\d+),/gm);
  return [...new Set([...found].map(([, line]) => Number(line)))];
}

/** Programs, what is planted in them, and the lines that must not compile there. */
const walls: readonly (readonly [string, string, readonly number[]])[] = [
  ['pure', 'purity/outside-world.ts', [2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
  ['pure', 'walls/browser.ts', [1, 2, 3]],
  ['pure', 'walls/node.ts', [1, 2, 3]],
  ['server', 'walls/browser.ts', [1, 2, 3]],
  ['pages', 'walls/node.ts', [1, 2, 3]],
  ['player', 'walls/node.ts', [1, 2, 3]],
  ['console', 'walls/node.ts', [1, 2, 3]],
];

test.each(walls)('the program %s compiles nothing of %s', async (program, fixture, lines) => {
  expect(await findErrors(program, fixture)).toEqual(lines);
});

const lintFaults = [
  'barrel.ts oxc(no-barrel-file)',
  'CamelCase.ts import(no-default-export)',
  'CamelCase.ts unicorn(filename-case)',
  'chance.ts eslint(no-restricted-globals)',
  'chance.ts eslint(no-restricted-properties)',
  'egg.ts import(no-cycle)',
  'hen.ts import(no-cycle)',
  'long.ts eslint(max-lines-per-function)',
  'page.tsx jsx-a11y(alt-text)',
  'page.tsx jsx-a11y(anchor-ambiguous-text)',
  'page.tsx jsx-a11y(click-events-have-key-events)',
  'page.tsx react(button-has-type)',
  'promises.ts typescript(await-thenable)',
  'promises.ts typescript(no-floating-promises)',
  'promises.ts typescript(no-misused-promises)',
  'states.ts typescript(no-explicit-any)',
  'states.ts typescript(no-non-null-assertion)',
  'states.ts typescript(no-unnecessary-type-assertion)',
  'states.ts typescript(no-unsafe-member-access)',
  'states.ts typescript(switch-exhaustiveness-check)',
];

test('oxlint sees its faults', async () => {
  const place = stage('lint');
  const config = { ...json(join(root, '.oxlintrc.json')), ignorePatterns: [] };
  writeFileSync(join(place, '.oxlintrc.json'), JSON.stringify(config));
  cpSync(join(root, 'tsconfig.base.json'), join(place, 'tsconfig.base.json'));
  symlinkSync(join(root, 'node_modules'), join(place, 'node_modules'));
  const output = await run('oxlint', ['--type-aware', '-f', 'unix', 'src'], place);
  const found = new Set(
    [...output.matchAll(/^src\/([^:]+):.*\[Error\/(.+)\]$/gm)].map(
      ([, file, rule]) => `${file} ${rule}`,
    ),
  );
  expect([...found]).toEqual(expect.arrayContaining(lintFaults));
});

test('knip sees its faults', async () => {
  const place = stage('knip');
  cpSync(join(root, 'knip.json'), join(place, 'knip.json'));
  mkdirSync(join(place, 'node_modules', '@khelaghor'), { recursive: true });
  symlinkSync(join(place, 'packages/money'), join(place, 'node_modules/@khelaghor/money'));
  const output = await run('knip', ['--no-config-hints', '--no-progress'], place);
  const wanted = ['zod', 'pino', 'lonely', 'usedByNobody', 'TypeUsedByNobody'];
  expect(wanted.filter((name) => !output.includes(name))).toEqual([]);
  expect(output).not.toContain('usedByServer');
});

test('oxfmt sees its fault', async () => {
  const place = stage('format');
  cpSync(join(root, '.oxfmtrc.json'), join(place, '.oxfmtrc.json'));
  expect(await run('oxfmt', ['--check', '.'], place)).toContain('crooked.ts');
});
