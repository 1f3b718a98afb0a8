import { expect, test } from 'vitest';
import { isSameView, readViews, withView } from './views.ts';

const vendors = { name: 'Shapla', search: { vendor: 'shapla', page: 1 } };

test.each([
  ['nothing', null],
  ['a text that is no JSON', '{'],
  ['something that is no list', '{"name":"x"}'],
  ['entries without filters', '[{"name":"x"},3,null]'],
  ['filters that are no text', '[{"name":"x","search":{"a":{}}}]'],
])('reads %s as no views', (_what, text) => {
  expect(readViews(text)).toEqual([]);
});

test('reads what was written', () => {
  expect(readViews(JSON.stringify([vendors]))).toEqual([vendors]);
});

test('the order in which filters were set makes no difference', () => {
  expect(isSameView({ a: 1, b: '2' }, { b: '2', a: 1 })).toBe(true);
  expect(isSameView({ a: 1 }, { a: 1, b: '2' })).toBe(false);
  expect(isSameView({ a: 1 }, { a: 2 })).toBe(false);
});

test('a view of the same name is replaced, and the oldest of too many is dropped', () => {
  const changed = { ...vendors, search: { vendor: 'padma' } };
  expect(withView([vendors], changed)).toEqual([changed]);
  const full = Array.from({ length: 20 }, (_, index) => ({ name: `${index}`, search: {} }));
  const views = withView(full, vendors);
  expect([views.length, views[0]?.name, views.at(-1)]).toEqual([20, '1', vendors]);
});
