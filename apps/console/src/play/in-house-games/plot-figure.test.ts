import { expect, test } from 'vitest';
import { plotFigure } from './plot-figure.ts';

test.each([
  [0.1, 0.02, 50, false],
  [0.11, 0.02, 62.5, false],
  [0.09, 0.02, 37.5, false],
  [0.13, 0.02, 87.5, true],
  [0.9, 0.02, 100, true],
  [0, 0.01, 0, true],
  // A symbol that every spin shows as often has no mark.
  [0.1, 0, 50, false],
  [0.11, 0, 100, true],
])('%f beside 0.1 ± %f stands at %f %%', (measured, mark, at, isBeyond) => {
  const plotted = plotFigure({ measured, exact: 0.1, mark });
  expect(plotted.at).toBeCloseTo(at, 9);
  expect(plotted.isBeyond).toBe(isBeyond);
});
