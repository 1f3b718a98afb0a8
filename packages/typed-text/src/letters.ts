/** Built at the first use: a browser without it must not fail at the import. */
let segmenter: Intl.Segmenter | undefined;

/** A sign with the marks and joiners that follow it. */
const signWithMarks = /\P{M}[\p{M}\u200c\u200d]*|\p{M}+/gu;

/**
 * Returns the letters that a person sees in a text, in order: one with its vowel signs counts as
 * one. Firefox before 125 cannot tell them apart and takes each sign with the marks that follow it.
 */
export function splitLetters(text: string): readonly string[] {
  if (!('Segmenter' in Intl)) return text.match(signWithMarks) ?? [];
  segmenter ??= new Intl.Segmenter('bn', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
