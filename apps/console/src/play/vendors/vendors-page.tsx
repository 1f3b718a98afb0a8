import './vendors.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { AdminVendor } from '@khelaghor/contract/play/vendors-admin.ts';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { StatusBadge } from '@khelaghor/ui/tag/tag.tsx';
import { getRefusal } from '../../shared/api.ts';
import { categoryLabels } from '../../shared/category-labels.ts';
import { useNumberFormat } from '../../shared/number-format.ts';
import { Page } from '../../shared/page.tsx';
import { QueryState } from '../../shared/query-state.tsx';
import { FormError } from '../../shared/form-error.tsx';
import { useChangeVendor, useVendors } from './use-vendors.ts';
import { getDraft, emptyVendor } from './vendor-draft.ts';
import { VendorForm } from './vendor-form.tsx';

const route = getRouteApi('/inside/vendors');
const VendorKeys = lazy(async () => ({ default: (await import('./vendor-keys.tsx')).VendorKeys }));
const VendorBalances = lazy(async () => ({
  default: (await import('./vendor-balances.tsx')).VendorBalances,
}));

type RowProps = {
  readonly vendor: AdminVendor;
  readonly onEdit: () => void;
  readonly onShow: (what: 'keys' | 'balances') => void;
};

function VendorRow({ vendor, onEdit, onShow }: RowProps) {
  const { t, i18n } = useLingui();
  const { count } = useNumberFormat();
  const changing = useChangeVendor();
  const { code, open } = vendor;
  const games = count(vendor.games);
  const lobbies = vendor.cards.map(({ gameType }) => t(categoryLabels[gameType])).join(', ');
  return (
    <li className="vendor-row">
      <div className="content-row__words">
        <b>{i18n.locale === 'en' ? vendor.title.en : vendor.title.bn}</b>
        <small>
          {vendor.vassalage} · {code} ·{' '}
          {vendor.wallet === 'transfer' ? (
            <Trans>wallets of its own</Trans>
          ) : (
            <Trans>our wallet</Trans>
          )}
        </small>
        <small>
          {lobbies} · <Trans>games: {games}</Trans>
        </small>
        <small>{vendor.launchOrigins.join(' ')}</small>
        <StatusBadge tone={open ? 'good' : 'quiet'}>
          {open ? <Trans>Open</Trans> : <Trans>Closed</Trans>}
        </StatusBadge>
      </div>
      <div className="vendor-row__acts">
        <Button
          size="small"
          kind={open ? 'secondary' : 'primary'}
          busy={changing.isPending}
          onClick={() => changing.mutate({ code, body: { open: !open } })}
        >
          {open ? <Trans>Close it</Trans> : <Trans>Open it</Trans>}
        </Button>
        <Button size="small" icon="edit" onClick={onEdit}>
          <Trans>Change</Trans>
        </Button>
        <Button size="small" icon="key" onClick={() => onShow('keys')}>
          <Trans>Keys</Trans>
        </Button>
        <Button size="small" icon="list" onClick={() => onShow('balances')}>
          <Trans>Balances</Trans>
        </Button>
        <Button
          size="small"
          icon="grid"
          render={<Link to="/games" search={{ vendor: code, page: 1 }} />}
        >
          <Trans>Games</Trans>
        </Button>
      </div>
      <FormError refusal={changing.isError ? getRefusal(changing.error) : null} />
    </li>
  );
}

type Shown = { readonly what: 'keys' | 'balances'; readonly code: string };

function VendorList({ vendors, onEdit }: { vendors: AdminVendor[]; onEdit: (c: string) => void }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const vendor = vendors.find(({ code }) => code === shown?.code);
  const close = () => setShown(null);
  return (
    <>
      <ul className="content-rows">
        {vendors.map((each) => (
          <VendorRow
            key={each.code}
            vendor={each}
            onEdit={() => onEdit(each.code)}
            onShow={(what) => setShown({ what, code: each.code })}
          />
        ))}
      </ul>
      <Suspense fallback={null}>
        {vendor && shown?.what === 'keys' && <VendorKeys vendor={vendor} onClose={close} />}
        {vendor && shown?.what === 'balances' && <VendorBalances vendor={vendor} onClose={close} />}
      </Suspense>
    </>
  );
}

/** The vendors of games, or the one that is being written. */
export function VendorsPage() {
  const { t } = useLingui();
  const { edit } = route.useSearch();
  const navigate = useNavigate();
  const query = useVendors();
  const vendors = query.data?.vendors ?? [];
  const edited = vendors.find(({ code }) => code === edit);
  const begun = edit === 'new' ? emptyVendor : edited && getDraft(edited);
  const go = (next: { edit?: string }) => void navigate({ to: '/vendors', search: next });
  return (
    <Page title={t`Vendors`} updatedAtMs={query.dataUpdatedAt}>
      <QueryState query={query} />
      {query.data && begun && (
        <VendorForm key={edit} code={edited?.code ?? null} begun={begun} onDone={() => go({})} />
      )}
      {query.data && !begun && (
        <>
          <div className="vendors-head">
            <Button icon="list" render={<Link to="/vendors/rounds" />}>
              <Trans>Open rounds</Trans>
            </Button>
            <Button kind="primary" icon="plus" onClick={() => go({ edit: 'new' })}>
              <Trans>New vendor</Trans>
            </Button>
          </div>
          {vendors.length === 0 ? (
            <EmptyState
              art="basket"
              title={<Trans>No vendor yet</Trans>}
              text={<Trans>The site offers our own games alone.</Trans>}
            />
          ) : (
            <VendorList vendors={vendors} onEdit={(code) => go({ edit: code })} />
          )}
        </>
      )}
    </Page>
  );
}
