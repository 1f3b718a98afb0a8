import { foldSearch } from '@khelaghor/typed-text/search-text.ts';

/**
 * Letters that are told apart in writing and mixed up in a hurry: long and short vowels, the three
 * sounds of s, two of n, of r and of j. Folded, the spellings of a word are one.
 */
const folds: readonly (readonly [RegExp, string])[] = [
  [/[\u09a1\u09a2]\u09bc|[\u09dc\u09dd]/gu, 'র'],
  [/ী/gu, 'ি'],
  [/ূ/gu, 'ু'],
  [/ঈ/gu, 'ই'],
  [/ঊ/gu, 'উ'],
  [/ণ/gu, 'ন'],
  [/[ষস]/gu, 'শ'],
  [/[য\u09df]/gu, 'জ'],
  [/ঙ/gu, 'ং'],
  // Written, and hardly heard: the moon, the dot, the joint, and what joins without a sound.
  [/[\u0981\u09bc\u09cd\u200c\u200d]/gu, ''],
];
const notWords = /[^\p{L}\p{M}\p{N}]+/gu;

/** Text as the search sees it: one case, one spelling, Latin digits, words with single spaces. */
export function foldText(text: string): string {
  return folds
    .reduce((left, [pattern, to]) => left.replaceAll(pattern, to), foldSearch(text))
    .replaceAll(notWords, ' ')
    .trim();
}
