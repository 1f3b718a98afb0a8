import { expect, test } from 'vitest';
import { fitSize } from './shrink-image.ts';

test.each([
  [4000, 3000, 1600, 1600, 1200],
  [3000, 4000, 1600, 1200, 1600],
  [1600, 1200, 1600, 1600, 1200],
  [40, 30, 1600, 40, 30],
  [20_000, 3, 1600, 1600, 1],
])('%d by %d within %d', (width, height, sidePx, shownWidth, shownHeight) => {
  expect(fitSize({ width, height }, sidePx)).toEqual({
    width: shownWidth,
    height: shownHeight,
  });
});
