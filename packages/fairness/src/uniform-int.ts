/**
 * From equally likely words to an equally likely number below n.
 *
 * The words at the end of the range, which do not make a full round of n, are refused and
 * counted; the rest divide evenly, so no value is more likely than another. The word size is an
 * argument: with words of eight bits the same code is proven by trying every word.
 */

/** A number below n, and how many words were refused before it. */
export type UniformInt = { readonly value: number; readonly rejected: number };

/**
 * Takes words from `nextWord` (each from 0 to `wordCount - 1`, equally likely) until one falls
 * in a full round of `n`. Throws a `RangeError` when n is not a whole number from 1 to
 * `wordCount`. At least half of all words are accepted, whatever n is.
 */
export function drawUniformInt(nextWord: () => number, wordCount: number, n: number): UniformInt {
  if (!Number.isInteger(n) || n < 1 || n > wordCount) {
    throw new RangeError(`cannot draw below ${n} from ${wordCount} words`);
  }
  const accepted = wordCount - (wordCount % n);
  for (let rejected = 0; ; rejected += 1) {
    const word = nextWord();
    if (word < accepted) return { value: word % n, rejected };
  }
}
