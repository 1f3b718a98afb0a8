import { expect, test } from 'vitest';
import { getPageMarks } from './page-marks.ts';

test.each([
  [1, 1, [1]],
  [2, 5, [1, 2, 3, 4, 5]],
  [1, 40, [1, 2, 'gap', 40]],
  [3, 40, [1, 2, 3, 4, 'gap', 40]],
  [4, 40, [1, 2, 3, 4, 5, 'gap', 40]],
  [12, 40, [1, 'gap', 11, 12, 13, 'gap', 40]],
  [37, 40, [1, 'gap', 36, 37, 38, 39, 40]],
  [40, 40, [1, 'gap', 39, 40]],
])('page %s of %s offers %j', (current, count, marks) => {
  expect(getPageMarks(current, count)).toEqual(marks);
});

test('no list of marks is longer than a phone is wide', () => {
  for (let count = 1; count <= 60; count += 1) {
    for (let page = 1; page <= count; page += 1) {
      expect(getPageMarks(page, count).length).toBeLessThanOrEqual(7);
    }
  }
});
