/** The Merkle-sum tree over the leaves of an epoch. */
import {
  AMOUNT_LIMIT,
  HASH_BYTES,
  createLeafHasher,
  createNodeHasher,
  portableSha256,
} from './digest.ts';
import type { Child, Sha256, TreeScope } from './digest.ts';
import type { Leaves } from './leaves.ts';

/**
 * All nodes of a tree, level by level: first the leaves, then their parents, at the end the root.
 */
export type Tree = {
  readonly leafCount: number;
  /** 32 bytes for each node. */
  readonly hashes: Uint8Array;
  readonly sums: BigUint64Array;
};

/** A tree, or the refusal of a sum beyond 63 bits. */
export type BuiltTree =
  | { readonly ok: true; readonly tree: Tree }
  | { readonly ok: false; readonly refusal: 'sum_overflow' };

/** How many levels lie below the root. */
export function getDepth(leafCount: number): number {
  return Math.log2(leafCount);
}

/** The number of nodes before a level; level 0 is that of the leaves. */
export function getLevelStart(leafCount: number, level: number): number {
  return 2 * leafCount - (2 * leafCount) / 2 ** level;
}

/** Nodes to process before yielding to other tasks. */
const BREATH = 4_096;

/** Hashes and sums a tree. It yields regularly to other tasks. */
export function* buildTree(
  scope: TreeScope,
  leaves: Leaves,
  sha: Sha256 = portableSha256,
): Generator<undefined, BuiltTree> {
  const { count } = leaves;
  const hashes = new Uint8Array((2 * count - 1) * HASH_BYTES);
  const sums = new BigUint64Array(2 * count - 1);
  const hashLeaf = createLeafHasher(scope, sha);
  for (let index = 0; index < count; index += 1) {
    const tag = leaves.tags.subarray(index * HASH_BYTES, (index + 1) * HASH_BYTES);
    const amount = leaves.amounts[index] ?? 0n;
    if (amount >= AMOUNT_LIMIT) return { ok: false, refusal: 'sum_overflow' };
    hashes.set(hashLeaf(tag, amount), index * HASH_BYTES);
    sums[index] = amount;
    if (index % BREATH === 0) yield;
  }
  const hashNode = createNodeHasher(sha);
  const childAt = (index: number): Child => ({
    hash: hashes.subarray(index * HASH_BYTES, (index + 1) * HASH_BYTES),
    sum: sums[index] ?? 0n,
  });
  for (let index = count; index < 2 * count - 1; index += 1) {
    const left = childAt(2 * (index - count));
    const right = childAt(2 * (index - count) + 1);
    const sum = left.sum + right.sum;
    if (sum >= AMOUNT_LIMIT) return { ok: false, refusal: 'sum_overflow' };
    hashes.set(hashNode(left, right), index * HASH_BYTES);
    sums[index] = sum;
    if (index % BREATH === 0) yield;
  }
  return { ok: true, tree: { leafCount: count, hashes, sums } };
}

/** Returns a node by its level, from the leaves up, and its index in it. */
export function getNode({ leafCount, hashes, sums }: Tree, level: number, place: number): Child {
  const index = getLevelStart(leafCount, level) + place;
  return {
    hash: hashes.slice(index * HASH_BYTES, (index + 1) * HASH_BYTES),
    sum: sums[index] ?? 0n,
  };
}

/** The top of a tree: its sum is the total of everything owed. */
export function getRoot(tree: Tree): Child {
  return getNode(tree, getDepth(tree.leafCount), 0);
}

/** Runs a generator of this package to its end. */
export function runToEnd<T>(growing: Generator<undefined, T>): T {
  for (;;) {
    const step = growing.next();
    if (step.done === true) return step.value;
  }
}
