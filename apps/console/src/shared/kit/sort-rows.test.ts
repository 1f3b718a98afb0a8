import { expect, test } from 'vitest';
import { getNextOrder, sortRows } from './sort-rows.ts';
import type { Rank } from './sort-rows.ts';

const up = { isDescending: false, locale: 'bn' };

test.each<[string, Rank[], Rank[]]>([
  ['numbers by value', [10, 9, 100], [9, 10, 100]],
  ['large sums by value', [20n, 3n, 100n], [3n, 20n, 100n]],
  ['texts by the alphabet of the language', ['খ', 'ক', 'আ'], ['আ', 'ক', 'খ']],
  ['digits in texts by value', ['k10', 'k3'], ['k3', 'k10']],
])('orders %s', (_what, rows, ordered) => {
  expect(sortRows(rows, (rank) => rank, up)).toEqual(ordered);
  expect(sortRows(rows, (rank) => rank, { ...up, isDescending: true })).toEqual(
    ordered.toReversed(),
  );
});

test('keeps the order of the list among rows of the same rank', () => {
  const rows = ['b1', 'a1', 'c1'];
  expect(sortRows(rows, () => 1, up)).toEqual(rows);
});

test('a third press on a head gives the order of the server back', () => {
  const first = getNextOrder(null, 'at');
  const second = getNextOrder(first, 'at');
  expect([first, second, getNextOrder(second, 'at'), getNextOrder(second, 'kind')]).toEqual([
    { key: 'at', isDescending: false },
    { key: 'at', isDescending: true },
    null,
    { key: 'kind', isDescending: false },
  ]);
});
