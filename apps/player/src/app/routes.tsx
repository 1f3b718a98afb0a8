import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
} from '@tanstack/react-router';
import type { RouterHistory } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { ComponentType } from 'react';
import { loadPageTexts } from '../shared/catalogues.ts';
import type { PageSearch } from '../shared/paths.ts';
import { loadPatiently } from '../shared/load-patiently.ts';
import { stillTaking, tellPageTaken } from '../shared/page-taken.ts';
import { pages } from './route-table.ts';
import type { PageEntry } from './route-table.ts';
import { PageFault } from './page-fault.tsx';
import { PageMissing } from './page-missing.tsx';
import { Shell } from './shell.tsx';

/**
 * Every page keeps what its own links say; `open` and `next` are understood by all. A dialog that
 * there is none of opens nothing.
 */
function validateSearch(search: Record<string, unknown>): PageSearch & Record<string, unknown> {
  const { open, next, ...own } = search;
  return {
    ...own,
    ...(typeof open === 'string' && { open: open as 'login' }),
    ...(typeof next === 'string' && { next }),
  };
}

const rootRoute = createRootRoute({
  component: Shell,
  notFoundComponent: PageMissing,
  errorComponent: PageFault,
  validateSearch,
  beforeLoad: stillTaking,
});

const components = new Map<string, ReturnType<typeof lazyRouteComponent>>();

/** A page that says when the browser has taken it over. */
function telling(Page: ComponentType): ComponentType {
  return function TellingPage() {
    useEffect(tellPageTaken, []);
    return <Page />;
  };
}

/** One component for each source: the lobby stays as it is when the registration opens over it. */
function componentOf({ source, load, isFirst }: PageEntry) {
  const made =
    components.get(source) ??
    lazyRouteComponent(async () => {
      const [Page] = await Promise.all([loadPatiently(load), isFirst ? null : loadPageTexts()]);
      return { Page: telling(Page) };
    }, 'Page');
  components.set(source, made);
  return made;
}

function routesOf(page: PageEntry) {
  const component = componentOf(page);
  return [page.path, ...(page.also ?? [])].map((path) =>
    createRoute({ getParentRoute: () => rootRoute, path, component, errorComponent: PageFault }),
  );
}

const routeTree = rootRoute.addChildren(pages.flatMap(routesOf));

/** Search text is plain: what stands in the address is what the page gets, as text. */
function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text));
}

function stringifySearch(search: Record<string, unknown>): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== null);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text === '' ? '' : `?${text}`;
}

/** A router of its own for every page the server makes, and one for the browser. */
export function createSiteRouter(history: RouterHistory) {
  return createRouter({
    routeTree,
    history,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadDelay: 80,
    scrollRestoration: false,
    defaultNotFoundComponent: PageMissing,
    defaultErrorComponent: PageFault,
    notFoundMode: 'root',
  });
}

export type SiteRouter = ReturnType<typeof createSiteRouter>;
