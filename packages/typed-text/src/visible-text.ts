/**
 * Text that other people see: names, titles, notes. It keeps the writing of its author, joiners of
 * Bengali included, and loses what is never drawn or turns the direction of text.
 */

/** Joiners and the emoji selector mean something in some places; they are judged apart. */
const judged = String.raw`\u200c\u200d\ufe0f`;
/**
 * Marks without a look: direction, byte order, soft hyphens, tags, fillers of Hangul, the Braille
 * cell without dots, annotation marks, the empty note.
 */
const unseen = new RegExp(
  String.raw`(?![${judged}])[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb\u{1d159}]`,
  'gu',
);

const joinedScripts = [
  'Bengali',
  'Devanagari',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Arabic',
];
const joined = joinedScripts.map((name) => String.raw`\p{Script=${name}}`).join('');
/** The sign below a consonant that has no vowel, in the scripts of India; it can end a word. */
const viramas = String.raw`\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca`;
// Without lookbehind, which iOS has since 16.4 only: a page would not start before that.
const endsJoined = new RegExp(`[${joined}]$`, 'u');
const beginsJoined = new RegExp(`^[${joined}]`, 'u');
const endsInVirama = new RegExp(`[${viramas}]$`, 'u');
const endsInPicture = /\p{Extended_Pictographic}$/u;
const endsInPartOfPicture = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]$/u;
const beginsWithPicture = /^\p{Extended_Pictographic}/u;
const judgedMarks = new RegExp(`[${judged}]`, 'gu');

/**
 * Whether a mark shapes what stands around it: a joiner within a word of a script that joins its
 * letters (র‍্যাব), after a virama (ত্‍), or between the parts of an emoji.
 */
function isShaping(mark: string, before: string, after: string): boolean {
  if (mark === '\ufe0f') return endsInPicture.test(before);
  if (endsInVirama.test(before)) return true;
  if (endsJoined.test(before) && beginsJoined.test(after)) return true;
  return mark === '\u200d' && endsInPartOfPicture.test(before) && beginsWithPicture.test(after);
}

/** Takes out the marks that shape nothing. */
const removeIdleMarks = (text: string): string =>
  text.replace(judgedMarks, (mark, at: number) => {
    // Two units hold the sign on each side, whichever it is.
    const [before, after] = [text.slice(Math.max(0, at - 2), at), text.slice(at + 1, at + 3)];
    return isShaping(mark, before, after) ? mark : '';
  });

const repeatedJoiners = /([\u200c\u200d])[\u200c\u200d]+/gu;

/** Whether something can be seen: a combining mark alone cannot. */
const hasVisible = (text: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

const removeUnseen = (text: string): string =>
  removeIdleMarks(text.normalize('NFC').replace(unseen, '').replace(repeatedJoiners, '$1'));

/**
 * Returns one line as others see it: spaces of every kind become one, unseen marks go, joiners stay
 * where they shape letters. Empty where nothing of the text can be seen.
 */
export function toVisibleText(typed: string): string {
  const text = removeUnseen(typed)
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\p{Cs}]/gu, '')
    .trim();
  return hasVisible(text) ? text : '';
}

/** As `toVisibleText`, for text of several lines: its lines and the spaces within them stay. */
export function toVisibleLines(typed: string): string {
  const text = removeUnseen(typed)
    .replace(/\r\n?|[\u2028\u2029]/gu, '\n')
    .replace(/(?![\n\t])[\p{Cc}\p{Cs}]/gu, '')
    .trim();
  return hasVisible(text) ? text : '';
}

/** Returns what two names share that look the same: form, case and joiners do not count. */
export const toNameKey = (name: string): string =>
  toVisibleText(name.normalize('NFKC')).toLowerCase().replace(judgedMarks, '');
