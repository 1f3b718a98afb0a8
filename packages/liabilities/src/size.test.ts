/**
 * Goal: an epoch of 100,000 members is made and checked within seconds, on one core. Method: the
 * time that this thread worked, so that what else runs on the machine does not count.
 */
import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Sha256 } from './digest.ts';
import { buildLeaves, encodeLeaves } from './leaves.ts';
import { makeLiabilities, scope, makeStatement } from './sample.suite.ts';
import { runToEnd, buildTree, getRoot } from './tree.ts';
import { verifyFile, verifyInclusion } from './verify.ts';

const sha: Sha256 = (message) => hash('sha256', message, 'buffer');
/** Each takes about 3 on a small virtual machine. */
const secondsMax = 15;

const getSeconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1e6;

test('100,000 members', () => {
  const members = Array.from({ length: 100_000 }, (_, index) =>
    makeLiabilities(`member${index}`, BigInt(index) * 977n),
  );
  const total = members.reduce((sum, { amount }) => sum + amount, 0n);
  let drawn = 0;
  const random = (bytes: number): Uint8Array => {
    drawn += 1;
    return sha(new Uint8Array(new Float64Array([drawn]).buffer)).subarray(0, bytes);
  };
  const started = process.threadCpuUsage();
  const secrets = { houseKey: new Uint8Array(32), random };
  const leaves = runToEnd(buildLeaves(scope, members, secrets, sha));
  const grown = runToEnd(buildTree(scope, leaves, sha));
  if (!grown.ok) throw new Error(grown.refusal);
  expect(getRoot(grown.tree).sum).toBe(total);
  expect(leaves.count).toBe(524_288);
  const made = getSeconds(process.threadCpuUsage(started));
  const between = process.threadCpuUsage();
  const statement = makeStatement(getRoot(grown.tree), leaves);
  const file = runToEnd(verifyFile(statement, scope.currency, encodeLeaves(leaves), sha));
  if (!file.ok) throw new Error(file.refusal);
  const member = makeLiabilities('member77777', 0n);
  const proof = file.proofFor(member.memberKey, member.account);
  if (!proof) throw new Error('the member is in the tree');
  expect(verifyInclusion(proof)).toMatchObject({ ok: true, amount: 77_777n * 977n });
  const checked = getSeconds(process.threadCpuUsage(between));
  expect(made).toBeLessThan(secondsMax);
  expect(checked).toBeLessThan(secondsMax);
}, 180_000);
