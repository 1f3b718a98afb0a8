/** Stands for a run of digits. All runs become it, so no other text of a password looks like it. */
const mark = '0';
const lettersMin = 4;

/**
 * Returns what passwords such as Rahim123 and rahim124 have in common: their text in lower case
 * (NFKC), with one mark for each run of digits of any script. Null: it has fewer than four letters,
 * and many members share such a pattern. A vowel sign of Bengali is a letter.
 */
export function getPasswordPattern(password: string): string | null {
  const pattern = password
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\p{Nd}+/gu, mark);
  const letters = pattern.match(/\p{Alphabetic}/gu) ?? [];
  return letters.length < lettersMin ? null : pattern;
}
