import { expect, test } from 'vitest';
import { hasUnreadableNumber } from './number-text.ts';

test.each([
  [{ sort: 5, title: 'x', picture: null }, false],
  [{ sort: Number.NaN }, true],
  [{ cards: [{ sort: 0 }, { sort: Number.NaN }] }, true],
  ['NaN', false],
])('%j holds a number that cannot be read: %j', (draft, is) => {
  expect(hasUnreadableNumber(draft)).toBe(is);
});
