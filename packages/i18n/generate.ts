// Collects the texts of every program into packages/i18n/locales and writes the server's catalogue.
// Fails when a text has no Bengali, or does not compile. `--check` writes nothing and fails when
// something would change; `--clean` forgets texts that no source file has any more.
import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';

const root = fileURLToPath(new URL('../../', import.meta.url));
const serverFile = fileURLToPath(new URL('src/server-messages.gen.ts', import.meta.url));

type Problem = { readonly catalogue: string; readonly locale: string; readonly text: string };
type Messages = Readonly<Record<string, unknown>>;
type Catalogue = Awaited<ReturnType<typeof getCatalogs>>[number];

async function compiled(catalogue: Catalogue, locale: string, problems: Problem[]) {
  const name = relative(root, catalogue.path);
  const { messages, missing } = await catalogue.getTranslations(locale, {
    fallbackLocales: {},
    sourceLocale: 'en',
    missingBehavior: 'catalog',
  });
  for (const { source, id } of missing) {
    problems.push({ catalogue: name, locale, text: source || id });
  }
  const { source, errors } = createCompiledCatalog(locale, messages, { namespace: 'json' });
  for (const { source: text, error } of errors) {
    problems.push({ catalogue: name, locale, text: `${text} (${error.message})` });
  }
  return (JSON.parse(source) as { messages: Messages }).messages;
}

/**
 * A text that two catalogues of one program say in two ways: the server, which has both, would draw
 * another page than the browser, which may have only one of them.
 */
function saidTwice(one: Messages, other: Messages): Problem[] {
  return Object.entries(one)
    .filter(([id, text]) => id in other && JSON.stringify(other[id]) !== JSON.stringify(text))
    .map(([, text]) => ({
      catalogue: 'player and player-pages',
      locale: 'bn',
      text: `two translations of one text, one is ${JSON.stringify(text)}`,
    }));
}

function serverText(bn: unknown, en: unknown): string {
  return `// Made by packages/i18n/generate.ts from the server's catalogue. Do not edit.
import type { Messages } from '@lingui/core';

export const serverMessages: { readonly bn: Messages; readonly en: Messages } = {
  bn: ${JSON.stringify(bn, null, 2)},
  en: ${JSON.stringify(en, null, 2)},
};
`;
}

function fileText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/** Extracts and compiles; returns the problems as lines. Nothing is a problem means all is well. */
async function generateTexts(check = false, clean = false): Promise<readonly string[]> {
  const config = getConfig({ cwd: root });
  const catalogues = await getCatalogs(config);
  const files = catalogues.flatMap(({ path }) =>
    ['en', 'bn'].map((locale) => `${path.replace('{locale}', locale)}.po`),
  );
  files.push(serverFile);
  const before = files.map(fileText);
  const problems: Problem[] = [];
  const inBengali = new Map<string, Messages>();
  for (const catalogue of catalogues) {
    await catalogue.make({ clean, overwrite: true, orderBy: config.orderBy });
    const bn = await compiled(catalogue, 'bn', problems);
    const en = await compiled(catalogue, 'en', problems);
    inBengali.set(catalogue.path.split('/').at(-2) ?? '', bn);
    if (catalogue.path.includes('/server/')) writeFileSync(serverFile, serverText(bn, en));
  }
  const pages = inBengali.get('player-pages');
  const first = inBengali.get('player');
  if (!pages || !first) throw new Error('the player has no longer two catalogues');
  problems.push(...saidTwice(first, pages));
  const lines = problems.map(({ catalogue, locale, text }) => `${catalogue} ${locale}: ${text}`);
  if (!check) return lines;
  for (const [index, file] of files.entries()) {
    if (fileText(file) === before[index]) continue;
    lines.push(`${relative(root, file)} was out of date; it has been written anew.`);
  }
  return lines;
}

if (import.meta.main) {
  const lines = await generateTexts(
    process.argv.includes('--check'),
    process.argv.includes('--clean'),
  );
  for (const line of lines) console.error(line);
  if (lines.length > 0) {
    console.error(`${lines.length} texts need attention.`);
    process.exitCode = 1;
  }
}
