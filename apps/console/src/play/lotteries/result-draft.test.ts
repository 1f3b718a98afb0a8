import { expect, test } from 'vitest';
import { readResult, writeDraft } from './result-draft.ts';

const board = [
  { label: { bn: 'বিশেষ', en: 'Special' }, from: 0, to: 9, cells: [[0, 1, 2]] },
  {
    label: { bn: 'প্রথম', en: 'First' },
    from: 0,
    to: 9,
    cells: [
      [3, 4],
      [5, 6],
    ],
  },
];
const balls = [{ label: null, from: 1, to: 49, cells: [[0], [1]] }];

test('reads a board with leading zeros, and digits in Bengali', () => {
  expect(readResult(board, { '0-1-2': '007', '3-4': '৪৫', '5-6': ' 60 ' })).toEqual({
    ok: true,
    result: [0, 0, 7, 4, 5, 6, 0],
  });
});

test('names the cells that are too short, too long, empty, or no digits', () => {
  expect(readResult(board, { '0-1-2': '07', '3-4': '456' })).toEqual({
    ok: false,
    wrong: ['0-1-2', '3-4', '5-6'],
  });
  expect(readResult(balls, { '0': '-1', '1': '1.5' })).toEqual({ ok: false, wrong: ['0', '1'] });
});

test('reads balls within their bounds', () => {
  expect(readResult(balls, { '0': '49', '1': '1' })).toEqual({ ok: true, result: [49, 1] });
  expect(readResult(balls, { '0': '50', '1': '0' })).toEqual({ ok: false, wrong: ['0', '1'] });
});

test.each([
  [board, [0, 0, 7, 4, 5, 6, 0]],
  [balls, [49, 1]],
])('a form that is filled with a result reads as that result', (form, result) => {
  expect(readResult(form, writeDraft(form, result))).toEqual({ ok: true, result });
});
