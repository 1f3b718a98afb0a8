// `npm run new` writes what a newcomer would copy: a feature, or a page of the console, through
// every layer, that works and is tested. It is changed from there.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { areas } from './architecture.ts';
import { newConsolePage } from './new/console-page.ts';
import { newFeature } from './new/feature.ts';
import { getFeatureNames } from './new/feature-names.ts';
import type { ChangedFile, FeatureNames } from './new/feature-names.ts';
import { projectRoot, runOwn, runProgram } from './run-program.ts';

const usage = `npm run new -- feature AREA/NAME
npm run new -- console-page AREA/NAME --en "Title" --bn "শিরোনাম"

AREA is one of ${areas.join(', ')}; NAME is in kebab-case.`;

const read = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');

type Wanted =
  | { readonly kind: 'feature'; readonly names: FeatureNames }
  | {
      readonly kind: 'console-page';
      readonly names: FeatureNames;
      readonly title: { readonly en: string; readonly bn: string };
    };

function readArguments(): Wanted | null {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { en: { type: 'string' }, bn: { type: 'string' } },
  });
  const [kind, where = ''] = positionals;
  const [, area = '', name = ''] = /^([a-z]+)\/([a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/u.exec(where) ?? [];
  if (!areas.some((known) => known === area)) return null;
  const names = getFeatureNames(area, name);
  if (kind === 'feature') return { kind, names };
  const { en, bn } = values;
  // A backquote or a brace would end the text where it is written.
  const isText = (text = '') => text.trim() !== '' && !/[`{}$\\\n]/u.test(text);
  if (kind !== 'console-page' || !isText(en) || !isText(bn)) return null;
  return { kind, names, title: { en: en ?? '', bn: bn ?? '' } };
}

const getFiles = (wanted: Wanted): ChangedFile[] =>
  wanted.kind === 'feature'
    ? newFeature(wanted.names, read)
    : newConsolePage(wanted.names, wanted.title.en, read);

/** Gives a text of the console its Bengali, once the texts were collected. */
function translate({ en, bn }: { readonly en: string; readonly bn: string }): void {
  const path = 'packages/i18n/locales/console/bn.po';
  const entry = `msgid ${JSON.stringify(en)}\nmsgstr ""`;
  const translated = `msgid ${JSON.stringify(en)}\nmsgstr ${JSON.stringify(bn)}`;
  writeFileSync(join(projectRoot, path), read(path).replace(entry, translated));
}

async function write(wanted: Wanted): Promise<number> {
  const files = getFiles(wanted);
  for (const { path, text } of files) {
    mkdirSync(dirname(join(projectRoot, path)), { recursive: true });
    writeFileSync(join(projectRoot, path), text);
  }
  await runProgram(
    'oxfmt',
    files.map(({ path }) => path),
  );
  const generated = await runOwn('tools/gen.ts');
  if (generated.code !== 0) {
    console.error(generated.output);
    return 1;
  }
  if (wanted.kind === 'console-page') {
    // Fails at first, because the new text has no Bengali yet.
    await runOwn('packages/i18n/generate.ts');
    translate(wanted.title);
  }
  const texts = await runOwn('packages/i18n/generate.ts');
  if (texts.code !== 0) console.error(texts.output);
  for (const { path } of files) console.log(path);
  console.log('\nNext: npm run check, and the test beside the routes.');
  return texts.code;
}

const wanted = readArguments();
const taken = wanted && `packages/contract/src/${wanted.names.area}/${wanted.names.name}.ts`;
if (taken === null) {
  console.error(usage);
  process.exitCode = 1;
} else if (existsSync(join(projectRoot, taken))) {
  console.error(`There is such a feature already: ${taken}`);
  process.exitCode = 1;
} else if (wanted) process.exitCode = await write(wanted);
