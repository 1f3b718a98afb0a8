import { expect, test } from 'vitest';
import { getNextTab } from './tab-keys.ts';

test.each([
  ['ArrowRight', 0, 3, false, 1],
  ['ArrowRight', 2, 3, false, 0],
  ['ArrowLeft', 0, 3, false, 2],
  ['ArrowLeft', 0, 3, true, 1],
  ['ArrowRight', 0, 3, true, 2],
  ['Home', 2, 3, false, 0],
  ['End', 0, 3, false, 2],
  ['Enter', 1, 3, false, undefined],
  ['ArrowRight', 0, 0, false, undefined],
])('%s on tab %s of %s (right to left: %s) goes to %s', (key, index, count, isRtl, next) => {
  expect(getNextTab(key, index, count, isRtl)).toBe(next);
});
