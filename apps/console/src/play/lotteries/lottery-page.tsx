import './lotteries.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import type { AdminLotteryDetail } from '@khelaghor/contract/play/lottery-admin.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { StatusBadge } from '@khelaghor/ui/tag/tag.tsx';
import { Detail } from '../../shared/kit/detail.tsx';
import type { ObjectFact } from '../../shared/kit/facts.tsx';
import { useLocalText } from '../../shared/local-text.ts';
import { useNumberFormat } from '../../shared/number-format.ts';
import { LoadingCards, QueryState } from '../../shared/query-state.tsx';
import { formatReturn, lotteryStateLabels, lotteryTones } from './labels.ts';
import type { LotteriesSearch } from './lotteries-search.ts';
import { useCallOffs } from './use-call-offs.tsx';
import { useIssueText } from './use-issue-text.ts';
import { useLottery } from './use-lotteries.ts';
import { useRemoval } from './use-remove-lottery.tsx';

const TermsTab = lazy(async () => ({ default: (await import('./terms-tab.tsx')).TermsTab }));
const TimetableTab = lazy(async () => ({
  default: (await import('./timetable-tab.tsx')).TimetableTab,
}));
const BlocksTab = lazy(async () => ({ default: (await import('./blocks-tab.tsx')).BlocksTab }));
const IssuesTab = lazy(async () => ({ default: (await import('./issues-tab.tsx')).IssuesTab }));
const ExposureTab = lazy(async () => ({
  default: (await import('./exposure-tab.tsx')).ExposureTab,
}));

/** A panel whose code is fetched when it is opened. */
const loadLate = (panel: ReactNode) => <Suspense fallback={<LoadingCards />}>{panel}</Suspense>;

function useFacts(lottery: AdminLotteryDetail): ObjectFact[] {
  const { t } = useLingui();
  const { moment } = useNumberFormat();
  const words = useIssueText();
  const { gameCode, family, basedOn, periodSeconds, series, current } = lottery;
  const code = (
    <span translate="no" lang="zxx">
      {family} · {gameCode}
    </span>
  );
  return [
    { key: 'code', name: t`Code`, value: code },
    ...(basedOn === null
      ? []
      : [{ key: 'rules', name: t`Rules of`, value: <bdi translate="no">{basedOn}</bdi> }]),
    { key: 'timetable', name: t`Timetable`, value: words.timetable(periodSeconds) },
    { key: 'series', name: t`Series`, value: `${series} (${formatReturn(series)})` },
    {
      key: 'issue',
      name: t`Running draw`,
      value: current ? `${current.issueNumber}, ${moment(current.drawsAt)}` : '–',
    },
    { key: 'tickets', name: t`Tickets`, value: words.tickets(current?.sums ?? []) },
    { key: 'stakes', name: t`Total stakes`, value: words.stake(current?.sums ?? []) },
  ];
}

type ShownProps = { readonly lottery: AdminLotteryDetail; readonly search: LotteriesSearch };

function Shown({ lottery, search }: ShownProps) {
  const { t } = useLingui();
  const text = useLocalText();
  const navigate = useNavigate();
  const { gameCode, current, state } = lottery;
  const label = <Trans>Call off the running draw</Trans>;
  const getCallOff = useCallOffs();
  const getRemoval = useRemoval();
  const { actions, waiting } = current ? getCallOff(gameCode, current, label) : { actions: [] };
  return (
    <Detail
      name={text(lottery.title)}
      marks={<StatusBadge tone={lotteryTones[state]}>{t(lotteryStateLabels[state])}</StatusBadge>}
      facts={useFacts(lottery)}
      actions={[...actions, ...getRemoval(lottery)]}
      {...(waiting && { waiting })}
      links={
        <Button
          icon="edit"
          render={<Link to="/games" search={{ page: 1, text: gameCode, edit: gameCode }} />}
        >
          <Trans>Title and opening</Trans>
        </Button>
      }
      tab={search.tab}
      onTab={(tab) => void navigate({ to: '/lotteries', search: { id: gameCode, tab } })}
      tabs={[
        {
          key: 'terms',
          text: <Trans>Terms</Trans>,
          panel: loadLate(<TermsTab lottery={lottery} />),
        },
        {
          key: 'timetable',
          text: <Trans>Timetable</Trans>,
          panel: loadLate(<TimetableTab lottery={lottery} />),
        },
        {
          key: 'blocks',
          text: <Trans>Blocked numbers</Trans>,
          panel: loadLate(<BlocksTab lottery={lottery} />),
        },
        {
          key: 'issues',
          text: <Trans>Draws</Trans>,
          panel: loadLate(<IssuesTab gameCode={gameCode} search={search} />),
        },
        {
          key: 'exposure',
          text: <Trans>Exposure</Trans>,
          panel: loadLate(<ExposureTab gameCode={gameCode} />),
        },
      ]}
      subject={`game:${gameCode}`}
    />
  );
}

type PageProps = { readonly gameCode: string; readonly search: LotteriesSearch };

/** One lottery: its terms, its blocked numbers, its draws, and what it may have to pay. */
export function LotteryPage({ gameCode, search }: PageProps) {
  const query = useLottery(gameCode);
  return (
    <>
      <QueryState query={query} />
      {query.data && <Shown lottery={query.data} search={search} />}
    </>
  );
}
