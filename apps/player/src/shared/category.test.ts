// Goal: the operator decides which parts of the site are shown, and in which order.
import { expect, test } from 'vitest';
import { getVisibleModules } from './category.ts';

const part = (modId: string, enabled: boolean) => ({ modId, enabled });
const modules = [
  {
    ...part('category', true),
    childrenNodes: [part('RNG', true), part('LIVE', false), part('LOTT', true)],
  },
  { ...part('menu', false), childrenNodes: [part('home', true)] },
];

test('what is switched on is shown in its order', () => {
  expect(getVisibleModules({ modules }, 'category')).toEqual(['RNG', 'LOTT']);
});

test('of a group that is switched off, nothing is shown', () => {
  expect(getVisibleModules({ modules }, 'menu')).toEqual([]);
  expect(getVisibleModules({ modules: [] }, 'category')).toEqual([]);
});
