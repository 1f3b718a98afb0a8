/**
 * One signature under the receipts of several bets that were taken in the same moment.
 *
 * Each receipt's text is a leaf of a binary hash tree, and what is signed is the tree's root:
 *
 *   leaf = SHA-256(0x00 || text)      node = SHA-256(0x01 || left || right)
 *
 * as in RFC 9162, so that no leaf passes for a node. Missing leaves, up to the next power of two,
 * are 32 zero bytes. Each bet is given the signature, the place of its leaf in one byte, and the
 * hashes beside its way up, from the leaf on: 64 + 1 + 32 for each level. A receipt signed alone
 * is its 64 bytes of signature and nothing more, over its own text.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes } from '@noble/hashes/utils.js';
import { encodeText } from './length-prefix.ts';

/** How many receipts one signature covers at most. */
export const RECEIPTS_MAX = 16;

const SIGNATURE_BYTES = 64;
const HASH_BYTES = 32;
const HEADING = 'khelaghor/receipts/1';
const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);

/** SHA-256 of bytes; where it is called often, the platform's own is faster. */
export type HashBytes = (bytes: Uint8Array) => Uint8Array;

const getLeaf = (text: string, hash: HashBytes) => hash(concatBytes(LEAF, encodeText(text)));
const getNode = (left: Uint8Array, right: Uint8Array, hash: HashBytes) =>
  hash(concatBytes(NODE, left, right));
const formatRoot = (root: Uint8Array) => `${HEADING}\n${bytesToHex(root)}\n`;

/** The tree's levels, from the leaves to the root, over 2 to `RECEIPTS_MAX` leaves. */
function getLevels(leaves: readonly Uint8Array[], hash: HashBytes): readonly Uint8Array[][] {
  const width = 2 ** Math.ceil(Math.log2(leaves.length));
  const missing = Array.from({ length: width - leaves.length }, () => new Uint8Array(HASH_BYTES));
  const levels = [[...leaves, ...missing]];
  for (let level = levels[0] ?? []; level.length > 1;) {
    const above: Uint8Array[] = [];
    for (let at = 0; at + 1 < level.length; at += 2)
      above.push(getNode(level[at] as Uint8Array, level[at + 1] as Uint8Array, hash));
    levels.push(above);
    level = above;
  }
  return levels;
}

/** The text to sign for some receipts, and how each of them gets its receipt once it is signed. */
export type ReceiptsToSign = {
  readonly text: string;
  /** The receipt in the given place, from the 64 bytes of the signature under `text`. */
  readonly receiptAt: (place: number, signature: Uint8Array) => Uint8Array;
};

/**
 * Puts 1 to `RECEIPTS_MAX` texts of receipts under one signature. Throws a `RangeError` for fewer
 * or more.
 */
export function prepareReceipts(
  texts: readonly string[],
  hash: HashBytes = sha256,
): ReceiptsToSign {
  const [first] = texts;
  if (first === undefined || texts.length > RECEIPTS_MAX)
    throw new RangeError(`not under one signature: ${texts.length} receipts`);
  if (texts.length === 1) return { text: first, receiptAt: (_place, signature) => signature };
  const leaves = texts.map((text) => getLeaf(text, hash));
  const levels = getLevels(leaves, hash);
  const [root] = levels.at(-1) ?? [];
  return {
    text: formatRoot(root as Uint8Array),
    receiptAt: (place, signature) => {
      const beside = levels.slice(0, -1).map((nodes, level) => nodes[(place >> level) ^ 1]);
      return concatBytes(signature, Uint8Array.of(place), ...(beside as Uint8Array[]));
    },
  };
}

/** A receipt taken apart: the signature, and the text that it must be under. */
export type OpenedReceipt = { readonly signature: Uint8Array; readonly signedText: string };

/** Reads a receipt that was given for a text; null when its bytes are no receipt. */
export function openReceipt(
  text: string,
  receipt: Uint8Array,
  hash: HashBytes = sha256,
): OpenedReceipt | null {
  const signature = receipt.slice(0, SIGNATURE_BYTES);
  if (receipt.length === SIGNATURE_BYTES) return { signature, signedText: text };
  const place = receipt[SIGNATURE_BYTES];
  const path = receipt.slice(SIGNATURE_BYTES + 1);
  const depth = path.length / HASH_BYTES;
  if (place === undefined || !Number.isInteger(depth) || depth < 1) return null;
  if (2 ** depth > RECEIPTS_MAX || place >= 2 ** depth) return null;
  let node = getLeaf(text, hash);
  for (let level = 0; level < depth; level += 1) {
    const beside = path.slice(level * HASH_BYTES, (level + 1) * HASH_BYTES);
    const isRight = ((place >> level) & 1) === 1;
    node = isRight ? getNode(beside, node, hash) : getNode(node, beside, hash);
  }
  return { signature, signedText: formatRoot(node) };
}
