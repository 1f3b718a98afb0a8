import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { AdminVendor } from '@khelaghor/contract/play/vendors-admin.ts';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { StatusBadge } from '@khelaghor/ui/tag/tag.tsx';
import { categoryLabels } from '../../shared/category-labels.ts';
import { ListTable } from '../../shared/kit/list-table.tsx';
import type { ListColumn, RowActions } from '../../shared/kit/list-table.tsx';
import { useLocalText } from '../../shared/local-text.ts';
import { useNumberFormat } from '../../shared/number-format.ts';
import { useVendorActions } from './use-vendor-actions.tsx';
import { May } from '../../shared/may.tsx';

/** Whether a vendor's games can be played. */
export const VendorState = ({ open }: Pick<AdminVendor, 'open'>) => (
  <StatusBadge tone={open ? 'good' : 'quiet'}>
    {open ? <Trans>Open</Trans> : <Trans>Closed</Trans>}
  </StatusBadge>
);

/** The lobbies in which a vendor has a card. */
export function useLobbies(): (vendor: AdminVendor) => string {
  const { t } = useLingui();
  return ({ cards }) => cards.map(({ gameType }) => t(categoryLabels[gameType])).join(', ');
}

function useColumns(): ListColumn<AdminVendor>[] {
  const { t } = useLingui();
  const text = useLocalText();
  const { count } = useNumberFormat();
  const getLobbies = useLobbies();
  const getWallet = ({ wallet }: AdminVendor) =>
    wallet === 'transfer' ? t`own wallets` : t`our wallet`;
  return [
    {
      key: 'name',
      name: t`Name`,
      slot: 'name',
      text: ({ title }) => text(title),
      rank: ({ title }) => text(title),
      cell: ({ code, title, vassalage }) => (
        <>
          <Link to="/vendors" search={{ id: code }}>
            {text(title)}
          </Link>
          <small translate="no">
            {vassalage} · {code}
          </small>
        </>
      ),
    },
    { key: 'code', name: t`Code`, slot: 'file', text: ({ code }) => code },
    {
      key: 'games',
      name: t`Games`,
      slot: 'value',
      figure: true,
      named: true,
      text: ({ games }) => String(games),
      rank: ({ games }) => games,
      cell: ({ games }) => count(games),
    },
    {
      key: 'wallet',
      name: t`Wallet`,
      slot: 'note',
      text: getWallet,
      rank: getWallet,
      cell: getWallet,
    },
    {
      key: 'state',
      name: t`State`,
      slot: 'state',
      text: ({ open }) => (open ? t`Open` : t`Closed`),
      rank: ({ open }) => Number(!open),
      cell: ({ open }) => <VendorState open={open} />,
    },
    { key: 'lobbies', name: t`Lobbies`, slot: 'line', text: getLobbies, cell: getLobbies },
    {
      key: 'origins',
      name: t`Origins of its games`,
      slot: 'file',
      text: ({ launchOrigins }) => launchOrigins.join(' '),
    },
  ];
}

type ListProps = {
  readonly vendors: readonly AdminVendor[];
  readonly onEdit: (code: string) => void;
};

/** Every vendor; its name leads to its page. */
export function VendorList({ vendors, onEdit }: ListProps) {
  const { t } = useLingui();
  const text = useLocalText();
  const getActions = useVendorActions();
  const getRowActions = (vendor: AdminVendor): RowActions => {
    const name = text(vendor.title);
    const change = (
      <May act="act">
        <Button
          size="small"
          icon="edit"
          aria-label={t`Change: ${name}`}
          onClick={() => onEdit(vendor.code)}
        >
          <Trans>Change</Trans>
        </Button>
      </May>
    );
    return { actions: getActions(vendor), links: change };
  };
  return (
    <ListTable
      caption={t`Vendors`}
      columns={useColumns()}
      rows={vendors}
      rowKey={({ code }) => code}
      file="vendors"
      getActions={getRowActions}
      empty={
        <EmptyState
          art="basket"
          title={<Trans>No vendor yet</Trans>}
          text={<Trans>The site offers our own games alone.</Trans>}
        />
      }
    />
  );
}
