import { useEffect } from 'react';
import type { ComponentType } from 'react';
import { loadPageTexts } from '../shared/catalogues.ts';
import { importWithRetry } from '../shared/import-with-retry.ts';
import { whileHydrating, markHydrated } from '../shared/hydration-wait.ts';
import { createRouter } from '../shared/site-router.ts';
import type { AddressBar, FoundPage, SiteRouter } from '../shared/site-router.ts';
import { matchPage } from './route-table.ts';
import type { PageEntry } from './route-table.ts';

/** A page that says when the browser has taken it over. */
function telling(Page: ComponentType): ComponentType {
  return function TellingPage() {
    useEffect(markHydrated, []);
    return <Page />;
  };
}

const loading = new Map<string, Promise<ComponentType>>();

/** One component for each source: the lobby stays as it is when the registration opens over it. */
function loadPage({ source, load, isFirst }: PageEntry): Promise<ComponentType> {
  const known = loading.get(source);
  if (known) return known;
  const texts = isFirst ? null : loadPageTexts();
  const coming = Promise.all([importWithRetry(load), texts]).then(([Page]) => telling(Page));
  loading.set(source, coming);
  // The next who asks tries again.
  coming.catch(() => loading.delete(source));
  return coming;
}

function find(pathname: string): FoundPage | null {
  const found = matchPage(pathname);
  return found && { ...found, load: () => loadPage(found.page) };
}

/** A router of its own for every page the server makes, and one for the browser. */
export const createSiteRouter = (bar: AddressBar): SiteRouter =>
  createRouter({ bar, find, whenTaken: whileHydrating });
