// `npm run new` writes what a newcomer would copy: a feature, a page of the console or an in-house
// game, through every layer, that works and is tested. It is changed from there.
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { areas } from './architecture.ts';
import { writeConsolePage } from './new/console-page.ts';
import { writeFeature } from './new/feature.ts';
import { lockGame, writeGame } from './new/game.ts';
import type { GameKind, GameTitle } from './new/game.ts';
import { getFeatureNames } from './new/feature-names.ts';
import type { ChangedFile, FeatureNames } from './new/feature-names.ts';
import { projectRoot, runOwn, runProgram } from './run-program.ts';

const usage = `npm run new -- feature AREA/NAME
npm run new -- console-page AREA/NAME --en "Title" --bn "শিরোনাম"
npm run new -- game NAME --en "Name" --bn "নাম" [--steps]

A game is decided with its stake; with --steps its player goes on or stops.
AREA is one of ${areas.join(', ')}; NAME is in kebab-case, that of a game one word.`;

const read = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');

type Wanted =
  | { readonly kind: 'feature'; readonly names: FeatureNames }
  | {
      readonly kind: 'console-page' | 'game';
      readonly names: FeatureNames;
      readonly title: GameTitle;
      readonly gameKind: GameKind;
    };

/** The names of a slice, whose area is nothing for a game; null when they cannot be its names. */
function readNames(kind: string | undefined, where: string): FeatureNames | null {
  if (kind === 'game') return /^[a-z]{2,24}$/u.test(where) ? getFeatureNames('', where) : null;
  const [, area = '', name = ''] = /^([a-z]+)\/([a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/u.exec(where) ?? [];
  return areas.some((known) => known === area) ? getFeatureNames(area, name) : null;
}

function readArguments(): Wanted | null {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { en: { type: 'string' }, bn: { type: 'string' }, steps: { type: 'boolean' } },
  });
  const [kind, where = ''] = positionals;
  const names = readNames(kind, where);
  if (!names) return null;
  if (kind === 'feature') return { kind, names };
  const { en = '', bn = '' } = values;
  // A quote or a brace would end the text where it is written.
  const isText = (text: string) => text.trim() !== '' && !/[`'{}$\\<\n]/u.test(text);
  if ((kind !== 'console-page' && kind !== 'game') || !isText(en) || !isText(bn)) return null;
  return { kind, names, title: { en, bn }, gameKind: values.steps ? 'steps' : 'instant' };
}

function getFiles(wanted: Wanted): ChangedFile[] {
  if (wanted.kind === 'feature') return writeFeature(wanted.names, read);
  if (wanted.kind === 'game') {
    const { names, title, gameKind } = wanted;
    return writeGame(names, title, read, gameKind);
  }
  return writeConsolePage(wanted.names, wanted.title.en, read);
}

/** Makes the packages of a new game known, as `npm install` would. */
function linkGame(names: FeatureNames, files: readonly ChangedFile[]): void {
  const lockPath = join(projectRoot, 'package-lock.json');
  writeFileSync(lockPath, lockGame(read('package-lock.json'), names, files));
  const { name } = names;
  const ours = join(projectRoot, 'node_modules/@khelaghor');
  symlinkSync(`../../engines/${name}`, join(ours, `engine-${name}`));
  symlinkSync(`../../games/${name}`, join(ours, `${name}-game`));
}

/** Gives a text of the console its Bengali, once the texts were collected. */
function translate({ en, bn }: GameTitle): void {
  const entry = `msgid ${JSON.stringify(en)}\nmsgstr ""`;
  const translated = `msgid ${JSON.stringify(en)}\nmsgstr ${JSON.stringify(bn)}`;
  for (const part of ['console', 'console-play', 'console-site']) {
    const path = `packages/i18n/locales/${part}/bn.po`;
    writeFileSync(join(projectRoot, path), read(path).replace(entry, translated));
  }
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
  if (wanted.kind === 'game') linkGame(wanted.names, files);
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
  const tested = wanted.kind === 'game' ? 'the engine' : 'the routes';
  console.log(`\nNext: npm run check, and the test beside ${tested}.`);
  return texts.code;
}

const wanted = readArguments();
/** What is there already when the name is taken; null: the arguments cannot be understood. */
const taken =
  wanted &&
  (wanted.kind === 'game'
    ? `engines/${wanted.names.name}`
    : `packages/contract/src/${wanted.names.area}/${wanted.names.name}.ts`);
if (taken === null) {
  console.error(usage);
  process.exitCode = 1;
} else if (existsSync(join(projectRoot, taken))) {
  console.error(`There is such a feature already: ${taken}`);
  process.exitCode = 1;
} else if (wanted) process.exitCode = await write(wanted);
