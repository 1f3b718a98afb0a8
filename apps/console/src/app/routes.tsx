import { createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { accountPages } from '../account/area.tsx';
import { backofficePages, authPages } from '../backoffice/area.tsx';
import { growthPages } from '../growth/area.tsx';
import { moneyPages } from '../money/area.tsx';
import { playPages } from '../play/area.tsx';
import { authenticated, root } from '../shared/authenticated-route.ts';
import { sitePages } from '../site/area.tsx';
import { ErrorPage } from './error-page.tsx';

const more = createRoute({
  getParentRoute: () => authenticated,
  path: '/more',
  component: lazyRouteComponent(() => import('./more-page.tsx'), 'MorePage'),
});

authenticated.update({
  // The router loads it while it checks the session.
  component: lazyRouteComponent(() => import('./shell.tsx'), 'GuardedShell'),
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
  defaultNotFoundComponent: lazyRouteComponent(
    () => import('./not-found-page.tsx'),
    'NotFoundPage',
  ),
  defaultPreload: 'intent',
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
