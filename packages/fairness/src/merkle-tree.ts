/**
 * A Merkle tree as in RFC 9162, section 2.1, over leaves that are hashes already:
 *
 *   node = SHA-256(0x01 || left || right)
 *
 * Pairs are hashed level by level; a node without a partner moves up unchanged. The root of no
 * leaves is SHA-256 of nothing.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';
import type { HashBytes } from './receipt-tree.ts';

const HASH_BYTES = 32;
const NODE = Uint8Array.of(1);

/** All nodes of a tree: the leaves, then each level above them, at the end the root. */
export type MerkleTree = {
  readonly leafCount: number;
  /** 32 bytes for each node of a level. */
  readonly levels: readonly Uint8Array[];
};

const readNode = (level: Uint8Array, place: number): Uint8Array =>
  level.subarray(place * HASH_BYTES, (place + 1) * HASH_BYTES);

/** Nodes to hash before yielding to other tasks. */
const BREATH = 2_048;

/** Builds the tree over leaves of 32 bytes each. It yields regularly to other tasks. */
export function* buildMerkleTree(
  leaves: Uint8Array,
  hash: HashBytes = sha256,
): Generator<undefined, MerkleTree> {
  const leafCount = leaves.length / HASH_BYTES;
  const levels = [leaves];
  const pair = new Uint8Array(1 + 2 * HASH_BYTES);
  pair.set(NODE);
  for (let below = leaves; below.length > HASH_BYTES;) {
    const pairs = Math.floor(below.length / (2 * HASH_BYTES));
    const level = new Uint8Array(Math.ceil(below.length / (2 * HASH_BYTES)) * HASH_BYTES);
    for (let place = 0; place < pairs; place += 1) {
      pair.set(below.subarray(place * 2 * HASH_BYTES, (place + 1) * 2 * HASH_BYTES), 1);
      level.set(hash(pair), place * HASH_BYTES);
      if (place % BREATH === BREATH - 1) yield;
    }
    level.set(below.subarray(pairs * 2 * HASH_BYTES), pairs * HASH_BYTES);
    levels.push(level);
    below = level;
  }
  return { leafCount, levels };
}

/** The root of a tree, 32 bytes. */
export function getRoot({ leafCount, levels }: MerkleTree, hash: HashBytes = sha256): Uint8Array {
  if (leafCount === 0) return hash(new Uint8Array());
  return readNode(levels.at(-1) as Uint8Array, 0);
}

/** The hashes beside the way from a leaf to the root, the lowest first. */
export function getInclusionPath({ leafCount, levels }: MerkleTree, place: number): Uint8Array[] {
  if (!Number.isInteger(place) || place < 0 || place >= leafCount)
    throw new RangeError(`a tree of ${leafCount} leaves has no place ${place}`);
  return levels.slice(0, -1).flatMap((level, height) => {
    const beside = readNode(level, (place >> height) ^ 1);
    return beside.length === 0 ? [] : [beside.slice()];
  });
}

/**
 * The root to which a path leads from a leaf; null when the path has not the length that this place
 * has in a tree of so many leaves. Never throws for hashes of other lengths: it leads elsewhere.
 */
export function computeRootFromPath(
  leaf: Uint8Array,
  { place, leafCount, path }: { place: number; leafCount: number; path: readonly Uint8Array[] },
  hash: HashBytes = sha256,
): Uint8Array | null {
  const isPlace = Number.isInteger(place) && place >= 0 && place < leafCount;
  if (!isPlace || !(leafCount <= 2 ** 31)) return null;
  let node = leaf;
  let used = 0;
  for (let at = place, last = leafCount - 1; last > 0; at >>= 1, last >>= 1) {
    const isRight = at % 2 === 1;
    // The last node of a level with an odd number of nodes has no partner.
    if (!isRight && at === last) continue;
    const beside = path[used];
    if (!beside) return null;
    used += 1;
    node = hash(isRight ? concatBytes(NODE, beside, node) : concatBytes(NODE, node, beside));
  }
  return used === path.length ? node : null;
}
