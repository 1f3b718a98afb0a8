/** Verifies proofs. All inputs here are untrusted. */
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import {
  AMOUNT_LIMIT,
  isAmount,
  createLeafHasher,
  hashName,
  createNodeHasher,
  portableSha256,
  getSalt,
  hashLeafTag,
} from './digest.ts';
import type { Child, Sha256, TreeScope } from './digest.ts';
import { PARTS, findLeafIndexes, readLeavesFile } from './leaves.ts';
import type { Leaves, LeavesRefusal } from './leaves.ts';
import { buildPartProofs, PROOF_FORMAT } from './proof.ts';
import type { InclusionProof, ProofPart } from './proof.ts';
import { readStatement } from './statement.ts';
import type { SignedStatement, StatedTree, Statement } from './statement.ts';
import { getDepth, buildTree, getRoot } from './tree.ts';

/** Why a proof is invalid, in the order of the checks. */
export type ProofRefusal =
  | 'format_unknown'
  /** The text is not a statement in the public form. */
  | 'statement_malformed'
  /** The statement has no tree of this currency. */
  | 'currency_unknown'
  | 'salt_malformed'
  /** Too few or too many parts. */
  | 'part_count_wrong'
  /** No leaf of this tree, or the same leaf twice. */
  | 'leaf_unknown'
  | 'leaf_shared'
  /** Negative, not a whole number, or at least 2^63. */
  | 'amount_out_of_range'
  /** Not as long as the tree is deep, or not hashes. */
  | 'path_malformed'
  | 'sum_overflow'
  /** The path ends at another root than the signed one. */
  | 'root_differs'
  | 'total_differs';

/** One level of the path: both children in their positions, and their parent. */
export type PathStep = {
  readonly left: { readonly hash: string; readonly sum: bigint };
  readonly right: { readonly hash: string; readonly sum: bigint };
  readonly hash: string;
  readonly sum: bigint;
};

/** A part verified up to the root. */
export type CheckedPart = {
  readonly index: number;
  readonly amount: bigint;
  readonly tag: string;
  readonly leaf: string;
  readonly path: readonly PathStep[];
};

export type CheckedProof = {
  readonly ok: true;
  readonly statement: Statement;
  readonly tree: StatedTree;
  /** The sum of the parts in minor units: the house's stated debt to this member. */
  readonly amount: bigint;
  readonly parts: readonly CheckedPart[];
};

type Refused<R> = { readonly ok: false; readonly refusal: R };

const refused = <R>(refusal: R): Refused<R> => ({ ok: false, refusal });

const HASH = /^[0-9a-f]{64}$/u;

function readAmount(text: string): bigint | null {
  if (!/^(?:0|[1-9][0-9]{0,18})$/u.test(text)) return null;
  const amount = BigInt(text);
  return isAmount(amount) ? amount : null;
}

function readChild({ hash, sum }: { readonly hash: string; readonly sum: string }): Child | null {
  const amount = readAmount(sum);
  if (amount === null || !HASH.test(hash)) return null;
  return { hash: hexToBytes(hash), sum: amount };
}

const shown = ({ hash, sum }: Child) => ({ hash: bytesToHex(hash), sum });

type Climbed = { readonly ok: true; readonly part: CheckedPart } | Refused<ProofRefusal>;

/** Verifies one part up to the root. */
function climb(
  scope: TreeScope,
  { root, total, leaves }: StatedTree,
  tag: Uint8Array,
  { index, amount: amountText, siblings }: ProofPart,
  sha: Sha256,
): Climbed {
  if (!Number.isSafeInteger(index) || index < 0 || index >= leaves) return refused('leaf_unknown');
  const amount = readAmount(amountText);
  if (amount === null) return refused('amount_out_of_range');
  if (siblings.length !== getDepth(leaves)) return refused('path_malformed');
  const hashNode = createNodeHasher(sha);
  const leaf: Child = { hash: createLeafHasher(scope, sha)(tag, amount), sum: amount };
  const path: PathStep[] = [];
  let node = leaf;
  for (const [level, given] of siblings.entries()) {
    if (readAmount(given.sum) === null) return refused('amount_out_of_range');
    const sibling = readChild(given);
    if (!sibling) return refused('path_malformed');
    const isRight = Math.floor(index / 2 ** level) % 2 === 1;
    const [left, right] = isRight ? [sibling, node] : [node, sibling];
    const sum = left.sum + right.sum;
    if (sum >= AMOUNT_LIMIT) return refused('sum_overflow');
    node = { hash: hashNode(left, right), sum };
    path.push({ left: shown(left), right: shown(right), ...shown(node) });
  }
  if (bytesToHex(node.hash) !== root) return refused('root_differs');
  if (node.sum !== total) return refused('total_differs');
  const { hash } = shown(leaf);
  return { ok: true, part: { index, amount, tag: bytesToHex(tag), leaf: hash, path } };
}

