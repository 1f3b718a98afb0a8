import { expect, test } from 'vitest';
import type { LiabilityEpoch } from '@khelaghor/contract/money/proof-of-liabilities.ts';
import { encodeLeaves } from '@khelaghor/liabilities/leaves.ts';
import {
  getMemberAt,
  makeLiabilities,
  getSample,
  makeStatement,
} from '@khelaghor/liabilities/sample.suite.ts';
import { hashStatement } from '@khelaghor/liabilities/statement.ts';
import type { SignedStatement } from '@khelaghor/liabilities/statement.ts';
import { getRoot } from '@khelaghor/liabilities/tree.ts';
import { checkChain, checkFile, checkMyProof } from './check-liabilities.ts';

const site = getSample([makeLiabilities('rahim', 105_000n), makeLiabilities('karim', 7n)]);
const rahim = getMemberAt(site, 0);
const proof = site.proofOf(rahim);

const getEpoch = (epoch: number, statement: SignedStatement): LiabilityEpoch => ({
  epoch,
  day: '2026-11-21',
  takenAt: '2026-11-20T18:05:00.000Z',
  statementHash: hashStatement(statement.text),
  statement,
  trees: [],
  pools: [],
});
const first = getEpoch(1, site.statement);
const follow = (previous: string) =>
  getEpoch(
    2,
    makeStatement(getRoot(site.tree), site.leaves, { epoch: 2, day: '2026-11-22', previous }),
  );
const second = follow(first.statementHash);

test('a statement follows the one before it, or does not', () => {
  expect(checkChain(first, [first])).toBe('first');
  expect(checkChain(second, [second, first])).toBe('follows');
  expect(checkChain(second, [second])).toBe('unknown');
  expect(checkChain(follow('5'.repeat(64)), [first])).toBe('broken');
});

test('a proof must be about the reader and about what everybody sees', () => {
  const statement = site.statement.text;
  expect(checkMyProof(proof, { account: 'rahim', statement })).toMatchObject({ amount: 105_000n });
  expect(checkMyProof(proof, { account: 'karim', statement })).toEqual({
    ok: false,
    refusal: 'account_differs',
  });
  const other = { account: 'rahim', statement: second.statement.text };
  expect(checkMyProof(proof, other)).toEqual({ ok: false, refusal: 'statement_differs' });
});

test('the whole file is worked out, with rests in between', async () => {
  const file = encodeLeaves(site.leaves);
  const key = [...rahim.memberKey].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  let rests = 0;
  const rest = async () => {
    rests += 1;
  };
  const check = (account: string, bytes = file) =>
    checkFile(first, 'PLAY', bytes, { account, key }, rest);
  expect(await check('rahim')).toMatchObject({ ok: true, leaves: 64, own: { amount: 105_000n } });
  expect(rests).toBeGreaterThan(0);
  expect(await check('karim')).toEqual({ ok: false, refusal: 'parts_missing' });
  expect(await check('rahim', file.slice(40))).toEqual({ ok: false, refusal: 'file_differs' });
});
