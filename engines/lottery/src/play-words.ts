/** What a ticket bets on, in words: the name of its play, and what its selection chooses. */
import { optionWords } from './families/option-words.ts';
import type { Family, Play, Text } from './play.ts';
import { soleOption } from './shapes/options.ts';
import type { FormGroup } from './shapes/shape.ts';

/**
 * The labels that name a play in its family: its own, behind that of its tab where other tabs have
 * a play of the same name, such as "Last two digits" and "Direct". None for an unknown play.
 */
export function listPlayLabels({ groups }: Family, code: string): readonly Text[] {
  const group = groups.find(({ plays }) => plays.some((play) => play.code === code));
  const own = group?.plays.find((play) => play.code === code)?.label;
  if (!group || !own) return [];
  const isCommon = groups.some(
    (other) => other !== group && other.plays.some(({ label }) => label.en === own.en),
  );
  return isCommon ? [group.label, own] : [own];
}

/** The values of a group, as the notation of selections writes them. */
const cut = (text: string, width: number): string[] =>
  Array.from({ length: text.length / width }, (_, nth) =>
    text.slice(nth * width, (nth + 1) * width),
  );

const getWord = ({ words, values }: FormGroup, value: string): string =>
  words?.[values.indexOf(Number(value))] ?? value;

/**
 * What a selection chooses, piece by piece: options by their codes, typed numbers, or one piece of
 * groups. A play in which nothing is chosen has none.
 */
export function listChosen({ shape: { form } }: Play, selection: string): readonly string[] {
  if (form.kind !== 'groups') return selection.split(',').filter((code) => code !== soleOption);
  const width = Math.max(
    ...form.groups.flatMap(({ values }) => values.map((value) => String(value).length)),
  );
  const groups = selection.split(',').map((text, index) => {
    const group = form.groups[index];
    if (text === '') return '–';
    const chosen = cut(text, width);
    if (group?.words) return chosen.map((one) => getWord(group, one)).join(', ');
    return chosen.join(width === 1 ? '' : ' ');
  });
  return [groups.join(' | ')];
}

/** The words of an option's code; those of a number are itself. */
const translatePart = (code: string, language: keyof Text): string =>
  (Object.hasOwn(optionWords, code) ? optionWords[code]?.[language] : undefined) ?? code;

/** The words of a piece: "Big", "1 + 2", "0412", "Odd | – | Red". */
export const translatePiece = (piece: string, language: keyof Text): string =>
  piece.replaceAll(/[^+|, ]+/gu, (code) => translatePart(code, language)).replaceAll('+', ' + ');

/** So many pieces of a selection are told. */
const toldMost = 6;

function describeBetIn(
  family: Family,
  code: string,
  selection: string,
  language: keyof Text,
): string {
  const play = family.plays.get(code);
  if (!play) return `${code} ${selection}`;
  const name = listPlayLabels(family, code)
    .map((label) => label[language])
    .join(': ');
  const pieces = listChosen(play, selection).map((piece) => translatePiece(piece, language));
  const told = pieces.slice(0, toldMost).join(', ');
  return `${name} ${told}${pieces.length > toldMost ? ' …' : ''}`.trim();
}

/** What a ticket bets on: "Last three digits: Direct 123, 456". */
export const describeBet = (family: Family, play: string, selection: string): Text => ({
  bn: describeBetIn(family, play, selection, 'bn'),
  en: describeBetIn(family, play, selection, 'en'),
});
