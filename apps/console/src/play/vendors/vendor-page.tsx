import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import type { AdminVendor } from '@khelaghor/contract/play/vendors-admin.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Detail } from '../../shared/kit/detail.tsx';
import type { ObjectFact } from '../../shared/kit/facts.tsx';
import { useLocalText } from '../../shared/local-text.ts';
import { useNumberFormat } from '../../shared/number-format.ts';
import { useVendorActions } from './use-vendor-actions.tsx';
import { VendorBalances } from './vendor-balances.tsx';
import { VendorKeys } from './vendor-keys.tsx';
import { useLobbies, VendorState } from './vendor-list.tsx';
import { May } from '../../shared/may.tsx';

function useFacts(vendor: AdminVendor): ObjectFact[] {
  const { t } = useLingui();
  const { count, day, money } = useNumberFormat();
  const getLobbies = useLobbies();
  const { code, vassalage, wallet, games, address, launchOrigins, winMax, createdAt } = vendor;
  const codes = (
    <span translate="no">
      {vassalage} · {code}
    </span>
  );
  return [
    { key: 'codes', name: t`Code`, value: codes },
    {
      key: 'wallet',
      name: t`Wallet`,
      value: wallet === 'transfer' ? t`own wallets` : t`our wallet`,
    },
    { key: 'games', name: t`Games`, value: count(games) },
    { key: 'lobbies', name: t`Lobbies`, value: getLobbies(vendor) },
    { key: 'most', name: t`Maximum win`, value: money(winMax, 'BDT') },
    { key: 'since', name: t`Since`, value: day(createdAt) },
    { key: 'server', name: t`Address of its server`, value: <bdi lang="zxx">{address}</bdi> },
    {
      key: 'origins',
      name: t`Origins of its games`,
      value: <bdi lang="zxx">{launchOrigins.join(' ')}</bdi>,
    },
  ];
}

type PageProps = { readonly vendor: AdminVendor; readonly tab: string | undefined };

/** One vendor: what it is, its balances, its keys, and its history. */
export function VendorPage({ vendor, tab }: PageProps) {
  const text = useLocalText();
  const navigate = useNavigate();
  const getActions = useVendorActions();
  const { code } = vendor;
  return (
    <Detail
      name={text(vendor.title)}
      marks={<VendorState open={vendor.open} />}
      facts={useFacts(vendor)}
      actions={getActions(vendor)}
      links={
        <>
          <May act="act">
            <Button icon="edit" render={<Link to="/vendors" search={{ edit: code }} />}>
              <Trans>Change</Trans>
            </Button>
          </May>
          <Button icon="grid" render={<Link to="/games" search={{ vendor: code, page: 1 }} />}>
            <Trans>Games</Trans>
          </Button>
          <Button icon="list" render={<Link to="/vendors/rounds" search={{ vendor: code }} />}>
            <Trans>Open rounds</Trans>
          </Button>
        </>
      }
      tab={tab}
      onTab={(next) => void navigate({ to: '/vendors', search: { id: code, tab: next } })}
      tabs={[
        { key: 'balances', text: <Trans>Balances</Trans>, panel: <VendorBalances code={code} /> },
        { key: 'keys', text: <Trans>Keys</Trans>, panel: <VendorKeys vendor={vendor} /> },
      ]}
      subject={`vendor:${code}`}
    />
  );
}
