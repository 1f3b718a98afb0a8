/**
 * Goal: a change costs as many files as it has parts, and no more. Method: changes are made in a
 * copy of the project, by `npm run new` where it writes them; the files of each are counted, and at
 * the end the whole copy passes `npm run check` and the tests of the changes. What is generated and
 * the catalogues of texts are written by programs, and not counted.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listFiles } from './tidy/project.ts';
import { projectRoot } from './run-program.ts';

let copy: string;

/** Links what is installed, but for the project's own packages, which are those of the copy. */
function linkModules(): void {
  const installed = join(projectRoot, 'node_modules');
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(installed)) {
    const at = join(copy, 'node_modules', name);
    if (name === '@khelaghor')
      cpSync(join(installed, name), at, { recursive: true, verbatimSymlinks: true });
    else symlinkSync(join(installed, name), at);
  }
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'khelaghor-changes-'));
  // What the rules of the code do not look at.
  const kept = ['tools/fixtures', 'packages/ui/art-kit'].flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true }).map(
      (path) => `${folder}/${String(path)}`,
    ),
  );
  for (const path of [...listFiles(projectRoot), ...kept]) {
    if (!statSync(join(projectRoot, path), { throwIfNoEntry: false })?.isFile()) continue;
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(projectRoot, path), join(copy, path));
  }
  // What was checked already need not be checked again.
  const types = join(projectRoot, '.cache/types');
  if (statSync(types, { throwIfNoEntry: false }))
    cpSync(types, join(copy, '.cache/types'), { recursive: true });
  linkModules();
});
afterAll(() => rmSync(copy, { recursive: true }));

const read = (path: string): string => readFileSync(join(copy, path), 'utf8');

/** Ends a program that hangs; the checks of a whole copy take minutes on a busy machine. */
const programMs = 40 * 60_000;

/** Runs a program of the copy; what it printed, or a fault with it. */
function run(program: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: copy,
    encoding: 'utf8',
    timeout: programMs,
  });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}\n${stdout}\n${stderr}`);
  return stdout;
}

const runNew = (...args: readonly string[]): string[] =>
  run(process.execPath, ['--disable-warning=ExperimentalWarning', 'tools/new.ts', ...args])
    .split('\n')
    .filter((line) => /\.tsx?$/u.test(line));

/** Changes texts in files of the copy, each of which occurs once; returns the files. */
function change(
  edits: readonly (readonly [path: string, before: string, after: string])[],
): string[] {
  for (const [path, before, after] of edits) {
    expect(read(path).split(before), `${path}: ${before}`).toHaveLength(2);
    writeFileSync(join(copy, path), read(path).replace(before, after));
  }
  return [...new Set(edits.map(([path]) => path))];
}

/** Writes new files of the copy; returns their paths. */
function add(files: Readonly<Record<string, string>>): string[] {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text);
  }
  return Object.keys(files);
}

/** Registration asks for the field, the member changes it, and an operator reads it. */
const occupationTest = `import {
  profileGet,
  profileUpdate,
} from '@khelaghor/client/routes/account.gen.ts';
import { profileAdminGet } from '@khelaghor/client/routes/backoffice.gen.ts';
import { siteGetRegistrationSettings } from '@khelaghor/client/routes/first.gen.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { withOperator } from '@khelaghor/testkit/with-server.ts';
import { expect, test } from 'vitest';
import { readSettings, setSettings } from '../../site/settings/index.ts';

const { server, operator, visitor } = await withOperator();

