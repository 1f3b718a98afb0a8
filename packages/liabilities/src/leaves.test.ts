import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashName, getSalt, hashLeafTag } from './digest.ts';
import {
  getLeafCount,
  encodeLeaves,
  PARTS,
  findLeafIndexes,
  readLeavesFile,
  splitAmount,
} from './leaves.ts';
import { makeLiabilities, buildSampleLeaves, scope } from './sample.suite.ts';

test('the parts of an amount add up to it, and none is negative', () => {
  const bytes = fc.uint8Array({ minLength: 24, maxLength: 24 });
  fc.assert(
    fc.property(fc.bigInt(0n, 2n ** 63n - 1n), bytes, (amount, random) => {
      const parts = splitAmount(amount, random);
      expect(parts).toHaveLength(PARTS);
      expect(parts.every((part) => part >= 0n)).toBe(true);
      expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(amount);
    }),
  );
});

test.each([
  [0, 64],
  [16, 64],
  [17, 128],
  [100_000, 524_288],
])('%i members have %i leaves', (members, leaves) => {
  expect(getLeafCount(members)).toBe(leaves);
});

test('no leaf shows a whole balance, and nothing follows the order of members', () => {
  const members = Array.from({ length: 12 }, (_, index) =>
    makeLiabilities(`m${index}`, 1_000_000n),
  );
  const leaves = buildSampleLeaves(members);
  expect([...leaves.amounts]).not.toContain(1_000_000n);
  const first = members.map(
    ({ account, memberKey }) =>
      findLeafIndexes(leaves, getSalt(memberKey, scope), account)?.[0] ?? -1,
  );
  expect(first.some((place, index) => index > 0 && place < (first[index - 1] ?? 0))).toBe(true);
});

test('the leaves are shuffled anew in the next epoch', () => {
  const member = makeLiabilities('rahim', 5n);
  const placesIn = (epoch: number) => {
    const of = { epoch, currency: 'PLAY' };
    return findLeafIndexes(buildSampleLeaves([member], of), getSalt(member.memberKey, of), 'rahim');
  };
  expect(placesIn(1)).not.toEqual(placesIn(2));
});

test('two members never have the same tag, not even with the same key and salt', () => {
  const salt = getSalt(makeLiabilities('rahim', 0n).memberKey, scope);
  const tags = ['rahim', 'karim'].flatMap((account) =>
    Array.from({ length: PARTS }, (_, part) => hashLeafTag(salt, hashName(account), part).join()),
  );
  expect(new Set(tags).size).toBe(tags.length);
});

test('the file round-trips', () => {
  const leaves = buildSampleLeaves([makeLiabilities('rahim', 5n)]);
  expect(readLeavesFile(encodeLeaves(leaves))).toEqual({ ok: true, leaves });
});

test.each([0, 40, 2_600, 63 * 40, 96 * 40])('%i bytes are no file of leaves', (bytes) => {
  const read = readLeavesFile(new Uint8Array(bytes));
  expect(read).toEqual({ ok: false, refusal: 'leaf_count_wrong' });
});
