/** One member's proof: the positions of the balance's parts, and the path of each to the root. */
import { bytesToHex } from '@noble/hashes/utils.js';
import type { Child } from './digest.ts';
import { getDepth, getNode } from './tree.ts';
import type { Tree } from './tree.ts';
import type { SignedStatement } from './statement.ts';

export const PROOF_FORMAT = 'khelaghor/liabilities/proof/1';

/** The other child at one level. */
export type ProofNode = {
  /** Lower-case hex of 32 bytes. */
  readonly hash: string;
  /** Minor units as a decimal text. */
  readonly sum: string;
};

/** One part of a balance. Its number is its place in the list. */
export type ProofPart = {
  /** The index of the leaf, from 0; its bits tell at each level whether it is the right child. */
  readonly index: number;
  readonly amount: string;
  /** From the leaf's own sibling up to the child of the root. */
  readonly siblings: readonly ProofNode[];
};

/** A published proof, with all data for verification. */
export type InclusionProof = {
  readonly format: typeof PROOF_FORMAT;
  readonly account: string;
  readonly currency: string;
  /** The member's salt for this tree, in lower-case hex. */
  readonly salt: string;
  readonly parts: readonly ProofPart[];
  readonly statement: SignedStatement;
};

/** Returns the proof of one part; `read` loads a node, from memory or a file. */
export function buildPartProof(
  leafCount: number,
  index: number,
  read: (level: number, place: number) => Child,
): ProofPart {
  const siblings = Array.from({ length: getDepth(leafCount) }, (_, level) => {
    const place = Math.floor(index / 2 ** level);
    const { hash, sum } = read(level, place % 2 === 0 ? place + 1 : place - 1);
    return { hash: bytesToHex(hash), sum: sum.toString() };
  });
  return { index, amount: read(0, index).sum.toString(), siblings };
}

/** Returns the proofs of a member's parts from a tree in memory. */
export function buildPartProofs(tree: Tree, places: readonly number[]): readonly ProofPart[] {
  return places.map((index) =>
    buildPartProof(tree.leafCount, index, (level, place) => getNode(tree, level, place)),
  );
}
