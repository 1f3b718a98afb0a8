import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { DeskGameDetail } from '@khelaghor/contract/play/game-desk.ts';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { ListTable } from '../../shared/kit/list-table.tsx';
import type { ListColumn } from '../../shared/kit/list-table.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';

type Mismatch = DeskGameDetail['lastMismatches'][number];

function useColumns(): ListColumn<Mismatch>[] {
  const { t } = useLingui();
  const { count, moment } = useNumberFormat();
  return [
    {
      key: 'at',
      name: t`Found`,
      slot: 'name',
      text: ({ at }) => at,
      cell: ({ at }) => moment(at),
    },
    {
      key: 'round',
      name: t`Round`,
      slot: 'line',
      text: ({ betId, round }) => betId ?? String(round ?? ''),
      cell: ({ betId, round }) => {
        if (betId === null) return round === null ? '–' : count(round);
        return (
          <Link to="/in-house-games" search={{ round: betId }} translate="no">
            {betId}
          </Link>
        );
      },
    },
    {
      key: 'part',
      name: t`What differs`,
      slot: 'state',
      text: ({ part }) => part,
      cell: ({ part }) => (
        <bdi translate="no" lang="zxx">
          {part}
        </bdi>
      ),
    },
  ];
}

/** The rounds of a game that came out otherwise when they were computed again. */
export function MismatchesTab({ game }: { readonly game: DeskGameDetail }) {
  const { t } = useLingui();
  return (
    <ListTable
      caption={t`Mismatches`}
      columns={useColumns()}
      rows={game.lastMismatches}
      rowKey={({ at, betId, round }) => `${at} ${betId ?? round ?? ''}`}
      empty={
        <EmptyState
          art="lotus"
          title={<Trans>No mismatch</Trans>}
          text={<Trans>Every round came out the same when it was computed again.</Trans>}
        />
      }
    />
  );
}
