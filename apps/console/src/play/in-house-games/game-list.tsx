import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { DeskGame } from '@khelaghor/contract/play/game-desk.ts';
import { StatusBadge } from '@khelaghor/ui/tag/tag.tsx';
import { ListTable } from '../../shared/kit/list-table.tsx';
import type { ListColumn } from '../../shared/kit/list-table.tsx';
import { useLocalText } from '../../shared/local-text.ts';
import { useNumberFormat } from '../../shared/number-format.ts';
import { kindLabels, stateLabels, stateTones } from './labels.ts';

/** The limits, the open rounds and the faults of games. */
function useFigureColumns(): ListColumn<DeskGame>[] {
  const { t } = useLingui();
  const { count, money } = useNumberFormat();
  const stakes = ({ limits }: DeskGame) =>
    `${money(limits.stakeMin, 'BDT')} – ${money(limits.stakeMax, 'BDT')}`;
  const open = ({ openSums }: DeskGame) => openSums.reduce((sum, { rounds }) => sum + rounds, 0);
  return [
    { key: 'stakes', name: t`Stakes`, slot: 'line', named: true, text: stakes, cell: stakes },
    {
      key: 'payout',
      name: t`Maximum payout`,
      slot: 'line',
      figure: true,
      named: true,
      text: ({ limits }) => limits.payoutMax,
      cell: ({ limits }) => money(limits.payoutMax, 'BDT'),
    },
    {
      key: 'open',
      name: t`Open rounds`,
      slot: 'line',
      figure: true,
      named: true,
      text: (game) => String(open(game)),
      rank: open,
      cell: (game) => count(open(game)),
    },
    {
      key: 'mismatches',
      name: t`Mismatches`,
      slot: 'line',
      figure: true,
      named: true,
      text: ({ mismatches }) => String(mismatches),
      rank: ({ mismatches }) => mismatches,
      cell: ({ mismatches }) => count(mismatches),
    },
  ];
}

function useColumns(): ListColumn<DeskGame>[] {
  const { t } = useLingui();
  const text = useLocalText();
  const figures = useFigureColumns();
  return [
    {
      key: 'title',
      name: t`Title`,
      slot: 'name',
      text: ({ title }) => text(title),
      rank: ({ title }) => text(title),
      cell: ({ gameCode, title, scope, kind }) => (
        <>
          <Link to="/in-house-games" search={{ id: gameCode }}>
            {text(title)}
          </Link>
          <small>
            <bdi translate="no" lang="zxx">
              {scope}
            </bdi>{' '}
            · {t(kindLabels[kind])}
          </small>
        </>
      ),
    },
    ...figures,
    {
      key: 'state',
      name: t`State`,
      slot: 'state',
      text: ({ state }) => t(stateLabels[state]),
      cell: ({ state, waiting }) => (
        <>
          <StatusBadge tone={stateTones[state]}>{t(stateLabels[state])}</StatusBadge>
          {waiting && <StatusBadge tone="open">{t`Other limits requested`}</StatusBadge>}
        </>
      ),
    },
  ];
}

/** All in-house games. */
export function GameList({ games }: { readonly games: readonly DeskGame[] }) {
  const { t } = useLingui();
  return (
    <ListTable
      caption={t`In-house games`}
      columns={useColumns()}
      rows={games}
      rowKey={({ gameCode }) => gameCode}
      file="in-house-games"
      empty={null}
    />
  );
}
