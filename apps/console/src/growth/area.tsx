import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { authenticated } from '../shared/authenticated-route.ts';

const promotions = createRoute({
  getParentRoute: () => authenticated,
  path: '/promotions',
  validateSearch: ({ view, edit }: Record<string, unknown>) => ({
    view: view === 'applications' ? ('applications' as const) : ('offers' as const),
    ...(typeof edit === 'string' && { edit }),
  }),
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
