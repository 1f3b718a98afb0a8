/**
 * Length-prefixed fields, so that two different lists of values never give the same bytes:
 * ("a", "bc") and ("ab", "c") differ, and no value can imitate a separator.
 */
import { utf8ToBytes } from '@noble/hashes/utils.js';

// Written byte by byte: a view onto the memory of so few bytes costs more than they do, and this
// runs for every bet.

/** Puts the four big-endian bytes of a whole number from 0 to 2^32 - 1 into `bytes`. */
export function putUint32(bytes: Uint8Array, at: number, value: number): void {
  bytes[at] = value >>> 24;
  bytes[at + 1] = value >>> 16;
  bytes[at + 2] = value >>> 8;
  bytes[at + 3] = value;
}

/** The whole number from 0 to 2^32 - 1 whose four big-endian bytes are at a place. */
export function readUint32(bytes: Uint8Array, at: number): number {
  const [a = 0, b = 0, c = 0, d = 0] = [bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]];
  return ((a << 24) | (b << 16) | (c << 8) | d) >>> 0;
}

const POOL_BYTES = 8_192;
let pool = new Uint8Array();
let poolUsed = 0;

/** Zero bytes out of a large buffer: one of their own would cost more than what fills them. */
function takeBytes(count: number): Uint8Array {
  if (count > POOL_BYTES) return new Uint8Array(count);
  if (poolUsed + count > pool.length) {
    pool = new Uint8Array(POOL_BYTES);
    poolUsed = 0;
  }
  poolUsed += count;
  return pool.subarray(poolUsed - count, poolUsed);
}

const countFieldBytes = (field: Uint8Array | string): number =>
  typeof field === 'string' ? countBytes(field) : field.length;

/** Puts the UTF-8 bytes of a text into `bytes`; for most texts no array is made for them. */
function putText(bytes: Uint8Array, at: number, text: string): void {
  for (let place = 0; place < text.length; place += 1) {
    const code = text.charCodeAt(place);
    if (code > 0x7f) {
      bytes.set(encodeText(text), at);
      return;
    }
    bytes[at + place] = code;
  }
}

/**
 * Each field as four bytes of length (big-endian) and then its bytes, one after another; a text as
 * its UTF-8 bytes. Throws a `RangeError` for half a surrogate pair, which has none.
 */
export function addLengthPrefixes(fields: readonly (Uint8Array | string)[]): Uint8Array {
  let length = 0;
  for (const field of fields) length += 4 + countFieldBytes(field);
  const bytes = takeBytes(length);
  let at = 0;
  for (const field of fields) {
    const count = countFieldBytes(field);
    putUint32(bytes, at, count);
    if (typeof field === 'string') putText(bytes, at + 4, field);
    else bytes.set(field, at + 4);
    at += 4 + count;
  }
  return bytes;
}

/** Puts the eight big-endian bytes of a whole number from 0 to 2^53 - 1 into `bytes`. */
export function putUint64(bytes: Uint8Array, at: number, value: number): void {
  putUint32(bytes, at, Math.floor(value / 2 ** 32));
  putUint32(bytes, at + 4, value % 2 ** 32);
}

/** The eight big-endian bytes of a whole number from 0 to 2^53 - 1. */
export function encodeUint64(value: number): Uint8Array {
  const bytes = new Uint8Array(8);
  putUint64(bytes, 0, value);
  return bytes;
}

/** The bytes of a text that has one for each letter; null for any other. */
function encodeAscii(text: string): Uint8Array | null {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code > 0x7f) return null;
    bytes[at] = code;
  }
  return bytes;
}

/** UTF-8 bytes. Throws a `RangeError` for half a surrogate pair, which has none. */
export function encodeText(text: string): Uint8Array {
  const bytes = encodeAscii(text);
  if (bytes) return bytes;
  if (!text.isWellFormed()) throw new RangeError('a text with half a surrogate pair');
  return utf8ToBytes(text);
}

/** The length of a text in UTF-8 bytes. */
export function countBytes(text: string): number {
  let bytes = text.length;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code <= 0x7f) continue;
    // A surrogate pair is two units and four bytes.
    bytes += code <= 0x7ff || (code >= 0xd800 && code <= 0xdfff) ? 1 : 2;
  }
  return bytes;
}
