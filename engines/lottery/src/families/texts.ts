/** Words of which the labels and rules of a family are composed, in both languages. */
import type { Text } from '../play.ts';

/** A number that is counted: "three", তিন, and with Bengali's particle for things তিনটি. */
type CountWord = Text & { readonly bnThings: string };

const countWords: readonly CountWord[] = [
  { bn: 'এক', bnThings: 'একটি', en: 'one' },
  { bn: 'দুই', bnThings: 'দুটি', en: 'two' },
  { bn: 'তিন', bnThings: 'তিনটি', en: 'three' },
  { bn: 'চার', bnThings: 'চারটি', en: 'four' },
  { bn: 'পাঁচ', bnThings: 'পাঁচটি', en: 'five' },
  { bn: 'ছয়', bnThings: 'ছয়টি', en: 'six' },
  { bn: 'সাত', bnThings: 'সাতটি', en: 'seven' },
  { bn: 'আট', bnThings: 'আটটি', en: 'eight' },
  { bn: 'নয়', bnThings: 'নয়টি', en: 'nine' },
  { bn: 'দশ', bnThings: 'দশটি', en: 'ten' },
];

/** The word for a count from 1 to 10. Throws a `RangeError` for another. */
export function getCountWord(count: number): CountWord {
  const word = countWords[count - 1];
  if (!word) throw new RangeError(`no word for ${count}`);
  return word;
}

const ordinals: readonly Text[] = [
  { bn: 'প্রথম', en: 'first' },
  { bn: 'দ্বিতীয়', en: 'second' },
  { bn: 'তৃতীয়', en: 'third' },
  { bn: 'চতুর্থ', en: 'fourth' },
  { bn: 'পঞ্চম', en: 'fifth' },
  { bn: 'ষষ্ঠ', en: 'sixth' },
  { bn: 'সপ্তম', en: 'seventh' },
  { bn: 'অষ্টম', en: 'eighth' },
  { bn: 'নবম', en: 'ninth' },
  { bn: 'দশম', en: 'tenth' },
];

/** The word for the place of an index: "first" for 0. Throws a `RangeError` above nine. */
export function getOrdinal(index: number): Text {
  const ordinal = ordinals[index];
  if (!ordinal) throw new RangeError(`no ordinal for ${index}`);
  return ordinal;
}

/** A text with a capital first letter. */
export const toCapitalized = (text: string): string =>
  `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
