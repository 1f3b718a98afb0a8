import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { parseLanguage } from '@khelaghor/contract/lib/languages.ts';
import type { PageHead } from './document.ts';
import { findPage } from './route-table.ts';
import type { PageEntry } from './route-table.ts';
import type { SiteState } from './site-state.ts';

const missingTitle = msg`Page not found`;
const maintenanceTitle = msg`Under maintenance`;
const regionTitle = msg`Not available in your region`;
const offlineTitle = msg`No connection`;
const siteDescription = msg`Games whose results are sealed before the bet. Check them yourself.`;

type HeadInput = {
  readonly i18n: I18n;
  /** The path of the page's route; null when there is no such page. */
  readonly path: string | null;
  readonly state: SiteState;
};

function getTitle(page: PageEntry | null, { status, isOffline }: SiteState) {
  if (isOffline) return offlineTitle;
  if (status === 1) return maintenanceTitle;
  if (status === 2) return regionTitle;
  return page?.title ?? missingTitle;
}

/** `Title · Brand`, in the page's language. */
export function getPageTitle(i18n: I18n, path: string | null, brand: string): string {
  const page = path === null ? null : findPage(path);
  return `${i18n._(page?.title ?? missingTitle)} · ${brand}`;
}

/** The head and the HTTP status of a page. */
export function getHead({ i18n, path, state }: HeadInput): {
  status: 200 | 403 | 404 | 503;
  head: PageHead;
} {
  const page = path === null ? null : findPage(path);
  const isOpen = state.status === 0 && !state.isOffline;
  const open = page ? 200 : 404;
  const closed = state.status === 1 ? 503 : state.status === 2 ? 403 : 200;
  const brand = state.whitelabel.brandName[parseLanguage(state.language)];
  return {
    status: isOpen ? open : closed,
    head: {
      title: `${i18n._(getTitle(page, state))} · ${brand}`,
      description: i18n._(page?.description ?? siteDescription),
      isListed: isOpen && page !== null && page.isPrivate !== true,
      needsPageTexts: isOpen && page !== null && page.isFirst !== true,
      sources: isOpen && page ? [page.source] : [],
    },
  };
}
