import type { MessageDescriptor, I18n } from '@lingui/core';
import type { Language, LocalText } from '@khelaghor/contract/lib/shapes.ts';
import type { SiteSettings } from '@khelaghor/contract/site/settings.ts';
import { foldSearch } from '@khelaghor/typed-text/search-text.ts';
import { settingParts } from './setting-parts.ts';
import type { PartName, SettingId } from './setting-rows.ts';
import { parseLanguage } from '@khelaghor/contract/lib/languages.ts';

/** A message, a text in both languages, or a name that is the same in all. */
export type Text = MessageDescriptor | LocalText | string;

const isLocalText = (text: MessageDescriptor | LocalText): text is LocalText => 'bn' in text;

/** Something that can be set, and the words by which it is looked for. */
export type SettingEntry = {
  readonly id: SettingId;
  readonly part: PartName;
  readonly label: Text;
  readonly around: readonly Text[];
  readonly behind?: { readonly id: SettingId; readonly isShown: (shown: SiteSettings) => boolean };
};

/** Every row of the form, and every named thing within a row. */
export const settingEntries: readonly SettingEntry[] = settingParts.flatMap(
  ({ name: part, title, groups }) =>
    groups.flatMap((group) =>
      group.rows.flatMap(({ id, label, within = [], behind }) => [
        { id, part, label, around: [title, group.title], ...(behind && { behind }) },
        ...within.map((inner) => ({ ...inner, part, around: [title, group.title, label] })),
      ]),
    ),
);

/** Puts a message into the words of one language. */
export type Translate = {
  readonly language: Language;
  readonly read: (text: MessageDescriptor) => string;
};

/** `passwordExpiryDays` is found as it is written and by its words. */
const getKeyWords = (key: string): string =>
  `${key} ${key.replaceAll(/([a-z])([A-Z])/gu, '$1 $2').replaceAll('.', ' ')}`;

/** A text in the words of one language. */
export function describeSpoken(text: Text, { language, read }: Translate): string {
  if (typeof text === 'string') return text;
  return isLocalText(text) ? text[language] : read(text);
}

/** How well an entry fits what is looked for; the less the better, and null: not at all. */
function getRank(
  entry: SettingEntry,
  wanted: string,
  languages: readonly Translate[],
): number | null {
  const labels = languages.map((speak) => foldSearch(describeSpoken(entry.label, speak)));
  const key = foldSearch(getKeyWords(entry.id));
  if (labels.includes(wanted) || foldSearch(entry.id) === wanted) return 0;
  if (labels.some((label) => label.startsWith(wanted))) return 1;
  if (labels.some((label) => label.includes(wanted)) || key.includes(wanted)) return 2;
  const around = entry.around.flatMap((text) =>
    languages.map((speak) => foldSearch(describeSpoken(text, speak))),
  );
  const all = [...labels, key, ...around].join(' ');
  return wanted.split(/\s+/u).every((word) => all.includes(word)) ? 3 : null;
}

/** Finds settings by their label in any of the languages, or by their key; the best first. */
export function findSettings(typed: string, languages: readonly Translate[]): SettingEntry[] {
  const wanted = foldSearch(typed);
  if (wanted === '') return [];
  return settingEntries
    .map((entry) => ({ entry, rank: getRank(entry, wanted, languages) }))
    .filter((found): found is { entry: SettingEntry; rank: number } => found.rank !== null)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry);
}

/** Reads labels in the language of some catalogue. */
export const translateIn = (texts: I18n): Translate => ({
  language: parseLanguage(texts.locale),
  read: (text) => texts._(text),
});
