import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { LinkGraph } from '@khelaghor/contract/backoffice/member-links.ts';
import { ListTable } from '../../shared/kit/list-table.tsx';
import type { ListColumn } from '../../shared/kit/list-table.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { isSearchable, linkWords, useFactValue } from './link-words.ts';
import { listLinks } from './list-links.ts';
import type { LinkRow } from './list-links.ts';

function useColumns(): ListColumn<LinkRow>[] {
  const { t } = useLingui();
  const { count } = useNumberFormat();
  const getValue = useFactValue();
  return [
    {
      key: 'account',
      name: t`Username`,
      slot: 'name',
      text: ({ account }) => account ?? '',
      cell: ({ account }) =>
        account === null ? (
          <Trans>Often shared</Trans>
        ) : (
          <Link to="/members" search={{ account, tab: 'links' }} translate="no">
            {account}
          </Link>
        ),
    },
    {
      key: 'by',
      name: t`In common`,
      slot: 'note',
      text: ({ by }) => by,
      cell: ({ by }) => t(linkWords[by]),
    },
    {
      key: 'value',
      name: t`Value`,
      slot: 'line',
      text: getValue,
      cell: (row) =>
        isSearchable(row.by) ? (
          <Link to="/members" search={{ q: row.value }} translate="no">
            {row.value}
          </Link>
        ) : (
          <span translate="no">{getValue(row)}</span>
        ),
    },
    {
      key: 'through',
      name: t`With`,
      slot: 'line',
      text: ({ through }) => through.join(' '),
      cell: ({ through }) => <span translate="no">{through.join(', ')}</span>,
    },
    {
      key: 'step',
      name: t`Steps`,
      slot: 'line',
      text: ({ step }) => String(step),
      cell: ({ step }) => count(step),
      rank: ({ step }) => step,
    },
  ];
}

/** The facts of the graph as a table, which screen readers and files have. */
export function LinkTable({ graph }: { readonly graph: LinkGraph }) {
  const { t } = useLingui();
  const columns = useColumns();
  return (
    <ListTable
      caption={t`Linked members`}
      columns={columns}
      rows={listLinks(graph)}
      rowKey={({ account, by, value, step }) => `${account ?? ''} ${by} ${value} ${step}`}
      file="linked-members"
      empty={
        <p>
          <Trans>
            No other member has the same document, device, network, payer or payout wallet, or a
            similar password.
          </Trans>
        </p>
      }
    />
  );
}
