import './app/styles.css';
import { setupI18n } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import { loadFullFont } from '@khelaghor/ui/fonts/load-full-font.ts';
import { fillInMissing } from '@khelaghor/ui/older-browsers/fill-in-missing.ts';
import { leaveStaleLayers } from '@khelaghor/ui/layers/layer-entry.ts';
import { startTranslationGuard } from '@khelaghor/ui/translation-guard/translation-guard.ts';
import { startTransition, useEffect } from 'react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { hydratedEvent } from './app/boot-script.ts';
import { App } from './app/app.tsx';
import { startCentreEntry } from './app/member-centre/centre-entry.ts';
import { createQueryClient } from './app/query-client.ts';
import { createSiteRouter } from './app/routes.tsx';
import { hydrateQueryCache } from './app/hydrate-query-cache.ts';
import type { SiteState } from './app/site-state.ts';
import { storeSealingKey } from './shared/api.ts';
import { startSpeaking } from './shared/catalogues.ts';
import { startClock } from './shared/clock.ts';
import { getNumberFormat } from './shared/number-format.ts';
import { startInstallPrompt } from './shared/install-prompt.ts';
import { restoreLanguage } from './shared/language.ts';
import { startRealtime } from './shared/realtime.ts';
import { beginHydration, markHydrated } from './shared/hydration-wait.ts';
import { startPressed } from './shared/pressed.tsx';
import { startVersionCheck } from './shared/new-version-reload.ts';
import { storeMember } from './shared/session-changes.ts';
import { forgetPageMember } from './shared/session/page-member.ts';
import { startTypedPage } from './shared/session/typed-page.ts';
import { browserBar } from './shared/site-router.ts';
import type { SiteRouter } from './shared/site-router.ts';
import { startSiteStatus } from './shared/site-status.ts';
import { hasFullFont, storeFullFont, storeMerchant } from './shared/browser-storage.ts';

/** Reads the state that the server put into the page. */
function readState(): SiteState {
  const element = document.getElementById('state');
  if (!element?.textContent) throw new Error('The page came without its state');
  const state = JSON.parse(element.textContent) as SiteState;
  // A balance that the reader hides later must not stay in the page as text.
  element.remove();
  return state;
}

type HydratedRootProps = { readonly onHydrated: () => void; readonly children: ReactNode };

const afterLoadMs = 1_000;

/** Tells when the shell is hydrated: the boot script then replays earlier taps. */
function HydratedRoot({ onHydrated, children }: HydratedRootProps) {
  useEffect(() => {
    onHydrated();
    document.documentElement.dataset['hydrated'] = '';
    document.dispatchEvent(new Event(hydratedEvent));
  }, [onHydrated]);
  return children;
}

/** Lets the browser paint and handle input between two parts of the start. */
function waitForNextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** Runs work after the page has loaded. */
function runAfterLoad(work: () => void): void {
  if (document.readyState === 'complete') setTimeout(work, afterLoadMs);
  else window.addEventListener('load', () => setTimeout(work, afterLoadMs), { once: true });
}

/** Retries pictures that fail to load: first from the CDN host, then from our own. */
async function startImageFallbacks(imageHost: string): Promise<void> {
  if (imageHost !== '') {
    const code = await import('./app/cdn-image-fallback.ts').catch(() => null);
    code?.startCdnFallback(imageHost);
  }
  runAfterLoad(() => {
    const tries = import('./app/image-retry.ts').catch(() => null);
    void tries.then((code) => code?.startImageRetries());
  });
}

/** Starts what few sites switch on: others do not load its code. */
async function startOptionalFeatures(
  state: SiteState,
  router: SiteRouter,
  queries: QueryClient,
): Promise<void> {
  const { imageHost, whitelabel } = state;
  const { gtagId } = whitelabel.analytics;
  if (whitelabel.loginToHome)
    void import('./app/require-login.ts').then((code) => code.startRequireLogin(router, queries));
  void startImageFallbacks(imageHost);
  if (gtagId === '' || state.isOffline) return;
  runAfterLoad(() => {
    const tag = import('./app/google-tag.ts').catch(() => null);
    void tag.then((code) => code?.startGoogleTag(gtagId, router));
  });
}

/** Installs the service worker. When its code cannot be loaded, the next visit tries again. */
async function installServiceWorker(buildId: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const code = await import('./app/offline-worker.ts').catch(() => null);
  await code?.startOfflineWorker(buildId);
}

async function start(): Promise<void> {
  await fillInMissing();
  await waitForNextTask();
  const state = readState();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page came without its root');
  leaveStaleLayers();
  startPressed();
  startClock(state.now);
  storeSealingKey(state.whitelabel);
  storeMerchant(state.whitelabel.merchant);
  storeMember(state.member);
  const isOpen = state.status === 0 && !state.isOffline;
  if (!isOpen) forgetPageMember();
  startTypedPage();
  await waitForNextTask();
  const queries = createQueryClient();
  hydrateQueryCache(queries, state);
  await waitForNextTask();
  const i18n = setupI18n();
  const router = createSiteRouter(browserBar);
  const speaking = startSpeaking({
    i18n,
    language: state.language,
    digits: getNumberFormat(state.member, state).digits,
  });
  startSiteStatus(state);
  startVersionCheck(state.whitelabel.buildId);
  await waitForNextTask();
  if (isOpen) await router.load();
  await speaking;
  await waitForNextTask();
  // Notices may change the page only after hydration: before, it would differ from the server's
  // markup.
  const hydrating = beginHydration();
  const onHydrated = () => {
    // A page without the shell is hydrated as one.
    if (!isOpen) markHydrated();
    // A closed page listens too: it learns when the site opens.
    if (!state.isOffline) void hydrating.then(() => startRealtime(queries));
  };
  startTranslationGuard();
  startTransition(() => {
    hydrateRoot(
      root,
      <HydratedRoot onHydrated={onHydrated}>
        <App i18n={i18n} queries={queries} router={router} state={state} />
      </HydratedRoot>,
    );
  });
  void restoreLanguage(i18n, state.whitelabel.languages);
  startCentreEntry(router);
  startInstallPrompt();
  void startOptionalFeatures(state, router, queries);
  runAfterLoad(() => void installServiceWorker(state.whitelabel.buildId));
  loadFullFont({ page: document, isKept: hasFullFont(), onKept: storeFullFont });
}

void start();
