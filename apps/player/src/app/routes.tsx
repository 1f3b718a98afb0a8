import { useEffect } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { loadPageTexts } from '../shared/catalogues.ts';
import { importWithRetry } from '../shared/import-with-retry.ts';
import { whileHydrating, markHydrated } from '../shared/hydration-wait.ts';
import { createRouter } from '../shared/site-router.ts';
import type { AddressBar, FoundPage, SiteRouter } from '../shared/site-router.ts';
import { matchPage } from './route-table.ts';
import type { PageEntry } from './route-table.ts';

type Frame = ComponentType<{ readonly children: ReactNode }>;

/** A page that says when the browser has taken it over, in its frame where it has one. */
function telling(Page: ComponentType, Frame: Frame | null): ComponentType {
  return function TellingPage() {
    useEffect(markHydrated, []);
    return Frame ? (
      <Frame>
        <Page />
      </Frame>
    ) : (
      <Page />
    );
  };
}

const loadFrame = () => import('./member-centre/centre-frame.tsx').then((m) => m.CentreFrame);

const loading = new Map<string, Promise<ComponentType>>();

/**
 * One component for each source: the lobby stays as it is when the registration opens over it. A
 * frame is loaded with its page, so that it never stands empty.
 */
function loadPage({ source, load, isFirst, isInCentre }: PageEntry): Promise<ComponentType> {
  const key = isInCentre ? `centre ${source}` : source;
  const known = loading.get(key);
  if (known) return known;
  const texts = isFirst ? null : loadPageTexts();
  const frame = isInCentre ? importWithRetry(loadFrame) : null;
  const coming = Promise.all([importWithRetry(load), frame, texts]).then(([Page, Frame]) =>
    telling(Page, Frame),
  );
  loading.set(key, coming);
  // The next who asks tries again.
  coming.catch(() => loading.delete(key));
  return coming;
}

function find(pathname: string): FoundPage | null {
  const found = matchPage(pathname);
  return found && { ...found, load: () => loadPage(found.page) };
}

/** A router of its own for every page the server makes, and one for the browser. */
export const createSiteRouter = (bar: AddressBar): SiteRouter =>
  createRouter({ bar, find, whenTaken: whileHydrating });
