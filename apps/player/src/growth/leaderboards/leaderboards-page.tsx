import './leaderboards.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { LeadPeriod } from '@khelaghor/contract/growth/leaderboards.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { FilterChips } from '@khelaghor/ui/chips/chips.tsx';
import { Thumb } from '@khelaghor/ui/game-card/game-card.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { PageTitle } from '@khelaghor/ui/page-grid/page-grid.tsx';
import { SkeletonList } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { Tabs } from '@khelaghor/ui/tabs/tabs.tsx';
import { useLocalText } from '../../shared/local-text.ts';
import { Moment } from '../../shared/moment.tsx';
import { useNavigate, useSearch } from '../../shared/navigation.tsx';
import { getThumb } from '../../shared/images.ts';
import { winnersQuery } from '../../shared/api-queries.ts';
import { QueryError } from '../../shared/query-error.tsx';
import { LeaderboardList } from './leaderboard-list.tsx';
import { useLeaderboard } from './use-leaderboards.ts';

const periods: readonly LeadPeriod[] = ['day', 'week', 'month'];
const isPeriod = (value: unknown): value is LeadPeriod =>
  periods.some((period) => period === value);

/** Both boards while they are empty. */
function NoneYet() {
  return (
    <EmptyState
      art="lotus"
      title={<Trans>No wins yet</Trans>}
      text={<Trans>Only real wins are shown, with masked names.</Trans>}
    />
  );
}

function WinnersPanel() {
  const text = useLocalText();
  const query = useQuery(winnersQuery);
  if (!query.data) return query.isError ? <QueryError query={query} /> : <SkeletonList count={8} />;
  const { winners, currency } = query.data;
  if (winners.length === 0) return <NoneYet />;
  return (
    <ul className="wins">
      {winners.map((win, index) => (
        <li key={`${win.at}-${win.accountMasked}-${index}`} className="wins__one">
          <Thumb src={getThumb(win.picture)} />
          <span className="leader__who">
            <b>{win.accountMasked}</b>
            <small>
              {text(win.title)} · <Moment at={win.at} />
            </small>
          </span>
          <Money minor={parseMinorText(win.payout)} currency={currency} tone="win" />
        </li>
      ))}
    </ul>
  );
}

function LeadersPanel({ period }: { readonly period: LeadPeriod }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const query = useLeaderboard(period);
  const board = query.data;
  return (
    <>
      <FilterChips
        label={t`Period`}
        value={period}
        choices={[
          { key: 'day', text: <Trans>Today</Trans> },
          { key: 'week', text: <Trans>This week</Trans> },
          { key: 'month', text: <Trans>This month</Trans> },
        ]}
        onChange={(key) =>
          void navigate({
            to: '.',
            search: { board: 'leaders', period: key },
            replace: true,
            resetScroll: false,
          })
        }
      />
      {!board && (query.isError ? <QueryError query={query} /> : <SkeletonList count={8} />)}
      {board?.leaders.length === 0 && <NoneYet />}
      {board !== undefined && board.leaders.length > 0 && <LeaderboardList {...board} />}
      <p className="boards__note">
        <Trans>Payouts of winning bets, by player. The figures are a few minutes old.</Trans>
      </p>
    </>
  );
}

/** The winners and the leaders: `/winners?board=leaders&period=week`. */
export function LeaderboardsPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const asked = useSearch();
  const period = isPeriod(asked['period']) ? asked['period'] : 'day';
  const board = asked['board'] === 'leaders' ? 'leaders' : 'winners';
  return (
    <div className="boards page__main--inset">
      <PageTitle>
        <Trans>Winners board</Trans>
      </PageTitle>
      <Tabs
        label={t`Winners board`}
        value={board}
        onChange={(key) =>
          void navigate({
            to: '.',
            search: key === 'leaders' ? { board: key, period } : {},
            replace: true,
            resetScroll: false,
          })
        }
        tabs={[
          { key: 'winners', text: <Trans>Just won</Trans>, panel: <WinnersPanel /> },
          {
            key: 'leaders',
            text: <Trans>Leaders</Trans>,
            panel: <LeadersPanel period={period} />,
          },
        ]}
      />
    </div>
  );
}
