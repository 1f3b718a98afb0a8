import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { ToastProvider } from '@khelaghor/ui/toast/toast.tsx';
import { RouterProvider } from '../shared/navigation.tsx';
import { PageFactsProvider } from '../shared/ssr-context.tsx';
import type { SiteRouter } from '../shared/site-router.ts';
import { useSiteStatus } from '../shared/site-status.ts';
import { UnavailablePage } from './unavailable-page.tsx';
import { OfflineSite } from './offline-site.tsx';
import { WholeCaught } from './page-outlet.tsx';
import { Shell } from './shell.tsx';
import type { SiteState } from './site-state.ts';

type ProgramProps = {
  readonly i18n: I18n;
  readonly queries: QueryClient;
  readonly router: SiteRouter;
  readonly state: SiteState;
};

/** The whole site, the same on the server and in the browser. The status picks the root view. */
export function Program({ i18n, queries, router, state }: ProgramProps) {
  const { now, theme, digits, grouping, imageHost, isBalanceHidden, balance } = state;
  const facts = { now, theme, digits, grouping, imageHost, isBalanceHidden, balance };
  const status = useSiteStatus(state);
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <PageFactsProvider value={facts}>
          {state.isOffline ? (
            <OfflineSite brandName={state.whitelabel.brandName} />
          ) : status.status === 0 ? (
            <RouterProvider router={router}>
              <WholeCaught>
                <Shell />
              </WholeCaught>
            </RouterProvider>
          ) : (
            <ToastProvider>
              <UnavailablePage status={status} whitelabel={state.whitelabel} />
            </ToastProvider>
          )}
        </PageFactsProvider>
      </QueryClientProvider>
    </I18nProvider>
  );
}
