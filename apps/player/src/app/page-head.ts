import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { parseLanguage } from '@khelaghor/contract/lib/languages.ts';
import type { LocalText } from '@khelaghor/contract/lib/shapes.ts';
import type { PageHead } from './document.ts';
import { findPage } from './route-table.ts';
import type { SiteState } from './site-state.ts';

const missingTitle = msg`Page not found`;
const maintenanceTitle = msg`Under maintenance`;
const regionTitle = msg`Not available in your region`;
const offlineTitle = msg`No connection`;
const oldBrowserNotice = msg`This browser is old, and parts of this page may not work in it. Update the browser or your phone.`;
const siteDescription = msg`Games whose results are sealed before the bet. Check them yourself.`;

/** The frame of the member centre, from the folder of this program. */
const centreSource = 'src/app/member-centre/centre-frame.tsx';

type HeadInput = {
  readonly i18n: I18n;
  /** The path of the page's route; null when there is no such page. */
  readonly path: string | null;
  /** The name of the thing that the page shows; null: the page has its own title. */
  readonly subject: LocalText | null;
  /** The address of a picture of that thing; null: there is none to share. */
  readonly picture: string | null;
  readonly state: SiteState;
};

/** Returns why the site shows another page than the one that was asked for; null: it shows that. */
function findClosedTitle({ status, isOffline }: SiteState): MessageDescriptor | null {
  if (isOffline) return offlineTitle;
  if (status === 1) return maintenanceTitle;
  return status === 2 ? regionTitle : null;
}

/** The title of a page in its language: that of its subject, or its own. */
export const getPageTitle = (i18n: I18n, path: string | null, subject: string | null): string =>
  subject ?? i18n._((path === null ? null : findPage(path))?.title ?? missingTitle);

/** The title of a page as browsers show it. */
export const formatTitle = (title: string, brand: string): string => `${title} · ${brand}`;

/** The head and the HTTP status of a page. */
export function getHead({ i18n, path, subject, picture, state }: HeadInput): {
  status: 200 | 403 | 404 | 503;
  head: PageHead;
} {
  const page = path === null ? null : findPage(path);
  const isOpen = state.status === 0 && !state.isOffline;
  const open = page ? 200 : 404;
  const closed = state.status === 1 ? 503 : state.status === 2 ? 403 : 200;
  const language = parseLanguage(state.language);
  const closedTitle = findClosedTitle(state);
  const title = closedTitle
    ? i18n._(closedTitle)
    : getPageTitle(i18n, path, subject?.[language] ?? null);
  return {
    status: isOpen ? open : closed,
    head: {
      title: formatTitle(title, state.whitelabel.brandName[language]),
      description: i18n._(page?.description ?? siteDescription),
      oldBrowserNotice: i18n._(oldBrowserNotice),
      picture,
      isListed: isOpen && page !== null && page.isPrivate !== true,
      needsPageTexts: isOpen && page !== null && page.isFirst !== true,
      sources: isOpen && page ? [page.source, ...(page.isInCentre ? [centreSource] : [])] : [],
    },
  };
}
