/**
 * Goal: this package's proofs verify, and no forgery does. Method: honest trees of random
 * members, then one forgery per test, most of them as a dishonest house would make them.
 */
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AMOUNT_LIMIT } from './digest.ts';
import { encodeLeaves } from './leaves.ts';
import { forgedProofs, honestProof as proof, honestSite as sample } from './forged-proofs.suite.ts';
import {
  getMemberAt,
  makeLiabilities,
  buildSampleLeaves,
  getSample,
  scope,
  makeStatement,
  getTree,
} from './sample.suite.ts';
import { readStatement } from './statement.ts';
import { runToEnd, buildTree, getRoot } from './tree.ts';
import { verifyFile, verifyInclusion } from './verify.ts';

const rahim = getMemberAt(sample, 0);

test('every member finds exactly the own balance, and the total is the sum of all', () => {
  fc.assert(
    fc.property(fc.array(fc.bigInt(0n, 10n ** 15n), { minLength: 1, maxLength: 40 }), (amounts) => {
      const site = getSample(
        amounts.map((amount, index) => makeLiabilities(`member${index}`, amount)),
      );
      expect(getRoot(site.tree).sum).toBe(amounts.reduce((sum, amount) => sum + amount, 0n));
      for (const member of site.members)
        expect(verifyInclusion(site.proofOf(member))).toMatchObject({
          ok: true,
          amount: member.amount,
        });
    }),
    { numRuns: 25 },
  );
});

test('the file of leaves gives the same proof without a request', () => {
  const file = encodeLeaves(sample.leaves);
  const checked = runToEnd(verifyFile(sample.statement, scope.currency, file));
  if (!checked.ok) throw new Error(checked.refusal);
  expect(checked.proofFor(rahim.memberKey, rahim.account)).toEqual(proof);
  expect(checked.proofFor(rahim.memberKey, 'somebody')).toBeNull();
});

test('the unchanged sample verifies', () => {
  expect(verifyInclusion(proof)).toMatchObject({ ok: true, amount: 105_000n });
});

test.each(forgedProofs)('%s is refused', (_, lie, refusal) => {
  expect(verifyInclusion(lie())).toEqual({ ok: false, refusal });
});

test('a wrong amount in any part is found', () => {
  for (const wrong of proof.parts.keys()) {
    const parts = proof.parts.map((part, index) =>
      index === wrong ? { ...part, amount: String(BigInt(part.amount) + 7n) } : part,
    );
    expect(verifyInclusion({ ...proof, parts })).toEqual({ ok: false, refusal: 'root_differs' });
  }
});

const readFileHash = (file: Uint8Array): string => createHash('sha256').update(file).digest('hex');

const FILE_LIES: readonly (readonly [string, (file: Uint8Array) => void, string])[] = [
  ['a smaller amount', (file) => file.fill(0, 32, 40), 'root_differs'],
  ['a negative amount', (file) => file.fill(255, 32, 40), 'amount_out_of_range'],
  ['one tag twice', (file) => file.copyWithin(40, 0, 32), 'tags_not_ascending'],
  ['a leaf out of its place', (file) => file.copyWithin(80, 0, 40), 'tags_not_ascending'],
];

test.each(FILE_LIES)('a file with %s is refused, though its hash is signed', (_, lie, refusal) => {
  const file = encodeLeaves(sample.leaves);
  const at = sample.leaves.amounts.findIndex((amount) => amount > 0n) * 40;
  lie(refusal === 'tags_not_ascending' ? file : file.subarray(at));
  const hash =
    readStatement(makeStatement(getRoot(sample.tree), sample.leaves).text)?.trees[0]?.file ?? '';
  const digest = readFileHash(file);
  const signed = { ...sample.statement, text: sample.statement.text.replace(hash, digest) };
  expect(runToEnd(verifyFile(signed, 'PLAY', file))).toEqual({ ok: false, refusal });
  const unsigned = runToEnd(verifyFile(sample.statement, 'PLAY', file));
  expect(unsigned).toEqual({ ok: false, refusal: 'file_differs' });
});

test('a file of another length is refused', () => {
  const file = encodeLeaves(sample.leaves).slice(0, -40);
  const { text } = sample.statement;
  const hash = readStatement(text)?.trees[0]?.file ?? '';
  const signed = { ...sample.statement, text: text.replace(hash, readFileHash(file)) };
  const checked = runToEnd(verifyFile(signed, 'PLAY', file));
  expect(checked).toEqual({ ok: false, refusal: 'leaf_count_wrong' });
});

test('a tree whose sum exceeds 63 bits is refused', () => {
  const half = AMOUNT_LIMIT / 2n;
  const leaves = buildSampleLeaves([makeLiabilities('a', half), makeLiabilities('b', half)]);
  expect(runToEnd(buildTree(scope, leaves))).toEqual({ ok: false, refusal: 'sum_overflow' });
  expect(() => buildSampleLeaves([makeLiabilities('a', -1n)])).toThrow(RangeError);
  expect(() => buildSampleLeaves([makeLiabilities('a', AMOUNT_LIMIT)])).toThrow(RangeError);
  const fits = buildSampleLeaves([makeLiabilities('a', half), makeLiabilities('b', half - 1n)]);
  expect(getRoot(getTree(fits)).sum).toBe(AMOUNT_LIMIT - 1n);
});
