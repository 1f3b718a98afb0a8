// Goal: the menu is made of the areas' rows, and each link says what its page reads.
import { expect, test } from 'vitest';
import type { MenuEntry } from '../shared/inside.ts';
import { menuRows } from './menu-rows.ts';
import { router } from './routes.tsx';

type Read = (search: Record<string, unknown>) => object;

const pages = Object.values(router.routesByPath).map(({ fullPath, options }) => ({
  fullPath,
  options,
  read: (options as { readonly validateSearch?: Read }).validateSearch,
}));
const rows = menuRows(pages);
const pathsOf = (group: MenuEntry['group']) =>
  rows.filter(({ menu }) => menu.group === group).map(({ prefix }) => prefix);

test('lists the pages of each group in the order of their rows', () => {
  expect(pathsOf('work')).toEqual([
    '/',
    '/withdrawals',
    '/members',
    '/games',
    '/vendors',
    '/outbox',
    '/operators',
    '/event-log',
    '/settings',
  ]);
  expect(pathsOf('content')).toEqual([
    '/banners',
    '/promotions',
    '/announcements',
    '/help',
    '/contacts',
    '/feedback',
  ]);
});

test('no two pages share a place', () => {
  const places = rows.map(({ menu }) => `${menu.group} ${menu.order}`);
  expect(new Set(places).size).toBe(places.length);
});

test('the bar of a phone has three of them', () => {
  const docked = rows.filter(({ menu }) => menu.isDocked === true).map(({ prefix }) => prefix);
  expect(docked).toEqual(['/', '/withdrawals', '/settings']);
});

test.each(pages.filter(({ options }) => options.staticData?.menu))(
  '$fullPath reads the search of its link as it stands',
  ({ read, options }) => {
    const search = options.staticData?.menu?.search ?? {};
    expect(read?.(search) ?? {}).toEqual(search);
  },
);
