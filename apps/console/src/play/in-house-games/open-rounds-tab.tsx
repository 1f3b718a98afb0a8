import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { DeskGameDetail } from '@khelaghor/contract/play/game-desk.ts';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { ListTable } from '../../shared/kit/list-table.tsx';
import type { ListColumn } from '../../shared/kit/list-table.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { useFigureColumns } from './figure-columns.ts';
import { SharedRoundPanel } from './shared-round-panel.tsx';

type OpenRound = DeskGameDetail['openRounds'][number];

function useFigures(): ListColumn<OpenRound>[] {
  const { t } = useLingui();
  const { ofMoney, ofCount } = useFigureColumns<OpenRound>();
  return [
    ofMoney({ key: 'stake', name: t`Stake`, slot: 'value' }, ({ stake }) => stake),
    ofMoney({ key: 'payout', name: t`Pays now`, slot: 'line' }, ({ payout }) => payout),
    ofMoney({ key: 'payoutMax', name: t`At most`, slot: 'line' }, ({ payoutMax }) => payoutMax),
    ofCount({ key: 'steps', name: t`Steps`, slot: 'line' }, ({ steps }) => steps),
  ];
}

function useColumns(): ListColumn<OpenRound>[] {
  const { t } = useLingui();
  const { moment } = useNumberFormat();
  return [
    {
      key: 'account',
      name: t`Account`,
      slot: 'name',
      text: ({ account }) => account,
      rank: ({ account }) => account,
      cell: ({ account, betId }) => (
        <Link to="/in-house-games" search={{ round: betId }} translate="no">
          {account}
        </Link>
      ),
    },
    ...useFigures(),
    {
      key: 'touched',
      name: t`Last step`,
      slot: 'note',
      named: true,
      text: ({ touchedAt }) => touchedAt,
      rank: ({ touchedAt }) => Date.parse(touchedAt),
      cell: ({ touchedAt }) => moment(touchedAt),
    },
  ];
}

/** The rounds of a game that are not over: of many steps one by one, or the shared one. */
export function OpenRoundsTab({ game }: { readonly game: DeskGameDetail }) {
  const { t } = useLingui();
  const columns = useColumns();
  const { gameCode, openRounds, sharedRound } = game;
  if (sharedRound) return <SharedRoundPanel gameCode={gameCode} round={sharedRound} />;
  return (
    <ListTable
      caption={t`Open rounds`}
      columns={columns}
      rows={openRounds}
      rowKey={({ betId }) => betId}
      file="open-rounds"
      summary={<Trans>Those with the largest stakes.</Trans>}
      empty={<EmptyState art="lotus" title={<Trans>No open round</Trans>} />}
    />
  );
}
