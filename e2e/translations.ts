import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCodes } from '@khelaghor/contract/lib/error-codes.ts';
import { transferCodes } from '@khelaghor/contract/money/transfer-codes.ts';
import { memberFields } from '@khelaghor/contract/site/member-fields.ts';
import { settingsTable } from '@khelaghor/contract/site/settings-table.ts';

export type JourneyLanguage = 'bn' | 'en';
export type Catalogue = 'player' | 'console' | 'games';

const root = join(import.meta.dirname, '..');
const read = new Map<Catalogue, Map<string, string>>();

/** A program may load its texts in parts. */
const parts: Readonly<Record<Catalogue, readonly string[]>> = {
  player: ['player', 'player-pages'],
  console: ['console', 'console-play', 'console-site'],
  games: ['games'],
};

const unquoted = (lines: string): string =>
  [...lines.matchAll(/"((?:[^"\\]|\\.)*)"/gu)]
    .map(([, text = '']) => text.replaceAll('\\"', '"').replaceAll('\\n', '\n'))
    .join('');

type Text = { readonly bn: string; readonly en: string };
const isText = (value: object): value is Text => 'bn' in value && 'en' in value;

/** Every text of both languages in a row of the contract's tables. */
function textsIn(value: unknown): Text[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isText(value)) return [value];
  return Object.values(value).flatMap(textsIn);
}

/** What the contract's tables say, in every program alike. */
const contractTexts = (): readonly Text[] => [
  ...Object.values(settingsTable).flatMap(({ schema: _none, ...row }) => textsIn(row)),
  ...textsIn(memberFields),
  ...textsIn(transferCodes),
  ...textsIn(errorCodes),
];

/** The Bengali of every English message of a program. */
function getBengali(catalogue: Catalogue): Map<string, string> {
  const known = read.get(catalogue);
  if (known) return known;
  const files = parts[catalogue].map((part) => join(root, 'packages/i18n/locales', part, 'bn.po'));
  const entries = files.flatMap((file) => readFileSync(file, 'utf8').split('\n\n'));
  const texts = new Map(contractTexts().map(({ bn, en }) => [en, bn]));
  for (const entry of entries) {
    const found = /msgid ((?:"[^\n]*"\n?)+)msgstr ((?:"[^\n]*"\n?)+)/u.exec(entry);
    if (found?.[1] && found[2]) texts.set(unquoted(found[1]), unquoted(found[2]));
  }
  read.set(catalogue, texts);
  return texts;
}

/** What a program says for an English text of its source, in the language of a journey. */
export function translate(
  catalogue: Catalogue,
  language: JourneyLanguage,
  english: string,
): string {
  if (language === 'en') return english;
  const bengali = getBengali(catalogue).get(english);
  if (bengali === undefined || bengali === '')
    throw new Error(`${catalogue} says nothing in Bengali for: ${english}`);
  return bengali;
}
