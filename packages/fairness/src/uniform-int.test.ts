import { expect, test } from 'vitest';
import { drawUniformInt } from './uniform-int.ts';
import type { WordSource } from './uniform-int.ts';

const BYTE_WORDS = 256;

/** Gives these words one after another, and takes them out of the array. */
const createSource = (words: number[]): WordSource => ({
  nextWord: () => words.shift() ?? Number.NaN,
});

/** What one first word leads to; after a refusal comes a zero, which is always accepted. */
function drawnFrom(word: number, n: number) {
  return drawUniformInt(createSource([word, 0]), BYTE_WORDS, n);
}

test('with words of eight bits, every number below every n is equally frequent', () => {
  for (let n = 1; n <= BYTE_WORDS; n += 1) {
    const drawn = Array.from({ length: BYTE_WORDS }, (_, word) => drawnFrom(word, n));
    const accepted = drawn.filter(({ rejected }) => rejected === 0);
    const seen = Array.from({ length: n }, () => 0);
    for (const { value } of accepted) seen[value] = (seen[value] ?? 0) + 1;
    const rounds = Math.floor(BYTE_WORDS / n);
    expect(seen, `below ${n}`).toEqual(Array.from({ length: n }, () => rounds));
    expect(accepted.length, `below ${n}`).toBe(rounds * n);
    expect(drawn.every(({ rejected }) => rejected <= 1)).toBe(true);
  }
});

test('refused words are counted and the first accepted one is used', () => {
  const words = [255, 254, 253, 252, 251, 7];
  expect(drawUniformInt(createSource(words), BYTE_WORDS, 6)).toEqual({
    value: 251 % 6,
    rejected: 4,
  });
  expect(words).toEqual([7]);
});

test.each([0, -1, 1.5, Number.NaN, 257])('drawing below %s is a bug', (n) => {
  expect(() => drawUniformInt(createSource([0]), BYTE_WORDS, n)).toThrow(RangeError);
});
