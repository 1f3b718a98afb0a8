import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { ToastProvider } from '@khelaghor/ui/toast/toast.tsx';
import { RouterProvider } from '../shared/navigation.tsx';
import { SsrContextProvider } from '../shared/ssr-context.tsx';
import type { SiteRouter } from '../shared/site-router.ts';
import { useSiteStatus } from '../shared/site-status.ts';
import { UnavailablePage } from './unavailable-page.tsx';
import { OfflineSite } from './offline-site.tsx';
import { AppErrorBoundary } from './page-outlet.tsx';
import { Shell } from './shell.tsx';
import type { SiteState } from './site-state.ts';

type AppProps = {
  readonly i18n: I18n;
  readonly queries: QueryClient;
  readonly router: SiteRouter;
  readonly state: SiteState;
};

/** The whole site, the same on the server and in the browser. The status picks the root view. */
export function App({ i18n, queries, router, state }: AppProps) {
  const { now, theme, digits, grouping, imageHost, isBalanceHidden, balance } = state;
  const facts = { now, theme, digits, grouping, imageHost, isBalanceHidden, balance };
  const status = useSiteStatus(state);
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <SsrContextProvider value={facts}>
          {state.isOffline ? (
            <OfflineSite brandName={state.whitelabel.brandName} />
          ) : status.status === 0 ? (
            <RouterProvider router={router}>
              <AppErrorBoundary>
                <Shell />
              </AppErrorBoundary>
            </RouterProvider>
          ) : (
            <ToastProvider>
              <UnavailablePage status={status} whitelabel={state.whitelabel} />
            </ToastProvider>
          )}
        </SsrContextProvider>
      </QueryClientProvider>
    </I18nProvider>
  );
}
