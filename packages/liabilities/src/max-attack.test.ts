/**
 * Goal: the known attack on Merkle-sum trees fails here. In the original tree (Maxwell and Todd) a
 * node's hash covers the total of its children only. The house then publishes the larger child's
 * sum as the total, tells the left member that the right one has the rest, and the right member
 * that the left one has it: both proofs are valid, and the smaller balance is not counted
 * (Hu, Zhang and Guo, 2018; Chalkias, Chatzigiannis and Ji, 2022, section 4).
 *
 * Method: a site that attacks at every node. Its proofs are checked with the old rule, to show
 * that the attack works there, and with ours.
 */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { bytesToHex } from '@noble/hashes/utils.js';
import { createLeafHasher, createNodeHasher, getSalt } from './digest.ts';
import type { Child } from './digest.ts';
import { findLeafIndexes } from './leaves.ts';
import { PROOF_FORMAT } from './proof.ts';
import type { InclusionProof } from './proof.ts';
import { makeLiabilities, buildSampleLeaves, scope, makeStatement } from './sample.suite.ts';
import { getDepth } from './tree.ts';
import { verifyInclusion } from './verify.ts';

type NodeRule = (left: Child, right: Child) => Uint8Array;

/** The original rule: the hash covers the total only. */
const sumOnly: NodeRule = (left, right) => {
  const amount = Buffer.alloc(8);
  amount.writeBigUInt64BE(left.sum + right.sum);
  return createHash('sha256').update(amount).update(left.hash).update(right.hash).digest();
};

const members = [
  makeLiabilities('rahim', 900_000n),
  makeLiabilities('karim', 700_000n),
  makeLiabilities('mina', 400_000n),
];
const leaves = buildSampleLeaves(members);

/** Each node claims its larger child's sum, and shows each child the difference as the other. */
function attackTree(rule: NodeRule): Child[][] {
  const hashLeaf = createLeafHasher(scope);
  let level: Child[] = Array.from({ length: leaves.count }, (_, index) => {
    const sum = leaves.amounts[index] ?? 0n;
    return { hash: hashLeaf(leaves.tags.slice(index * 32, index * 32 + 32), sum), sum };
  });
  const levels = [level];
  while (level.length > 1) {
    level = Array.from({ length: level.length / 2 }, (_, place) => {
      const [left, right] = [level[2 * place], level[2 * place + 1]];
      if (!left || !right) throw new Error('a tree has both children');
      const claimed = left.sum > right.sum ? left.sum : right.sum;
      return { hash: rule(left, { ...right, sum: claimed - left.sum }), sum: claimed };
    });
    levels.push(level);
  }
  return levels;
}

/** The attacker's proof for a member: each sibling has the sum that fits the claim. */
function attackProof(levels: readonly Child[][], member: (typeof members)[number]) {
  const salt = getSalt(member.memberKey, scope);
  const places = findLeafIndexes(leaves, salt, member.account) ?? [];
  const root = levels.at(-1)?.[0];
  if (!root) throw new Error('a tree has a root');
  const getNode = (level: number, place: number): Child => {
    const node = levels[level]?.[place];
    if (!node) throw new Error('a tree has all its nodes');
    return node;
  };
  const parts = places.map((index) => ({
    index,
    amount: String(getNode(0, index).sum),
    siblings: Array.from({ length: getDepth(leaves.count) }, (_, level) => {
      const place = index >> level;
      const sum = getNode(level + 1, place >> 1).sum - getNode(level, place).sum;
      return { hash: bytesToHex(getNode(level, place ^ 1).hash), sum: String(sum) };
    }),
  }));
  const proof: InclusionProof = {
    format: PROOF_FORMAT,
    account: member.account,
    currency: scope.currency,
    salt: bytesToHex(salt),
    parts,
    statement: makeStatement(root, leaves),
  };
  return { proof, root };
}

/** A verifier with the original rule. */
function holdsBySumOnly({ proof, root }: ReturnType<typeof attackProof>): boolean {
  const levels = attackTree(sumOnly);
  return proof.parts.every(({ index, siblings }) => {
    let node = levels[0]?.[index];
    for (const [level, { hash, sum }] of siblings.entries()) {
      if (!node) return false;
      const sibling = { hash: new Uint8Array(Buffer.from(hash, 'hex')), sum: BigInt(sum) };
      const isRight = (index >> level) % 2 === 1;
      const [left, right] = isRight ? [sibling, node] : [node, sibling];
      node = { hash: sumOnly(left, right), sum: left.sum + right.sum };
    }
    return node?.sum === root.sum && Buffer.from(node.hash).equals(root.hash);
  });
}

const total = members.reduce((sum, { amount }) => sum + amount, 0n);

test('the attack works on a tree whose hashes cover the total only', () => {
  const levels = attackTree(sumOnly);
  for (const member of members) {
    const attack = attackProof(levels, member);
    expect(attack.root.sum).toBeLessThan(total);
    expect(holdsBySumOnly(attack)).toBe(true);
  }
});

test('our verifier refuses every proof of that tree', () => {
  const levels = attackTree(sumOnly);
  for (const member of members)
    expect(verifyInclusion(attackProof(levels, member).proof)).toEqual({
      ok: false,
      refusal: 'root_differs',
    });
});

test('with our hashes the attack fails for every member, because one part is invalid', () => {
  const levels = attackTree(createNodeHasher());
  for (const member of members)
    expect(verifyInclusion(attackProof(levels, member).proof)).toEqual({
      ok: false,
      refusal: 'root_differs',
    });
});
