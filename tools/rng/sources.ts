// Output of the fair stream for the tests, and generators that are known to be bad.
import { createFairStream } from '@khelaghor/fairness/stream.ts';
import { drawUniformInt } from '@khelaghor/fairness/uniform-int.ts';
import type { RandomNumbers } from '@khelaghor/game-engine/game-engine.ts';
import type { Bits } from './bit-tests.ts';
import type { Draw } from './scaled-tests.ts';

/** Gives words from 0 to 2^32 - 1, one after another. */
export type NextWord = () => number;

const wordsPerBlock = 8;
const serverSeed = new Uint8Array(32).fill(42);

/** The first block of each round, round after round: what most games use of their streams. */
export function createRoundWords(seed: string): NextWord {
  let nonce = 0;
  let words: readonly number[] = [];
  let place = wordsPerBlock;
  return () => {
    if (place === wordsPerBlock) {
      const inputs = { serverSeed, clientSeed: seed, nonce, scope: 'dice/1' };
      words = createFairStream(inputs).words(wordsPerBlock);
      [nonce, place] = [nonce + 1, 0];
    }
    place += 1;
    return words[place - 1] ?? 0;
  };
}

/** A linear congruential generator, whose low bits repeat soon. */
export function createCongruentialWords(): NextWord {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state;
  };
}

/** The words of a good generator, every other one with its highest bit set. */
export function createBiasedWords(next: NextWord): NextWord {
  let count = 0;
  return () => {
    count += 1;
    return count % 2 === 0 ? (next() | (2 ** 31)) >>> 0 : next();
  };
}

/** So many bits of the next words, the highest bit first. */
export function takeBits(next: NextWord, count: number): Bits {
  const bits = new Uint8Array(count);
  let word = 0;
  for (let index = 0; index < count; index += 1) {
    if (index % 32 === 0) word = next();
    bits[index] = (word >>> (31 - (index % 32))) & 1;
  }
  return bits;
}

/** Numbers as the fair stream scales its words. */
export function createNumbers(next: NextWord): RandomNumbers {
  const source = { nextWord: next };
  return { below: (n) => drawUniformInt(source, 2 ** 32, n).value };
}

/** Gives words that were taken before. Throws at their end. */
export function createReplay(words: Uint32Array): NextWord {
  let place = 0;
  return () => {
    const word = words[place];
    if (word === undefined) throw new RangeError('there are no more words');
    place += 1;
    return word;
  };
}

/** Draws lists of numbers. */
export function createDraw(next: NextWord): Draw {
  const { below } = createNumbers(next);
  return (n, count) => {
    const numbers = new Uint32Array(count);
    for (let index = 0; index < count; index += 1) numbers[index] = below(n);
    return numbers;
  };
}
