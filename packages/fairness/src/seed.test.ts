import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  computeCommitment,
  groupHex,
  toHex,
  matchesCommitment,
  parseClientSeed,
  parseSeed,
} from './seed.ts';

const anySeed = fc.uint8Array({ minLength: 32, maxLength: 32 });

test('a commitment is the SHA-256 of the raw seed', () => {
  fc.assert(
    fc.property(anySeed, (seed) => {
      expect(computeCommitment(seed)).toBe(createHash('sha256').update(seed).digest('hex'));
    }),
  );
  expect(() => computeCommitment(new Uint8Array(16))).toThrow(RangeError);
});

test('only the committed seed keeps the commitment', () => {
  const seed = new Uint8Array(32).fill(3);
  const commitment = computeCommitment(seed);
  expect(matchesCommitment(seed, commitment)).toBe(true);
  expect(matchesCommitment(seed, groupHex(commitment.toUpperCase()))).toBe(true);
  expect(matchesCommitment(new Uint8Array(32), commitment)).toBe(false);
  expect(matchesCommitment(new Uint8Array(31), commitment)).toBe(false);
  expect(matchesCommitment(seed, 'nonsense')).toBe(false);
});

test('hex is read back in every form in which it is shown', () => {
  fc.assert(
    fc.property(anySeed, (seed) => {
      const hex = toHex(seed);
      expect(groupHex(hex).split(' ')).toHaveLength(8);
      for (const shown of [hex, hex.toUpperCase(), groupHex(hex)]) {
        const parsed = parseSeed(shown);
        expect(parsed.ok && toHex(parsed.value)).toBe(hex);
      }
    }),
  );
});

test.each(['', 'ab', 'g'.repeat(64), 'a'.repeat(63), 'a'.repeat(65), `0x${'a'.repeat(62)}`])(
  'the text %j is not a seed',
  (text) => {
    expect(parseSeed(text)).toEqual({ ok: false, refusal: 'seed_invalid' });
  },
);

test.each(['1', ' ', 'খেলাঘর', '🪁', 'x'.repeat(64)])('%j can be a client seed', (text) => {
  expect(parseClientSeed(text)).toEqual({ ok: true, value: text });
});

test.each(['', 'x'.repeat(65), '\ud83e', 'a\udc00b'])('%j cannot be a client seed', (text) => {
  expect(parseClientSeed(text)).toEqual({ ok: false, refusal: 'client_seed_invalid' });
});
