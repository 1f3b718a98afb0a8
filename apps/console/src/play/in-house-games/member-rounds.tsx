import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { listFilesBets } from '@khelaghor/client/routes/backoffice.gen.ts';
import type { DeskRound } from '@khelaghor/contract/play/game-desk.ts';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { QueryPager } from '@khelaghor/ui/pager/pager.tsx';
import { ListTable } from '../../shared/kit/list-table.tsx';
import type { ListColumn } from '../../shared/kit/list-table.tsx';
import { useLocalText } from '../../shared/local-text.ts';
import { useNumberFormat } from '../../shared/number-format.ts';
import { QueryState } from '../../shared/query-state.tsx';
import { useFigureColumns } from './figure-columns.ts';
import { betStateLabels } from './labels.ts';
import { useDeskRounds } from './use-desk.ts';

type Row = Omit<DeskRound, 'decided'>;

function useFigures(): ListColumn<Row>[] {
  const { t } = useLingui();
  const { ofMoney } = useFigureColumns<Row>();
  return [
    ofMoney({ key: 'stake', name: t`Stake`, slot: 'line' }, ({ stake }) => stake),
    ofMoney({ key: 'payout', name: t`Payout`, slot: 'value' }, ({ payout }) => payout),
  ];
}

function useColumns(): ListColumn<Row>[] {
  const { t } = useLingui();
  const text = useLocalText();
  const { moment } = useNumberFormat();
  return [
    {
      key: 'game',
      name: t`Game`,
      slot: 'name',
      text: ({ title }) => text(title),
      rank: ({ title }) => text(title),
      cell: ({ betId, title }) => (
        <Link to="/in-house-games" search={{ round: betId }}>
          {text(title)}
        </Link>
      ),
    },
    { key: 'id', name: t`Round`, slot: 'file', text: ({ betId }) => betId },
    ...useFigures(),
    {
      key: 'state',
      name: t`State`,
      slot: 'state',
      text: ({ state }) => t(betStateLabels[state]),
      cell: ({ state }) => t(betStateLabels[state]),
    },
    {
      key: 'at',
      name: t`Placed`,
      slot: 'note',
      text: ({ placedAt }) => placedAt,
      rank: ({ placedAt }) => Date.parse(placedAt),
      cell: ({ placedAt }) => moment(placedAt),
    },
  ];
}

/** The rounds of a member in in-house games, newest first. */
export function MemberRounds({ account }: { readonly account: string }) {
  const { t } = useLingui();
  const query = useDeskRounds(account);
  const columns = useColumns();
  return (
    <>
      <QueryState query={query} skeletons={3} />
      {query.data && (
        <ListTable
          caption={t`Rounds of ${account}`}
          columns={columns}
          rows={query.data.pages.flatMap(({ items }) => items)}
          rowKey={({ betId }) => betId}
          file={{ path: listFilesBets.path, query: { account } }}
          empty={<EmptyState art="lotus" title={<Trans>No round yet</Trans>} />}
        >
          <QueryPager query={query} />
        </ListTable>
      )}
    </>
  );
}
