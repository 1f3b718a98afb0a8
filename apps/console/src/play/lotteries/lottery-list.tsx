import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { AdminLottery } from '@khelaghor/contract/play/lottery-admin.ts';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { StatusBadge } from '@khelaghor/ui/tag/tag.tsx';
import { ListTable } from '../../shared/kit/list-table.tsx';
import type { ListColumn } from '../../shared/kit/list-table.tsx';
import { useLocalText } from '../../shared/local-text.ts';
import { useNumberFormat } from '../../shared/number-format.ts';
import { formatReturn, lotteryStateLabels, lotteryTones } from './labels.ts';
import { useIssueText } from './use-issue-text.ts';

/** What is known of the running draws. */
function useIssueColumns(): ListColumn<AdminLottery>[] {
  const { t } = useLingui();
  const { moment } = useNumberFormat();
  const words = useIssueText();
  const stakes = ({ current }: AdminLottery) => words.stake(current?.sums ?? []);
  return [
    {
      key: 'issue',
      name: t`Running draw`,
      slot: 'line',
      named: true,
      text: ({ current }) => current?.issueNumber ?? '',
      rank: ({ current }) => current?.drawsAt ?? '',
      cell: ({ current }) =>
        current ? (
          <>
            <bdi translate="no">{current.issueNumber}</bdi> <small>{moment(current.drawsAt)}</small>
          </>
        ) : (
          '–'
        ),
    },
    {
      key: 'stakes',
      name: t`Total stakes`,
      slot: 'line',
      figure: true,
      named: true,
      text: stakes,
      cell: stakes,
    },
  ];
}

function useColumns(): ListColumn<AdminLottery>[] {
  const { t } = useLingui();
  const text = useLocalText();
  const words = useIssueText();
  const issueColumns = useIssueColumns();
  const stateText = ({ state }: AdminLottery) => t(lotteryStateLabels[state]);
  return [
    {
      key: 'title',
      name: t`Title`,
      slot: 'name',
      text: ({ title }) => text(title),
      rank: ({ title }) => text(title),
      cell: ({ gameCode, title, family }) => (
        <>
          <Link to="/lotteries" search={{ id: gameCode }}>
            {text(title)}
          </Link>
          <small translate="no" lang="zxx">
            {family} · {gameCode}
          </small>
        </>
      ),
    },
    { key: 'code', name: t`Code of the game`, slot: 'file', text: ({ gameCode }) => gameCode },
    { key: 'family', name: t`Family`, slot: 'file', text: ({ family }) => family },
    {
      key: 'timetable',
      name: t`Timetable`,
      slot: 'note',
      text: ({ periodSeconds }) => words.timetable(periodSeconds),
      rank: ({ periodSeconds }) => periodSeconds ?? Infinity,
      cell: ({ periodSeconds }) => words.timetable(periodSeconds),
    },
    {
      key: 'series',
      name: t`Series`,
      slot: 'value',
      figure: true,
      text: ({ series }) => String(series),
      rank: ({ series }) => series,
      cell: ({ series }) => (
        <>
          {series} <small>{formatReturn(series)}</small>
        </>
      ),
    },
    ...issueColumns,
    {
      key: 'state',
      name: t`State`,
      slot: 'state',
      text: stateText,
      rank: stateText,
      cell: (lottery) => (
        <StatusBadge tone={lotteryTones[lottery.state]}>{stateText(lottery)}</StatusBadge>
      ),
    },
  ];
}

/** Every lottery with its running draw; its title leads to its page. */
export function LotteryList({ lotteries }: { readonly lotteries: readonly AdminLottery[] }) {
  const { t } = useLingui();
  return (
    <ListTable
      caption={t`Lotteries`}
      columns={useColumns()}
      rows={lotteries}
      rowKey={({ gameCode }) => gameCode}
      file="lotteries"
      empty={<EmptyState art="basket" title={<Trans>No lottery yet</Trans>} />}
    />
  );
}
