import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { authenticated } from '../shared/authenticated-route.ts';
import { readPromotionsSearch } from './promotions/promotions-search.ts';

const promotions = createRoute({
  getParentRoute: () => authenticated,
  path: '/promotions',
  validateSearch: readPromotionsSearch,
  component: lazyRouteComponent(() => import('./promotions/promotions-page.tsx'), 'PromotionsPage'),
  staticData: {
    menu: {
      icon: 'gift',
      label: msg`Offers`,
      group: 'content',
      order: 20,
      search: { view: 'offers' },
    },
  },
});

/** The pages about what brings members to the site. */
export const growthPages = [promotions] as const;
