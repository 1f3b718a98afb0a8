import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { reportsAdminDownloadMovements } from '@khelaghor/client/routes/backoffice.gen.ts';
import type { ReportMovement } from '@khelaghor/contract/backoffice/reports.ts';
import { getMovementLabel } from '@khelaghor/contract/money/transfer-codes.ts';
import { isProductCode, products } from '@khelaghor/contract/play/products.ts';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { QueryPager } from '@khelaghor/ui/pager/pager.tsx';
import { ListTable } from '../../shared/kit/list-table.tsx';
import type { ListColumn } from '../../shared/kit/list-table.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { QueryState } from '../../shared/query-state.tsx';
import { FileLink } from '../../shared/kit/file-link.tsx';
import { useMovements } from './use-reports.ts';
import type { ReportQuery } from './use-reports.ts';

function useColumns({ currency }: ReportQuery): ListColumn<ReportMovement>[] {
  const { t, i18n } = useLingui();
  const { money, moment } = useNumberFormat();
  const language = i18n.locale === 'en' ? 'en' : 'bn';
  const nameMovement = ({ code, product }: ReportMovement) =>
    code === 'bonus_reversed'
      ? t`Bonus taken back`
      : getMovementLabel(code, isProductCode(product) ? products[product] : null, language);
  return [
    {
      key: 'movement',
      name: t`Movement`,
      slot: 'name',
      cell: (row) =>
        row.betId !== null && row.vendor === 'khelaghor' && row.product !== 'lottery' ? (
          <Link to="/in-house-games" search={{ round: row.betId }}>
            {nameMovement(row)}
          </Link>
        ) : (
          nameMovement(row)
        ),
    },
    {
      key: 'amount',
      name: t`Amount`,
      slot: 'value',
      figure: true,
      rank: ({ amount }) => BigInt(amount),
      cell: ({ amount }) => money(amount, currency),
    },
    {
      key: 'account',
      name: t`Account`,
      slot: 'note',
      cell: ({ account }) => (
        <Link to="/members" search={{ account }}>
          <bdi translate="no" lang="zxx">
            {account}
          </bdi>
        </Link>
      ),
    },
    { key: 'at', name: t`Time`, slot: 'state', cell: ({ at }) => moment(at) },
  ];
}

/** The transfers behind a line of a report, newest first. */
export function MovementsPanel({ asked }: { readonly asked: ReportQuery }) {
  const { t } = useLingui();
  const { period: _, ...query } = asked;
  const pages = useMovements(query);
  const columns = useColumns(asked);
  const rows = pages.data?.pages.flatMap(({ items }) => items);
  return (
    <>
      <FileLink path={reportsAdminDownloadMovements.path} query={query} />
      <QueryState query={pages} skeletons={3} />
      {rows && (
        <ListTable
          caption={t`Transfers behind the line`}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          empty={<EmptyState art="lotus" title={<Trans>No transfers on these days</Trans>} />}
        >
          <QueryPager query={pages} />
        </ListTable>
      )}
    </>
  );
}
