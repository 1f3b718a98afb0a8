import './vendors.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Page } from '../../shared/page.tsx';
import { LoadingCards, QueryState } from '../../shared/query-state.tsx';
import { useVendors } from './use-vendors.ts';
import { getDraft, emptyVendor } from './vendor-draft.ts';
import { VendorList } from './vendor-list.tsx';
import { May } from '../../shared/may.tsx';

const route = getRouteApi('/inside/vendors');
const VendorForm = lazy(async () => ({ default: (await import('./vendor-form.tsx')).VendorForm }));
const VendorPage = lazy(async () => ({ default: (await import('./vendor-page.tsx')).VendorPage }));

/** The vendors of games, the page of one, or the one that is being written. */
export function VendorsPage() {
  const { t } = useLingui();
  const { edit, id, tab } = route.useSearch();
  const navigate = useNavigate();
  const query = useVendors();
  const vendors = query.data?.vendors ?? [];
  const edited = vendors.find(({ code }) => code === edit);
  const begun = edit === 'new' ? emptyVendor : edited && getDraft(edited);
  const shown = begun ? undefined : vendors.find(({ code }) => code === id);
  const go = (next: { edit?: string }) => void navigate({ to: '/vendors', search: next });
  return (
    <Page
      title={t`Vendors`}
      updatedAtMs={query.dataUpdatedAt}
      {...(shown && { back: <Link to="/vendors" /> })}
    >
      <QueryState query={query} />
      <Suspense fallback={<LoadingCards />}>
        {begun && (
          <VendorForm
            key={edit}
            kept={edited ? { id: edited.code, revision: edited.revision } : null}
            begun={begun}
            onDone={() => go({})}
          />
        )}
        {shown && <VendorPage key={shown.code} vendor={shown} tab={tab} />}
      </Suspense>
      {query.data && !begun && !shown && (
        <>
          <div className="vendors-head">
            <Button icon="list" render={<Link to="/vendors/rounds" />}>
              <Trans>Open rounds</Trans>
            </Button>
            <May act="act">
              <Button kind="primary" icon="plus" onClick={() => go({ edit: 'new' })}>
                <Trans>New vendor</Trans>
              </Button>
            </May>
          </div>
          <VendorList vendors={vendors} onEdit={(code) => go({ edit: code })} />
        </>
      )}
    </Page>
  );
}
