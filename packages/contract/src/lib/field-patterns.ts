import { matchesOwnPattern, readOwnPattern } from './custom-pattern.ts';

/** What the text of a field may look like. Pure, and the same for the server and the browser. */

/**
 * The patterns by their ids. Each is written so that a look at a text takes time that grows with
 * its length and no faster: what follows a repetition cannot begin with what is repeated.
 */
export const patternSources = {
  any: '*',
  letters_digits: '^[A-Za-z0-9]+$',
  letters_digits_first_letter: '^[A-Za-z][A-Za-z0-9]*$',
  first_letter: '^[A-Za-z][^]*$',
  no_special: '^[\\p{L}\\p{M}\\p{N}\\u200C\\u200D ]+$',
  email: "^[A-Za-z0-9.!#$%&'*+\\/=?^_{|}~`\\-]+@[A-Za-z0-9\\-]+(?:\\.[A-Za-z0-9\\-]+)+$",
  digits: '^[0-9]+$',
  one_uppercase: '^[^A-Z]*[A-Z][^]*$',
  letters_spaces: '^[A-Za-z]+(?: +[A-Za-z]+)*$',
  no_spaces: '^\\S+$',
  mixed: '^(?=[^A-Z]*[A-Z])(?=[^a-z]*[a-z])(?=[^0-9]*[0-9])(?=[A-Za-z0-9]*[^A-Za-z0-9])[^]+$',
  full_name:
    "^\\p{L}[\\p{L}\\p{M}\\u200C\\u200D.'’\\-]*(?: +[\\p{L}\\p{M}\\u200C\\u200D.'’\\-]+)+$",
  thai: '^[\\p{Script=Thai} ]+$',
  korean: '^[\\p{Script=Hangul} ]+$',
  japanese: '^[\\u3000-\\u3002\\u3041-\\u309F\\u30A0-\\u30FF\\uFF01-\\uFF5E\\p{Script=Han}]+$',
  uppercase: '^[A-Z]+$',
  date_year_first: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
  date_month_first: '^[0-9]{2}-[0-9]{2}-[0-9]{4}$',
} as const;

export type KnownPattern = keyof typeof patternSources;
/** `own`: the operator's, which stands in `acceptedPattern`. */
export type PatternId = KnownPattern | 'own';
export const patternIds = [...Object.keys(patternSources), 'own'] as PatternId[];

const isKnown = (id: string): id is KnownPattern => Object.hasOwn(patternSources, id);

/** Whether there is such a day. */
function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  // The Date constructor takes the years 0 to 99 for those of the twentieth century.
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year > 0;
}

/** Beside the source: what no regular expression knows. */
const further: { readonly [Id in KnownPattern]?: (text: string) => boolean } = {
  date_year_first: (text) => {
    const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
    return isDay(year, month, day);
  },
  date_month_first: (text) => {
    const [month = 0, day = 0, year = 0] = text.split('-').map(Number);
    return isDay(year, month, day);
  },
};

/** What a pattern says of a text; `*` takes everything that can be seen. */
export function matchesPattern(
  { patternId, acceptedPattern }: { readonly patternId: string; readonly acceptedPattern: string },
  text: string,
): boolean {
  if (acceptedPattern === '*') return true;
  if (isKnown(patternId)) {
    const isRight = new RegExp(patternSources[patternId], 'u').test(text);
    return isRight && (further[patternId]?.(text) ?? true);
  }
  const own = readOwnPattern(acceptedPattern);
  return own !== null && matchesOwnPattern(own, text);
}

/** Whether both say the same: an id with its source, or `own` with a pattern that can be read. */
export const isPattern = (patternId: string, acceptedPattern: string): boolean =>
  isKnown(patternId)
    ? acceptedPattern === patternSources[patternId]
    : patternId === 'own' && readOwnPattern(acceptedPattern) !== null;
