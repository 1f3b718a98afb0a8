import { expect, test } from 'vitest';
import { countNumbers, listGaps, computeCountTone, computeGapTone } from './count-gaps.ts';

const draws = [
  [1, 2],
  [2, 2],
  [3, 1],
  [2, 4],
];

test('counts times, the draws since the last one and the longest gap, from the oldest draw on', () => {
  expect(countNumbers(draws, [1, 2, 3, 4, 5])).toEqual([
    { value: 1, times: 2, gap: 1, longestGap: 1 },
    { value: 2, times: 4, gap: 0, longestGap: 1 },
    { value: 3, times: 1, gap: 1, longestGap: 2 },
    { value: 4, times: 1, gap: 0, longestGap: 3 },
    { value: 5, times: 0, gap: 4, longestGap: 4 },
  ]);
});

test('counts nothing without draws', () => {
  expect(countNumbers([], [7])).toEqual([{ value: 7, times: 0, gap: 0, longestGap: 0 }]);
});

test('lists the gap of each number at each draw, and null before its first time', () => {
  expect(listGaps(draws, [1, 3, 5])).toEqual([
    [0, null, null],
    [1, null, null],
    [0, 0, null],
    [1, 1, null],
  ]);
});

test.each([
  [3, 3, 0],
  [4, 3, 0],
  [5, 3, 1],
  [7, 3, 2],
  [30, 3, 2],
  [1, 3, -1],
  [0, 4, -2],
  [0, 0.3, 0],
])('%i times where %d are expected has the tone %i', (times, expected, tone) => {
  expect(computeCountTone(times, expected)).toBe(tone);
});

test.each([
  [0, 10, 0],
  [10, 10, 0],
  [11, 10, 1],
  [20, 10, 1],
  [21, 10, 2],
])('a gap of %i where the average is %i has the tone %i', (gap, average, tone) => {
  expect(computeGapTone(gap, average)).toBe(tone);
});