test('a member says what they do, and an operator reads it', async () => {
  const { registrationFields: fields } = await readSettings(server.ctx);
  const registrationFields = fields.map((field) =>
    field.name === 'occupation' ? { ...field, enabled: true } : field,
  );
  await setSettings(server.ctx, { registrationFields }, 'system');
  const asked = await visitor.call(siteGetRegistrationSettings, {});
  expect(JSON.stringify(asked)).toContain('occupation');
  const { browser, memberId: id } = await signUp(server);
  expect(await browser.call(profileGet, {})).toMatchObject({ value: { occupation: null } });
  const change = (occupation: string) => browser.call(profileUpdate, { body: { occupation } });
  expect(await change('a')).toMatchObject({ code: 'field_too_short' });
  expect(await change(' মাঝি ')).toMatchObject({ value: { occupation: 'মাঝি' } });
  const card = await operator.call(profileAdminGet, { params: { id } });
  expect(card).toMatchObject({ value: { occupation: 'মাঝি' } });
  expect(await change('')).toMatchObject({ value: { occupation: null } });
});
`;

const feature = 'apps/server/src/growth/visit-counts';
const getGameTest = (name: string): string => `apps/server/src/play/inhouse/${name}.test.ts`;

test('a feature of the server: five files', () => {
  expect(runNew('feature', 'growth/visit-counts')).toHaveLength(5);
});

test('a page of the console that is only read: six files', () => {
  const title = ['--en', 'Newest members', '--bn', 'নতুন সদস্য'];
  expect(runNew('console-page', 'money/newest-members', ...title)).toHaveLength(6);
});

/** Written by programs, or catalogues of texts that programs fill. */
const isWritten = (path: string): boolean =>
  /\.gen\.\w+$|^packages\/i18n\/locales\/|^package-lock\.json$|^docs\/games\/rtp\.md$/u.test(path);

/** What was in the copy before, without what programs write. */
function readCopy(): Map<string, string> {
  const paths = listFiles(projectRoot).filter((path) => !isWritten(path));
  const there = paths.filter((path) => existsSync(join(copy, path)));
  return new Map(there.map((path) => [path, read(path)]));
}

test.each([
  ['decided at once', 'marble', ['--en', 'Marble', '--bn', 'মার্বেল']],
  ['of many steps', 'shell', ['--en', 'Shells', '--bn', 'ঝিনুক', '--steps']],
])(
  'an in-house game %s: its own folders, and a row in two files',
  (_, name, options) => {
    const before = readCopy();
    const made = runNew('game', name, ...options);
    const touched = [...before].filter(([path, text]) => read(path) !== text).map(([path]) => path);
    expect(touched).toEqual([
      'packages/contract/src/play/products.ts',
      'packages/game-list/src/games.ts',
    ]);
    const others = made.filter((path) => !touched.includes(path));
    const folders = new RegExp(`^(?:engines|games)/${name}/`, 'u');
    expect(others.filter((path) => !folders.test(path))).toEqual([]);
    // Plays it as a member does; games need no such test, because the server has one for all.
    const fixture = join(projectRoot, `tools/fixtures/new-game/${name}-test.txt`);
    cpSync(fixture, join(copy, getGameTest(name)));
  },
  60_000,
);

test('a setting that a feature reads: its row, its reader, a test', () => {
  const files = change([
    [
      'packages/contract/src/site/settings-table.ts',
      'export const settingsTable = {\n',
      `export const settingsTable = {
  visitCountsOpen: switchRow({
    default: true,
    group: 'figures',
    label: { bn: 'সদস্য হওয়ার তারিখ দেখানো', en: 'Show since when members are members' },
  }),
`,
    ],
    [
      `${feature}/routes.ts`,
      '    const since =',
      "    if (!(await readSettings(ctx)).visitCountsOpen) return refuse('not_found');\n    const since =",
    ],
    [
      `${feature}/routes.ts`,
      "import { ok } from '../../lib/http/result.ts';",
      "import { ok, refuse } from '../../lib/http/result.ts';",
    ],
    [
      `${feature}/routes.ts`,
      'import { readSince }',
      "import { readSettings } from '../../site/settings/index.ts';\nimport { readSince }",
    ],
    [
      `${feature}/visit-counts.test.ts`,
      '  const visitor =',
      `  await setSettings(server.ctx, { visitCountsOpen: false }, 'operator:test');
  expect(await browser.call(visitCountsRead, {})).toMatchObject({ code: 'not_found' });
  const visitor =`,
    ],
    [
      `${feature}/visit-counts.test.ts`,
      'import { openBrowser }',
      "import { setSettings } from '../../site/settings/index.ts';\nimport { openBrowser }",
    ],
  ]);
  expect(files).toHaveLength(3);
});

test('an error code: its row, the call that answers with it, the refusal, a test', () => {
  const files = change([
    [
      'packages/contract/src/lib/errors/growth.ts',
      'export const growthErrors = {\n',
      `export const growthErrors = {
  visit_counts_closed: {
    status: 404,
    text: { bn: 'এই তারিখ এখন দেখানো হয় না।', en: 'This date is not shown now.' },
  },
`,
    ],
    [
      'packages/contract/src/growth/visit-counts.ts',
      '  value: z.object({ since: z.iso.datetime() }),\n',
      `  value: z.object({ since: z.iso.datetime() }),
  refusals: ['visit_counts_closed'],
`,
    ],
    [`${feature}/routes.ts`, "refuse('not_found')", "refuse('visit_counts_closed')"],
    [`${feature}/visit-counts.test.ts`, "code: 'not_found'", "code: 'visit_counts_closed'"],
  ]);
  expect(files).toHaveLength(4);
});

test('a notification in the inbox, by e-mail and SMS: its row, the sender', () => {
  const files = change([
    [
      'apps/server/src/site/messaging/gaming-templates.ts',
      'export const gamingTemplates = {\n',
      `export const gamingTemplates = {
  visit_counts_read: {
    to: 'member',
    channels: ['inbox', 'email', 'sms'],
    subject: { bn: '{brand}', en: '{brand}' },
    email: { bn: '{account}: তারিখ দেখা হয়েছে।', en: '{account}: the date was read.' },
    sms: { bn: 'তারিখ দেখা হয়েছে।', en: 'The date was read.' },
  },
`,
    ],
    [
      `${feature}/routes.ts`,
      '    const since =',
      `    const to = await findMemberOfSession(ctx.db, caller.memberId);
    await sendNotification(ctx, ctx.db, { to, template: 'visit_counts_read' });
    const since =`,
    ],
    [
      `${feature}/routes.ts`,
      'import { readSince }',
      `import { findMemberOfSession } from '../../account/members/index.ts';
import { sendNotification } from '../../site/messaging/index.ts';
import { readSince }`,
    ],
  ]);
  expect(files).toHaveLength(2);
});

test('a column that a member sees and edits: its migration, its row, a test', () => {
  const field = 'apps/server/src/account/profile/occupation.test.ts';
  const newest = readdirSync(join(copy, 'packages/db/migrations')).toSorted().at(-1) ?? '';
  const number = String(Number(newest.slice(0, 4)) + 1).padStart(4, '0');
  const migration = `packages/db/migrations/${number}-member-occupation`;
  const files = [
    ...add({
      [`${migration}/up.sql`]: `alter table member add column occupation text
  check (length(occupation) between 1 and 255);
`,
      [`${migration}/check-after.sql`]: `select 'member has no occupation' as problem
where not exists (
  select from pg_attribute where attrelid = 'member'::regclass and attname = 'occupation'
)
`,
      [`${migration}/why.md`]: `# ${number} What a member does for a living

Some licences ask for it. The member may leave it empty.
`,
      [field]: occupationTest,
    }),
    ...change([
      [
        'packages/contract/src/site/member-fields.ts',
        '  whatsapp: {\n',
        `  occupation: {
    label: { bn: 'পেশা', en: 'Occupation' },
    kept: 'column',
    edits: 'any_time',
    profile: 'always',
    card: 'shown',
    ruledBy: 'operators',
    rule: { pattern: 'any', min: 2, max: 60 },
    control: { kind: 'text' },
  },
  whatsapp: {
`,
      ],
    ]),
  ];
  expect(files).toHaveLength(5);
});

/** The scripts of the copy that are not as in the project. */
const listChangedScripts = (): string[] =>
  listFiles(copy).filter((path) => {
    const original = join(projectRoot, path);
    const isOther = !existsSync(original) || readFileSync(original, 'utf8') !== read(path);
    return /\.tsx?$/u.test(path) && isOther;
  });

test('the project with all of these passes its checks and their tests', () => {
  run(join(copy, 'node_modules/.bin/oxfmt'), []);
  run(process.execPath, ['--disable-warning=ExperimentalWarning', 'tools/gen.ts']);
  run(process.execPath, [
    '--disable-warning=ExperimentalWarning',
    'tools/check.ts',
    ...listChangedScripts(),
  ]);
  const own = [
    feature,
    'apps/server/src/money/newest-members',
    'account/profile/occupation',
    getGameTest('marble'),
    getGameTest('shell'),
  ];
  const vitest = join(copy, 'node_modules/.bin/vitest');
  expect(run(vitest, ['run', '--project', 'database', ...own])).toMatch(/5 passed/u);
  const engines = ['engines/marble', 'engines/shell'];
  expect(run(vitest, ['run', '--project', 'pure', ...engines])).toMatch(/2 passed/u);
});
