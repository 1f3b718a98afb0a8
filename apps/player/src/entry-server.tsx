import './app/styles.css';
import { setupI18n } from '@lingui/core';
import type { I18n } from '@lingui/core';
import { renderToString } from 'react-dom/server';
import { parseLanguage } from '@khelaghor/contract/lib/languages.ts';
import type { SiteLanguage } from '@khelaghor/contract/lib/languages.ts';
import type { Digits } from '@khelaghor/money/digits.ts';
import { getNumberLocale } from '@khelaghor/ui/money/number-locale.ts';
import type { PageHead } from './app/document.ts';
import { getHead } from './app/page-head.ts';
import { findSubject } from './app/page-subject.ts';
import { findSharedPicture } from './app/share-preview.ts';
import { App } from './app/app.tsx';
import { createQueryClient } from './app/query-client.ts';
import { createSiteRouter } from './app/routes.tsx';
import { hydrateQueryCache } from './app/hydrate-query-cache.ts';
import type { SiteState } from './app/site-state.ts';
import { loadAllLotteryGames } from './play/lottery/index.tsx';
import { loadAllTexts } from './shared/catalogues.ts';
import { getNumberFormat } from './shared/number-format.ts';
import type { Theme } from './shared/ssr-context.tsx';
import { createFixedBar } from './shared/site-router.ts';

/** @public The server imports what this file exports from the build. */
export { getDocument } from './app/document.ts';
/** @public */
export { findBannerGroup, findGameOfPage } from './app/route-table.ts';
export type { SiteState } from './app/site-state.ts';

export type PageRequest = {
  /** Path and query, as asked for. */
  readonly url: string;
  readonly language: SiteLanguage;
  readonly theme: Theme;
  readonly state: SiteState;
};

export type Page = {
  readonly html: string;
  /** 200, 404 for an address that is no page, 503 in maintenance, 403 in a restricted region. */
  readonly status: 200 | 403 | 404 | 503;
  readonly head: PageHead;
};

async function speaker(language: SiteLanguage, digits: Digits): Promise<I18n> {
  return setupI18n({
    locale: language,
    locales: getNumberLocale(parseLanguage(language), digits),
    messages: { [language]: await loadAllTexts(language) },
  });
}

/**
 * Draws one page as text. The same request and state always give the same page.
 * @public
 */
export async function render({ url, language, theme, state }: PageRequest): Promise<Page> {
  const i18n = await speaker(language, getNumberFormat(state.member, state).digits);
  const queries = createQueryClient();
  const shown: SiteState = { ...state, language, theme };
  hydrateQueryCache(queries, shown);
  // A page that waits for something is drawn without it: everything is there before.
  await loadAllLotteryGames();
  const router = createSiteRouter(createFixedBar(url));
  const isOpen = state.status === 0 && !state.isOffline;
  if (isOpen) await router.load();
  const html = renderToString(<App i18n={i18n} queries={queries} router={router} state={shown} />);
  const { path, address } = router.shown();
  const page = { path, search: address.search };
  const subject = findSubject(queries, page);
  const picture = findSharedPicture(queries, page);
  queries.clear();
  const { status, head } = getHead({ i18n, path, subject, picture, state: shown });
  return { html, status, head };
}
