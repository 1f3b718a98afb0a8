import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { authenticated } from '../shared/authenticated-route.ts';
import { withTexts } from '../shared/language.ts';
import { readBroadcastsSearch } from './broadcasts/broadcasts-search.ts';
import { readPromotionsSearch } from './promotions/promotions-search.ts';

const promotions = createRoute({
  getParentRoute: () => authenticated,
  path: '/promotions',
  validateSearch: readPromotionsSearch,
  component: lazyRouteComponent(() => import('./promotions/promotions-page.tsx'), 'PromotionsPage'),
  staticData: {
    area: 'promotions',
    menu: {
      icon: 'gift',
      label: msg`Offers`,
      group: 'content',
      order: 20,
      search: { view: 'offers' },
    },
  },
});

const broadcasts = createRoute({
  getParentRoute: () => authenticated,
  path: '/messages',
  validateSearch: readBroadcastsSearch,
  component: lazyRouteComponent(
    withTexts('site', () => import('./broadcasts/broadcasts-page.tsx')),
    'BroadcastsPage',
  ),
  staticData: {
    area: 'promotions',
    menu: {
      icon: 'mail',
      label: msg`Messages`,
      group: 'content',
      order: 35,
      search: { view: 'sent' },
    },
  },
});

/** The pages about what brings members to the site. */
export const growthPages = [promotions, broadcasts] as const;
