import { expect, test } from 'vitest';
import { isHouseSeed, createClientSeed } from './random-client-seed.ts';

test('an own seed is sixteen random bytes in hex, and no house seed', () => {
  const seed = createClientSeed();
  expect(seed).toMatch(/^[0-9a-f]{32}$/u);
  expect(createClientSeed()).not.toBe(seed);
  expect(isHouseSeed(seed)).toBe(false);
});

test('a house seed is recognised', () => {
  expect(isHouseSeed('house-00112233aabbccdd')).toBe(true);
  expect(isHouseSeed('house')).toBe(false);
});
