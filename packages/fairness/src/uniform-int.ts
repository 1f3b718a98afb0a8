/**
 * From equally likely words to an equally likely number below n.
 *
 * The words at the end of the range, which do not make a full round of n, are refused and
 * counted; the rest divide evenly, so no value is more likely than another. The word size is an
 * argument: with words of eight bits the same code is proven by trying every word.
 */

/** Gives equally likely words one after another. An object: streams need no function each. */
export type WordSource = { nextWord(): number };

/** A number below n, and how many words were refused before it. */
export type UniformInt = { readonly value: number; readonly rejected: number };

/**
 * Takes words from `source` (each from 0 to `wordCount - 1`, equally likely) until one falls
 * in a full round of `n`. Throws a `RangeError` when n is not a whole number from 1 to
 * `wordCount`. At least half of all words are accepted, whatever n is.
 */
export function drawUniformInt(source: WordSource, wordCount: number, n: number): UniformInt {
  if (!Number.isInteger(n) || n < 1 || n > wordCount) {
    throw new RangeError(`cannot draw below ${n} from ${wordCount} words`);
  }
  // By division, which is exact for such numbers: `%` above 2^31 calls a slow function.
  const accepted = Math.floor(wordCount / n) * n;
  for (let rejected = 0; ; rejected += 1) {
    const word = source.nextWord();
    if (word >= accepted) continue;
    // The shift changes no value, but makes it an integer for V8, which keeps fractions otherwise.
    return { value: (word - Math.floor(word / n) * n) >>> 0, rejected };
  }
}
