import { expect, test } from 'vitest';
import { findImageError, fileBytesMax, getLength } from './feedback-draft.ts';

test.each<[string, number]>([
  ['', 0],
  ['  a  ', 1],
  ['ক'.repeat(140), 140],
  ['😀'.repeat(140), 140],
  ['কি', 2],
])('%j', (text, length) => {
  expect(getLength(text)).toBe(length);
});

test.each<[string, number, number, ReturnType<typeof findImageError>]>([
  ['image/png', 1, 0, null],
  ['image/jpeg', fileBytesMax, 2, null],
  ['image/jpeg', fileBytesMax + 1, 0, 'too_large'],
  ['image/webp', 1, 0, 'kind'],
  ['image/svg+xml', 1, 0, 'kind'],
  ['', 1, 0, 'kind'],
  ['image/png', 1, 3, 'too_many'],
])('%s of %d bytes beside %d', (type, size, held, fault) => {
  expect(findImageError({ type, size }, held)).toBe(fault);
});
