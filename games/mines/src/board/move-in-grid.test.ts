import { expect, test } from 'vitest';
import { moveInGrid } from './move-in-grid.ts';

test.each([
  [12, 'ArrowLeft', 11],
  [12, 'ArrowRight', 13],
  [12, 'ArrowUp', 7],
  [12, 'ArrowDown', 17],
  [10, 'ArrowLeft', 10],
  [14, 'ArrowRight', 14],
  [2, 'ArrowUp', 2],
  [22, 'ArrowDown', 22],
  [12, 'Home', 10],
  [12, 'End', 14],
  [12, 'Enter', null],
])('from cell %d the key %s leads to %s', (cell, key, next) => {
  expect(moveInGrid(cell, key)).toBe(next);
});
