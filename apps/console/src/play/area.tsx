import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { authenticated, readDetail, readEdit } from '../shared/authenticated-route.ts';
import { readGamesSearch } from './games/games-search.ts';
import { readLotteriesSearch } from './lotteries/lotteries-search.ts';
import { readRoundsSearch } from './vendors/rounds-search.ts';

const games = createRoute({
  getParentRoute: () => authenticated,
  path: '/games',
  validateSearch: readGamesSearch,
  component: lazyRouteComponent(() => import('./games/games-page.tsx'), 'GamesPage'),
  staticData: {
    menu: { icon: 'grid', label: msg`Games`, group: 'work', order: 40, search: { page: 1 } },
  },
});

const lotteries = createRoute({
  getParentRoute: () => authenticated,
  path: '/lotteries',
  validateSearch: readLotteriesSearch,
  component: lazyRouteComponent(() => import('./lotteries/lotteries-page.tsx'), 'LotteriesPage'),
  staticData: { menu: { icon: 'lottery', label: msg`Lotteries`, group: 'work', order: 45 } },
});

const vendors = createRoute({
  getParentRoute: () => authenticated,
  path: '/vendors',
  validateSearch: (search: Record<string, unknown>) => ({
    ...readEdit(search),
    ...readDetail(search),
  }),
  component: lazyRouteComponent(() => import('./vendors/vendors-page.tsx'), 'VendorsPage'),
  staticData: { menu: { icon: 'users', label: msg`Vendors`, group: 'work', order: 50 } },
});

const rounds = createRoute({
  getParentRoute: () => authenticated,
  path: '/vendors/rounds',
  validateSearch: readRoundsSearch,
  component: lazyRouteComponent(() => import('./vendors/rounds-page.tsx'), 'RoundsPage'),
});

/** The pages about games, lotteries and the vendors that bring games. */
export const playPages = [games, lotteries, vendors, rounds] as const;
