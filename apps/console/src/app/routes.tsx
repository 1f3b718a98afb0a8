import { createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { accountPages } from '../account/area.tsx';
import { backofficePages, authPages } from '../backoffice/area.tsx';
import { growthPages } from '../growth/area.tsx';
import { moneyPages } from '../money/area.tsx';
import { playPages } from '../play/area.tsx';
import { authenticated, root } from '../shared/authenticated-route.ts';
import { sitePages } from '../site/area.tsx';
import { ErrorPage, NotFoundPage } from './error-boundary.tsx';

const more = createRoute({
  getParentRoute: () => authenticated,
  path: '/more',
  component: lazyRouteComponent(() => import('./more-page.tsx'), 'MorePage'),
});

authenticated.update({
  component: lazyRouteComponent(() => import('./shell.tsx'), 'Shell'),
  errorComponent: ErrorPage,
});

export const router = createRouter({
  routeTree: root.addChildren([
    ...authPages,
    authenticated.addChildren([
      more,
      ...sitePages,
      ...accountPages,
      ...moneyPages,
      ...playPages,
      ...growthPages,
      ...backofficePages,
    ]),
  ]),
  defaultErrorComponent: ErrorPage,
  defaultNotFoundComponent: NotFoundPage,
  defaultPreload: 'intent',
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
