import { expect, test } from 'vitest';
import { wrapSelection } from './wrap-selection.ts';
import type { Wrapping } from './wrap-selection.ts';

const bold: Wrapping = { before: '<b>', after: '</b>' };
const list: Wrapping = { before: '<ul>', after: '</ul>', each: 'li', alone: true };

test.each<[string, [string, number, number, Wrapping], string, string]>([
  ['a word', ['one two', 4, 7, bold], 'one <b>two</b>', 'two'],
  ['nothing selected', ['ab', 1, 1, bold], 'a<b></b>b', ''],
  ['lines', ['a\nb', 0, 3, list], '<ul><li>a</li>\n<li>b</li></ul>', '<li>a</li>\n<li>b</li>'],
  ['in the middle', ['xaby', 1, 3, list], 'x\n<ul><li>ab</li></ul>\ny', '<li>ab</li>'],
  ['on a line of its own', ['x\na\ny', 2, 3, list], 'x\n<ul><li>a</li></ul>\ny', '<li>a</li>'],
])('%s', (_what, [text, start, end, wrapping], whole, selected) => {
  const wrapped = wrapSelection(text, start, end, wrapping);
  expect(wrapped.text).toBe(whole);
  expect(wrapped.text.slice(wrapped.start, wrapped.end)).toBe(selected);
});
