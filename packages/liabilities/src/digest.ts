/**
 * The hashes of the proof of liabilities. Every message has one fixed layout that begins with a
 * domain of 16 ASCII characters, so that messages of different kinds never coincide:
 *
 *   name   "khelaghor/name/1" | account name, UTF-8
 *   salt   "khelaghor/salt/1" | member key 32 | epoch 8 | currency 8
 *   part   "khelaghor/part/1" | salt 32 | name hash 32 | number of the part 4
 *   void   "khelaghor/void/1" | key of the house 32 | epoch 8 | currency 8 | number 8
 *   leaf   "khelaghor/leaf/1" | epoch 8 | currency 8 | tag 32 | amount 8
 *   node   "khelaghor/node/1" | left sum 8 | right sum 8 | left hash 32 | right hash 32
 *
 * Numbers are big-endian; a currency is its ASCII letters, padded with zero bytes.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** SHA-256, always 32 bytes. The server passes its faster implementation. */
export type Sha256 = (message: Uint8Array) => Uint8Array;

/** SHA-256 for every platform. */
export const portableSha256: Sha256 = sha256;

export const HASH_BYTES = 32;
export const AMOUNT_BYTES = 8;

/** Exclusive limit of amounts and sums, which fit a signed 64-bit number. */
export const AMOUNT_LIMIT = 2n ** 63n;

/** Identifies a tree: the number of its epoch, from 1, and its currency's letters. */
export type TreeScope = { readonly epoch: number; readonly currency: string };

const CURRENCY = /^[A-Z]{1,8}$/u;
const DOMAIN_BYTES = 16;
const SCOPE_BYTES = 16;

/** Whether a text can name a currency in the tree. */
export function isTreeCurrency(text: string): boolean {
  return CURRENCY.test(text);
}

/** Whether an amount is valid in a leaf or a node: 0 or more, and less than 2^63. */
export function isAmount(amount: bigint): boolean {
  return amount >= 0n && amount < AMOUNT_LIMIT;
}

const domains = {
  name: utf8ToBytes('khelaghor/name/1'),
  salt: utf8ToBytes('khelaghor/salt/1'),
  part: utf8ToBytes('khelaghor/part/1'),
  void: utf8ToBytes('khelaghor/void/1'),
  leaf: utf8ToBytes('khelaghor/leaf/1'),
  node: utf8ToBytes('khelaghor/node/1'),
};

function message(domain: keyof typeof domains, length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(DOMAIN_BYTES + length);
  bytes.set(domains[domain]);
  return bytes;
}

function getView(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Throws a `RangeError` for an invalid epoch or currency: both come from our own statement. */
function setScope(bytes: Uint8Array, at: number, { epoch, currency }: TreeScope): void {
  if (!Number.isSafeInteger(epoch) || epoch < 1) throw new RangeError(`not an epoch: ${epoch}`);
  if (!isTreeCurrency(currency)) throw new RangeError(`not a currency: ${currency}`);
  getView(bytes).setBigUint64(at, BigInt(epoch));
  bytes.set(utf8ToBytes(currency), at + 8);
}

/** The hash of an account name inside a tag. */
export function hashName(account: string, sha: Sha256 = portableSha256): Uint8Array {
  const name = utf8ToBytes(account);
  const bytes = message('name', name.length);
  bytes.set(name, DOMAIN_BYTES);
  return sha(bytes);
}

/** A member's secret salt for one tree, derived from the member key. */
export function getSalt(
  memberKey: Uint8Array,
  scope: TreeScope,
  sha: Sha256 = portableSha256,
): Uint8Array {
  const bytes = message('salt', HASH_BYTES + SCOPE_BYTES);
  bytes.set(memberKey, DOMAIN_BYTES);
  setScope(bytes, DOMAIN_BYTES + HASH_BYTES, scope);
  return sha(bytes);
}

/**
 * The tag of a leaf, published instead of a name. It hashes the account name, so the house cannot
 * show two members the same leaf, and the salt, so that no other reader can identify the member.
 */
export function hashLeafTag(
  salt: Uint8Array,
  name: Uint8Array,
  part: number,
  sha: Sha256 = portableSha256,
): Uint8Array {
  const bytes = message('part', 2 * HASH_BYTES + 4);
  bytes.set(salt, DOMAIN_BYTES);
  bytes.set(name, DOMAIN_BYTES + HASH_BYTES);
  getView(bytes).setUint32(DOMAIN_BYTES + 2 * HASH_BYTES, part);
  return sha(bytes);
}

/** The tag of an empty padding leaf without an owner. Readers cannot tell it from others. */
export function getVoidTag(
  houseKey: Uint8Array,
  scope: TreeScope,
  number: number,
  sha: Sha256 = portableSha256,
): Uint8Array {
  const bytes = message('void', HASH_BYTES + SCOPE_BYTES + 8);
  bytes.set(houseKey, DOMAIN_BYTES);
  setScope(bytes, DOMAIN_BYTES + HASH_BYTES, scope);
  getView(bytes).setBigUint64(DOMAIN_BYTES + HASH_BYTES + SCOPE_BYTES, BigInt(number));
  return sha(bytes);
}

/** Returns the hasher for the leaves of one tree, which reuses one buffer. */
export function createLeafHasher(
  scope: TreeScope,
  sha: Sha256 = portableSha256,
): (tag: Uint8Array, amount: bigint) => Uint8Array {
  const bytes = message('leaf', SCOPE_BYTES + HASH_BYTES + AMOUNT_BYTES);
  setScope(bytes, DOMAIN_BYTES, scope);
  const view = getView(bytes);
  return (tag, amount) => {
    bytes.set(tag, DOMAIN_BYTES + SCOPE_BYTES);
    view.setBigUint64(DOMAIN_BYTES + SCOPE_BYTES + HASH_BYTES, amount);
    return sha(bytes);
  };
}

/** A node or leaf as its parent sees it. */
export type Child = { readonly hash: Uint8Array; readonly sum: bigint };

/**
 * Returns the hasher for nodes. A hash covers each sum separately: with their total only, a prover
 * could show each side a different split and publish the larger side as the sum of both.
 */
export function createNodeHasher(
  sha: Sha256 = portableSha256,
): (left: Child, right: Child) => Uint8Array {
  const bytes = message('node', 2 * AMOUNT_BYTES + 2 * HASH_BYTES);
  const view = getView(bytes);
  return (left, right) => {
    view.setBigUint64(DOMAIN_BYTES, left.sum);
    view.setBigUint64(DOMAIN_BYTES + AMOUNT_BYTES, right.sum);
    bytes.set(left.hash, DOMAIN_BYTES + 2 * AMOUNT_BYTES);
    bytes.set(right.hash, DOMAIN_BYTES + 2 * AMOUNT_BYTES + HASH_BYTES);
    return sha(bytes);
  };
}
