/**
 * Goal: an epoch of 100,000 members is made and checked with as few hashes for each leaf as a small
 * one. Method: hashes are counted: nearly all time goes into them.
 */
import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Sha256 } from './digest.ts';
import { buildLeaves, encodeLeaves, PARTS } from './leaves.ts';
import { makeLiabilities, scope, makeStatement } from './sample.suite.ts';
import { runToEnd, buildTree, getRoot } from './tree.ts';
import { verifyFile, verifyInclusion } from './verify.ts';

const digest: Sha256 = (message) => hash('sha256', message, 'buffer');
let hashes = 0;
const sha: Sha256 = (message) => {
  hashes += 1;
  return digest(message);
};

/** Runs work and returns its result with the number of hashes that it computed. */
function countHashes<T>(work: () => T): { readonly result: T; readonly count: number } {
  const before = hashes;
  return { result: work(), count: hashes - before };
}

test('an epoch of 100,000 members hashes each leaf and node once to make and once to check', () => {
  const members = Array.from({ length: 100_000 }, (_, index) =>
    makeLiabilities(`member${index}`, BigInt(index) * 977n),
  );
  const total = members.reduce((sum, { amount }) => sum + amount, 0n);
  let drawn = 0;
  const random = (bytes: number): Uint8Array => {
    drawn += 1;
    return digest(new Uint8Array(new Float64Array([drawn]).buffer)).subarray(0, bytes);
  };
  const secrets = { houseKey: new Uint8Array(32), random };
  const listed = countHashes(() => runToEnd(buildLeaves(scope, members, secrets, sha)));
  const leaves = listed.result;
  const made = countHashes(() => runToEnd(buildTree(scope, leaves, sha)));
  const grown = made.result;
  if (!grown.ok) throw new Error(grown.refusal);
  expect(getRoot(grown.tree).sum).toBe(total);
  expect(leaves.count).toBe(524_288);
  // A salt and a name for each member, and a tag for each leaf; then each node of the tree.
  expect(listed.count).toBe(2 * members.length + leaves.count);
  expect(made.count).toBe(2 * leaves.count - 1);
  const statement = makeStatement(getRoot(grown.tree), leaves);
  const bytes = encodeLeaves(leaves);
  const read = countHashes(() => runToEnd(verifyFile(statement, scope.currency, bytes, sha)));
  const file = read.result;
  if (!file.ok) throw new Error(file.refusal);
  const member = makeLiabilities('member77777', 0n);
  const found = countHashes(() => file.proofFor(member.memberKey, member.account));
  const proof = found.result;
  if (!proof) throw new Error('the member is in the tree');
  expect(verifyInclusion(proof)).toMatchObject({ ok: true, amount: 77_777n * 977n });
  // The file itself and each node of its tree; then the member's salt, name and tags.
  expect(read.count).toBe(2 * leaves.count);
  expect(found.count).toBe(2 + PARTS);
}, 180_000);
