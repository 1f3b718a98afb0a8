// Writes docs/error-catalogue.md: every error code of the contract, and what pages say themselves.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { accountErrors } from '@khelaghor/contract/lib/errors/account.ts';
import { anyCallErrors } from '@khelaghor/contract/lib/errors/any-call.ts';
import { backofficeErrors } from '@khelaghor/contract/lib/errors/backoffice.ts';
import { documentErrors } from '@khelaghor/contract/lib/errors/documents.ts';
import type { ErrorRow } from '@khelaghor/contract/lib/errors/error-row.ts';
import { growthErrors } from '@khelaghor/contract/lib/errors/growth.ts';
import { inHouseErrors } from '@khelaghor/contract/lib/errors/in-house-games.ts';
import { moneyErrors } from '@khelaghor/contract/lib/errors/money.ts';
import { lotteryErrors } from '@khelaghor/contract/lib/errors/lottery.ts';
import { playErrors } from '@khelaghor/contract/lib/errors/play.ts';
import { registrationErrors } from '@khelaghor/contract/lib/errors/registration.ts';
import { responsibleGamingErrors } from '@khelaghor/contract/lib/errors/responsible-gaming.ts';
import { siteErrors } from '@khelaghor/contract/lib/errors/site.ts';
import { translate } from '../e2e/translations.ts';
import type { Catalogue } from '../e2e/translations.ts';
import type { GeneratedFile } from './generated-file.ts';
import { pageErrors } from './page-errors.ts';
import { projectRoot } from './run-program.ts';
import { listFiles } from './tidy/project.ts';

type Table = Readonly<Record<string, ErrorRow>>;

/** The tables of the document, each the rows of one file of the contract. */
const tables: readonly (readonly [heading: string, file: string, rows: Table])[] = [
  ['Any call', 'any-call', anyCallErrors],
  ['Site', 'site', siteErrors],
  ['Registration', 'registration', registrationErrors],
  ['Account', 'account', accountErrors],
  ['Identity documents', 'documents', documentErrors],
  ['Responsible gaming', 'responsible-gaming', responsibleGamingErrors],
  ['Money', 'money', moneyErrors],
  ['Play', 'play', playErrors],
  ['Lotteries', 'lottery', lotteryErrors],
  ['In-house games', 'in-house-games', inHouseErrors],
  ['Growth', 'growth', growthErrors],
  ['Backoffice', 'backoffice', backofficeErrors],
];

const intro = `# Error catalogue

Every error that a visitor, member or operator can see, in both languages, with a test that
reaches it. \`npm run gen\` writes this page. An error code comes with the reply, together with
its sentence in the caller's language; its row is in \`packages/contract/src/lib/errors\`, and
each call in \`packages/contract\` lists the codes that it answers with. The test is the first
that names the code, tests of the server before others.`;

const notes = `Entries that differ from the specification:

- **Access restricted.** One page for a blocked country and a blocked address: it names both and
  how to contact us.
- **Chunk loading.** A chunk is requested three times, each at most 120 s. When it is missing
  because of a new build, the page reloads itself, once; otherwise it offers a reload.
- **Images** are requested three times (\`apps/player/src/shared/lazy-pictures.test.ts\`), then
  a fallback graphic is shown.
- **Router failures** are no errors for a visitor: the same address again changes nothing, a
  later navigation replaces an earlier one, and a member's page asks a visitor to log in and
  then continues.
- **Username or e-mail does not exist** is never said: the answer equals that for a wrong
  password.

Not implemented yet, because its feature is not: agents' centre.`;

/** Codes that no test names yet: a code leaves this list with its first test. */
export const codesWithoutTest: ReadonlySet<string> = new Set([
  'method_not_allowed',
  'passkeys_full',
  'seed_not_revealed',
  'firebase_key_missing',
]);

type TestFile = { readonly path: string; readonly text: string };

/** The project's tests, those of the server first. */
export async function readTests(): Promise<readonly TestFile[]> {
  const paths = listFiles(projectRoot).filter((path) => /\.(?:test|spec)\.tsx?$/u.test(path));
  const isServer = (path: string): number => (path.startsWith('apps/server/') ? 0 : 1);
  const sorted = paths.toSorted((a, b) => isServer(a) - isServer(b) || (a < b ? -1 : 1));
  return Promise.all(
    sorted.map(async (path) => ({
      path,
      text: await readFile(join(projectRoot, path), 'utf8'),
    })),
  );
}

/** The first test that names a code; undefined: none. */
export const findTest = (tests: readonly TestFile[], code: string): string | undefined =>
  tests.find(({ text }) => text.includes(`'${code}'`))?.path;

/** The Bengali of a page's text, from the program that says it. */
export function findBengali(english: string): string {
  const programs: readonly Catalogue[] = ['player', 'console', 'games'];
  for (const program of programs) {
    try {
      return translate(program, 'bn', english);
    } catch {
      // Another program says it.
    }
  }
  throw new Error(`no program says: ${english}`);
}

const formatCells = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`;

const formatTable = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map(formatCells).join('\n');

function formatCodes(tests: readonly TestFile[], rows: Table): string {
  const cells = Object.entries(rows).map(([code, { status, text }]) => {
    const file = findTest(tests, code);
    return [`\`${code}\``, `${status}`, text.en, text.bn, file ? `\`${file}\`` : 'none'];
  });
  return formatTable(['Code', 'HTTP', 'English', 'Bengali', 'Test'], cells);
}

export async function generateErrorCatalogue(): Promise<readonly GeneratedFile[]> {
  const tests = await readTests();
  const sections = tables.map(
    ([heading, file, rows]) =>
      `## ${heading}\n\n\`packages/contract/src/lib/errors/${file}.ts\`\n\n${formatCodes(tests, rows)}`,
  );
  const said = pageErrors.map(({ situation, en, file, title }) => [
    situation,
    en,
    findBengali(en),
    `\`${file}\`: ${title}`,
  ]);
  const pages = formatTable(['Situation', 'English', 'Bengali', 'Test'], said);
  const text = [
    intro,
    ...sections,
    `## What pages say themselves\n\n\`tools/page-errors.ts\`\n\n${pages}`,
    notes,
  ].join('\n\n');
  return [{ path: 'docs/error-catalogue.md', text: `${text}\n` }];
}