/**
 * Verifies that the parts of a member's balance are in the signed tree. The caller verifies the
 * signature. Only the member can check that the account name is theirs, and that the amount
 * equals their account record at that moment.
 */
export function verifyInclusion(
  proof: InclusionProof,
  sha: Sha256 = portableSha256,
): CheckedProof | Refused<ProofRefusal> {
  if (proof.format !== PROOF_FORMAT) return refused('format_unknown');
  const statement = readStatement(proof.statement.text);
  if (!statement) return refused('statement_malformed');
  const tree = statement.trees.find(({ currency }) => currency === proof.currency);
  if (!tree) return refused('currency_unknown');
  if (!HASH.test(proof.salt)) return refused('salt_malformed');
  if (proof.parts.length !== PARTS) return refused('part_count_wrong');
  if (new Set(proof.parts.map(({ index }) => index)).size !== PARTS) return refused('leaf_shared');
  const scope = { epoch: statement.epoch, currency: tree.currency };
  const salt = hexToBytes(proof.salt);
  const name = hashName(proof.account, sha);
  const parts: CheckedPart[] = [];
  for (const [number, part] of proof.parts.entries()) {
    const climbed = climb(scope, tree, hashLeafTag(salt, name, number, sha), part, sha);
    if (!climbed.ok) return climbed;
    parts.push(climbed.part);
  }
  const amount = parts.reduce((sum, part) => sum + part.amount, 0n);
  // Four leaves of one tree cannot hold more than its total.
  if (amount > tree.total) return refused('total_differs');
  return { ok: true, statement, tree, amount, parts };
}

/** Why a file of leaves does not match a signed tree. */
export type FileRefusal =
  | LeavesRefusal
  | 'statement_malformed'
  | 'currency_unknown'
  | 'file_differs'
  | 'sum_overflow'
  | 'root_differs'
  | 'total_differs';

/** A recomputed tree that matches the signed one. */
export type CheckedFile = {
  readonly ok: true;
  readonly statement: Statement;
  readonly tree: StatedTree;
  readonly leaves: Leaves;
  /** A member's proof from it; null when a part of the member is missing. */
  readonly proofFor: (memberKey: Uint8Array, account: string) => InclusionProof | null;
};

/**
 * Recomputes the complete tree from the file of its leaves: every sum, every hash, no leaf twice.
 * It yields regularly, so that a page stays responsive.
 */
export function* verifyFile(
  signed: SignedStatement,
  currency: string,
  file: Uint8Array,
  sha: Sha256 = portableSha256,
): Generator<undefined, CheckedFile | Refused<FileRefusal>> {
  const statement = readStatement(signed.text);
  if (!statement) return refused('statement_malformed');
  const stated = statement.trees.find((tree) => tree.currency === currency);
  if (!stated) return refused('currency_unknown');
  if (bytesToHex(sha(file)) !== stated.file) return refused('file_differs');
  const read = readLeavesFile(file);
  if (!read.ok) return read;
  const { leaves } = read;
  if (leaves.count !== stated.leaves) return refused('leaf_count_wrong');
  const scope = { epoch: statement.epoch, currency };
  const grown = yield* buildTree(scope, leaves, sha);
  if (!grown.ok) return grown;
  const root = getRoot(grown.tree);
  if (bytesToHex(root.hash) !== stated.root) return refused('root_differs');
  if (root.sum !== stated.total) return refused('total_differs');
  const proofFor = (memberKey: Uint8Array, account: string): InclusionProof | null => {
    const salt = getSalt(memberKey, scope, sha);
    const places = findLeafIndexes(leaves, salt, account, sha);
    if (!places) return null;
    return {
      format: PROOF_FORMAT,
      account,
      currency,
      salt: bytesToHex(salt),
      parts: buildPartProofs(grown.tree, places),
      statement: signed,
    };
  };
  return { ok: true, statement, tree: stated, leaves, proofFor };
}
