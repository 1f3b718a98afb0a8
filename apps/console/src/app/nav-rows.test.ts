// Goal: the menu is made of the areas' rows, and each link says what its page reads.
import { expect, test } from 'vitest';
import { getNavRows } from './nav-rows.ts';
import { router } from './routes.tsx';

type Read = (search: Record<string, unknown>) => object;

const pages = Object.values(router.routesByPath).map(({ fullPath, options }) => ({
  fullPath,
  options,
  read: (options as { readonly validateSearch?: Read }).validateSearch,
}));
const rows = getNavRows(pages);

test('lists the pages that have a place, in the order of their rows', () => {
  const page = (fullPath: string, order: number) => ({
    fullPath,
    options: {
      staticData: {
        menu: { icon: 'list', label: { id: fullPath }, group: 'work', order } as const,
      },
    },
  });
  const made = getNavRows([
    page('/late', 20),
    { fullPath: '/login', options: {} },
    page('/a/$b', 10),
  ]);
  expect(made.map(({ path, prefix }) => [path, prefix])).toEqual([
    ['/a/$b', '/a'],
    ['/late', '/late'],
  ]);
});

test('no two pages share a place', () => {
  const places = rows.map(({ menu }) => `${menu.group} ${menu.order}`);
  expect(new Set(places).size).toBe(places.length);
});

test('the bar of a phone has three of them', () => {
  const docked = rows.filter(({ menu }) => menu.isInBottomNav === true).map(({ prefix }) => prefix);
  expect(docked).toEqual(['/', '/withdrawals', '/settings']);
});

test.each(pages.filter(({ options }) => options.staticData?.menu))(
  '$fullPath reads the search of its link as it stands',
  ({ read, options }) => {
    const search = options.staticData?.menu?.search ?? {};
    expect(read?.(search) ?? {}).toEqual(search);
  },
);
