// Goal: lines are compared with the right ones of other days, however many there are.
import { expect, test } from 'vitest';
import { pairLines } from './pair-lines.ts';

const toRows = (keys: string) => Array.from(keys, (key) => ({ key }));

test.each([
  ['periods of the same number', 'ab', 'cd', false, ['a c', 'b d']],
  ['fewer periods before', 'ab', 'c', false, ['a c', 'b -']],
  ['more periods before', 'a', 'cd', false, ['a c', '- d']],
  ['keys of a dimension', 'abc', 'cb', true, ['a -', 'b b', 'c c']],
  ['keys that are gone', 'a', 'xay', true, ['a a', '- x', '- y']],
  ['no lines', '', '', true, []],
] as const)('%s', (_, now, before, isDivided, pairs) => {
  const found = pairLines(toRows(now), toRows(before), isDivided);
  expect(found.map((pair) => `${pair.now?.key ?? '-'} ${pair.before?.key ?? '-'}`)).toEqual(pairs);
  expect(new Set(found.map(({ key }) => key)).size).toBe(found.length);
});
