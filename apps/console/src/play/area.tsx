import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { authenticated, readDetail, readEdit } from '../shared/authenticated-route.ts';
import { withTexts } from '../shared/language.ts';
import { readDeskSearch } from './in-house-games/desk-search.ts';
import { readGamesSearch } from './games/games-search.ts';
import { readLotteriesSearch } from './lotteries/lotteries-search.ts';
import { readRoundsSearch } from './vendors/rounds-search.ts';

const load = <P,>(read: () => Promise<P>) => withTexts('play', read);

const games = createRoute({
  getParentRoute: () => authenticated,
  path: '/games',
  validateSearch: readGamesSearch,
  component: lazyRouteComponent(
    load(() => import('./games/games-page.tsx')),
    'GamesPage',
  ),
  staticData: {
    area: 'games',
    menu: { icon: 'grid', label: msg`Games`, group: 'work', order: 40, search: { page: 1 } },
  },
});

const lotteries = createRoute({
  getParentRoute: () => authenticated,
  path: '/lotteries',
  validateSearch: readLotteriesSearch,
  component: lazyRouteComponent(
    load(() => import('./lotteries/lotteries-page.tsx')),
    'LotteriesPage',
  ),
  staticData: {
    area: 'games',
    menu: { icon: 'lottery', label: msg`Lotteries`, group: 'work', order: 45 },
  },
});

const inHouseGames = createRoute({
  getParentRoute: () => authenticated,
  path: '/in-house-games',
  validateSearch: readDeskSearch,
  component: lazyRouteComponent(
    load(() => import('./in-house-games/desk-page.tsx')),
    'DeskPage',
  ),
  staticData: {
    area: 'games',
    menu: { icon: 'dice', label: msg`In-house games`, group: 'work', order: 42 },
  },
});

const vendors = createRoute({
  getParentRoute: () => authenticated,
  path: '/vendors',
  validateSearch: (search: Record<string, unknown>) => ({
    ...readEdit(search),
    ...readDetail(search),
  }),
  component: lazyRouteComponent(
    load(() => import('./vendors/vendors-page.tsx')),
    'VendorsPage',
  ),
  staticData: {
    area: 'games',
    menu: { icon: 'users', label: msg`Vendors`, group: 'work', order: 50 },
  },
});

const rounds = createRoute({
  getParentRoute: () => authenticated,
  path: '/vendors/rounds',
  validateSearch: readRoundsSearch,
  component: lazyRouteComponent(
    load(() => import('./vendors/rounds-page.tsx')),
    'RoundsPage',
  ),
  staticData: { area: 'games' },
});

/** The pages about games, lotteries and the vendors that bring games. */
export const playPages = [games, inHouseGames, lotteries, vendors, rounds] as const;
