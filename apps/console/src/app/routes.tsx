import { createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { accountPages } from '../account/area.tsx';
import { backofficePages, doorPages } from '../backoffice/area.tsx';
import { growthPages } from '../growth/area.tsx';
import { moneyPages } from '../money/area.tsx';
import { playPages } from '../play/area.tsx';
import { inside, root } from '../shared/authenticated-route.ts';
import { sitePages } from '../site/area.tsx';
import { PageFault, NotFoundPage } from './error-boundary.tsx';

const more = createRoute({
  getParentRoute: () => inside,
  path: '/more',
  component: lazyRouteComponent(() => import('./more-page.tsx'), 'MorePage'),
});

inside.update({
  component: lazyRouteComponent(() => import('./shell.tsx'), 'Shell'),
  errorComponent: PageFault,
});

export const router = createRouter({
  routeTree: root.addChildren([
    ...doorPages,
    inside.addChildren([
      more,
      ...sitePages,
      ...accountPages,
      ...moneyPages,
      ...playPages,
      ...growthPages,
      ...backofficePages,
    ]),
  ]),
  defaultErrorComponent: PageFault,
  defaultNotFoundComponent: NotFoundPage,
  defaultPreload: 'intent',
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
