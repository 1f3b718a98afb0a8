import { hash } from 'node:crypto';
import type { BeginHmac } from '@khelaghor/fairness/stream.ts';

const BLOCK_BYTES = 64;
const HASH_BYTES = 32;

// What is hashed. Messages take turns in the same buffers: making some takes longer than hashing.
let inner = Buffer.alloc(512);
const outer = Buffer.alloc(BLOCK_BYTES + HASH_BYTES);
let owner: object | null = null;

/** The part of `inner` that the message fills with the padded key before it. */
let filled = inner.subarray(0, 0);

/** Fills the buffers with a padded key of at most 64 bytes and a message. */
function fillBuffers(key: Uint8Array, message: Uint8Array): void {
  const length = BLOCK_BYTES + message.length;
  if (length > inner.length) inner = Buffer.alloc(length);
  // A view costs more than a comparison, and messages of one game are of one length.
  if (filled.length !== length) filled = inner.subarray(0, length);
  for (let at = 0; at < BLOCK_BYTES; at += 1) {
    const byte = key[at] ?? 0;
    inner[at] = byte ^ 0x36;
    outer[at] = byte ^ 0x5c;
  }
  inner.set(message, BLOCK_BYTES);
}

/** The number of which four letters of a binary text are the bytes, the first of them highest. */
const readWord = (text: string, at: number): number =>
  ((text.charCodeAt(at) << 24) |
    (text.charCodeAt(at + 1) << 16) |
    (text.charCodeAt(at + 2) << 8) |
    text.charCodeAt(at + 3)) >>>
  0;

/**
 * HMAC-SHA256 (RFC 2104) of a message whose last four bytes may change from call to call, by two
 * hashes of the platform: Node's own HMAC makes an object for each key, which takes ten times as
 * long. Throws a `RangeError` for a key above 64 bytes.
 */
export const beginHmac: BeginHmac = (key, message) => {
  if (key.length > BLOCK_BYTES) throw new RangeError(`a key of ${key.length} bytes`);
  const last = message.length - 4;
  return function computeHmac(words) {
    if (owner !== computeHmac) fillBuffers(key, message);
    owner = computeHmac;
    for (let at = last; at < message.length; at += 1) filled[BLOCK_BYTES + at] = message[at] ?? 0;
    // As text: a buffer that Node makes for each result costs more than the hash.
    outer.write(hash('sha256', filled, 'binary'), BLOCK_BYTES, 'binary');
    const digest = hash('sha256', outer, 'binary');
    for (let at = 0; at < HASH_BYTES; at += 4) words[at / 4] = readWord(digest, at);
  };
};
