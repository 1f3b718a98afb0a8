import './leaderboards.css';
import { Trans } from '@lingui/react/macro';
import { Section } from '@khelaghor/ui/section/section.tsx';
import { SkeletonList } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { paths } from '../../shared/paths.ts';
import { SeeAllLink } from '../../shared/see-all-link.tsx';
import { LeaderboardList } from './leaderboard-list.tsx';
import { useLeaderboard } from './use-leaderboards.ts';

const shownAtMost = 5;

/** The top of the week's leaderboard; nothing in a week without a win. */
export function HomeLeaders() {
  const { data, isPending } = useLeaderboard('week');
  const leaders = data?.leaders.slice(0, shownAtMost) ?? [];
  if (!isPending && leaders.length === 0) return null;
  return (
    <Section
      title={<Trans>Leaders of the week</Trans>}
      more={<SeeAllLink to={paths.winners} search={{ board: 'leaders', period: 'week' }} />}
      note={<Trans>Payouts of this week’s winning bets, with masked names.</Trans>}
    >
      <div className="home-leaders">
        {data ? (
          <LeaderboardList leaders={leaders} currency={data.currency} />
        ) : (
          <SkeletonList count={shownAtMost} />
        )}
      </div>
    </Section>
  );
}
