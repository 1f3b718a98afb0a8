/**
 * The fair stream: every outcome of every game of ours is drawn from it, and anyone who knows
 * the four inputs can draw it again. This is the whole algorithm.
 *
 * Inputs
 *   serverSeed  32 bytes; SHA-256 of them was shown before the bet (see seed.ts)
 *   clientSeed  text, as chosen by the player; in a shared round the published beacon value
 *   nonce       whole number from 0 to 2^53 - 1; goes up by one with each bet on a pair of seeds
 *   scope       ASCII text, game and version, such as "dice/1"
 *
 * Blocks
 *   Block number c, for c = 0, 1, 2 ... up to 2^32 - 1, is the 32 bytes
 *     HMAC-SHA256(key = serverSeed, message)
 *   where the message is five fields, each preceded by its length in bytes as a four-byte
 *   big-endian number:
 *
 *     length       field
 *     00 00 00 10  "khelaghor/fair/1", 16 bytes of ASCII
 *     4 bytes      scope, ASCII
 *     4 bytes      clientSeed, UTF-8
 *     00 00 00 08  nonce, eight bytes, big-endian
 *     00 00 00 04  c, four bytes, big-endian
 *
 * Words
 *   Each block is cut into eight words of four bytes, first bytes first, each read as a
 *   big-endian number from 0 to 2^32 - 1. Words are used in this order: those of block 0, then
 *   those of block 1, and so on. None is skipped and none is used twice.
 *
 * A number below n (n from 1 to 2^32)
 *   Let accepted = 2^32 - (2^32 mod n). Take the next word. If it is accepted or more, refuse it
 *   and take the next one. Otherwise the number is word mod n. A number below 1 takes a word too.
 *
 * Known answers are in vectors.json beside this package.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import {
  addLengthPrefixes,
  putUint32,
  encodeText,
  readUint32,
  putUint64,
} from './length-prefix.ts';
import { drawUniformInt } from './uniform-int.ts';
import { requireSeed } from './seed.ts';

/** The inputs of a stream, which the head of this file defines. */
export type FairInputs = {
  readonly serverSeed: Uint8Array;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly scope: string;
};

/**
 * Begins the HMAC-SHA256 of a message. Each call of what it returns puts the eight words of the
 * hash of the message as it is then into an array: only the last four bytes of a message change.
 */
export type BeginHmac = (key: Uint8Array, message: Uint8Array) => (words: number[]) => void;

/** A forward-only stream of fair numbers. */
export type FairStream = {
  /** The next number from 0 to n - 1. Throws a `RangeError` unless n is whole, 1 to 2^32. */
  below(n: number): number;
  /** The next raw words, each from 0 to 2^32 - 1, before scaling: for test laboratories. */
  words(count: number): number[];
  /** How many words were taken so far, refused ones included. */
  readonly used: number;
  /** How many of them were refused so that every number stays equally likely. */
  readonly rejected: number;
};

const LABEL_BYTES = encodeText('khelaghor/fair/1');
const WORD_COUNT = 2 ** 32;
const WORDS_PER_BLOCK = 8;
const ZERO_NONCE = new Uint8Array(8);
const ZERO_BLOCK = new Uint8Array(4);
/** The length and the bytes of the block number. */
const AFTER_NONCE = 8;
const SCOPE = /^[a-z0-9]+(?:-[a-z0-9]+)*\/[1-9][0-9]*$/u;

/**
 * Opens the stream of one bet or one draw. Throws a `RangeError` when the server seed is not 32
 * bytes, the nonce is not a safe whole number from zero, the scope is not a lower-case name, a
 * slash and a version, or the client seed is not well-formed Unicode. `beginHmac` is the
 * platform's own HMAC where it is faster than the portable one; the numbers are the same.
 */
export const createFairStream = (
  inputs: FairInputs,
  beginHmac: BeginHmac = beginPortableHmac,
): FairStream => new Numbers(beginBlocks(inputs, beginHmac));

/** A class, because streams are opened often and an object with accessors is slow to make. */
class Numbers implements FairStream {
  readonly #computeBlock: (c: number, words: number[]) => void;
  readonly #block: number[] = [0, 0, 0, 0, 0, 0, 0, 0];
  used = 0;
  rejected = 0;

  constructor(computeBlock: (c: number, words: number[]) => void) {
    this.#computeBlock = computeBlock;
  }

  nextWord(): number {
    const place = this.used % WORDS_PER_BLOCK;
    if (place === 0) this.#computeBlock(this.used / WORDS_PER_BLOCK, this.#block);
    this.used += 1;
    return this.#block[place] ?? 0;
  }

  below(n: number): number {
    const drawn = drawUniformInt(this, WORD_COUNT, n);
    this.rejected += drawn.rejected;
    return drawn.value;
  }

  words(count: number): number[] {
    return Array.from({ length: count }, () => this.nextWord());
  }
}

/** The message of a stream's blocks, whose last four bytes are the number of the block. */
function getMessage({ clientSeed, nonce, scope }: FairInputs): Uint8Array {
  if (!Number.isSafeInteger(nonce) || nonce < 0) throw new RangeError(`not a nonce: ${nonce}`);
  if (!SCOPE.test(scope)) throw new RangeError(`not a scope: ${scope}`);
  const message = addLengthPrefixes([LABEL_BYTES, scope, clientSeed, ZERO_NONCE, ZERO_BLOCK]);
  putUint64(message, message.length - AFTER_NONCE - 8, nonce);
  return message;
}

/** Objects in which every block is computed: making these objects takes longer than the hashes. */
const scratch = hmac.create(sha256, new Uint8Array(32));
const scratchBlock = new Uint8Array(32);

/** The portable HMAC of messages that differ in their last four bytes: the rest is hashed once. */
function beginPortableHmac(key: Uint8Array, message: Uint8Array): (words: number[]) => void {
  const begun = hmac.create(sha256, key).update(message.subarray(0, -4));
  const last = message.subarray(-4);
  return (words) => {
    begun._cloneInto(scratch).update(last).digestInto(scratchBlock);
    for (let place = 0; place < WORDS_PER_BLOCK; place += 1)
      words[place] = readUint32(scratchBlock, place * 4);
  };
}

function beginBlocks(
  inputs: FairInputs,
  beginHmac: BeginHmac,
): (c: number, words: number[]) => void {
  const message = getMessage(inputs);
  const compute = beginHmac(requireSeed(inputs.serverSeed), message);
  return (c, words) => {
    // Words would repeat after 2^35 words, when the block number wraps; no game needs so many.
    if (c >= WORD_COUNT) throw new RangeError('the stream has come to its end');
    putUint32(message, message.length - 4, c);
    compute(words);
  };
}
