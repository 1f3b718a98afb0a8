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
  encodeUint64,
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

/** HMAC-SHA256: 32 bytes. The platform's own is faster when streams are opened often. */
export type HmacSha256 = (key: Uint8Array, message: Uint8Array) => Uint8Array;

const computePortableHmac: HmacSha256 = (key, message) => hmac(sha256, key, message);

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
const SCOPE = /^[a-z0-9]+(?:-[a-z0-9]+)*\/[1-9][0-9]*$/u;

/**
 * Opens the stream of one bet or one draw. Throws a `RangeError` when the server seed is not 32
 * bytes, the nonce is not a safe whole number from zero, the scope is not a lower-case name, a
 * slash and a version, or the client seed is not well-formed Unicode.
 */
export function createFairStream(
  inputs: FairInputs,
  mac: HmacSha256 = computePortableHmac,
): FairStream {
  const blockOf = getBlocks(inputs, mac);
  let block: Uint8Array = new Uint8Array();
  let used = 0;
  let rejected = 0;

  function nextWord(): number {
    const place = used % WORDS_PER_BLOCK;
    if (place === 0) block = blockOf(used / WORDS_PER_BLOCK);
    used += 1;
    return readUint32(block, place * 4);
  }

  return {
    below(n) {
      const drawn = drawUniformInt(nextWord, WORD_COUNT, n);
      rejected += drawn.rejected;
      return drawn.value;
    },
    words(count) {
      return Array.from({ length: count }, nextWord);
    },
    get used() {
      return used;
    },
    get rejected() {
      return rejected;
    },
  };
}

function getBlocks(
  { serverSeed, clientSeed, nonce, scope }: FairInputs,
  mac: HmacSha256,
): (c: number) => Uint8Array {
  if (!Number.isSafeInteger(nonce) || nonce < 0) throw new RangeError(`not a nonce: ${nonce}`);
  if (!SCOPE.test(scope)) throw new RangeError(`not a scope: ${scope}`);
  const key = requireSeed(serverSeed);
  const message = addLengthPrefixes([
    LABEL_BYTES,
    encodeText(scope),
    encodeText(clientSeed),
    encodeUint64(nonce),
    new Uint8Array(4),
  ]);
  // The block number is the last field, so that only its four bytes change from block to block.
  const blockNumberAt = message.length - 4;
  return (c) => {
    // Words would repeat after 2^35 words, when the block number wraps; no game needs so many.
    if (c >= WORD_COUNT) throw new RangeError('the stream has come to its end');
    putUint32(message, blockNumberAt, c);
    return mac(key, message);
  };
}
