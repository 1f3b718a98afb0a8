import './leaderboards.css';
import { Trans } from '@lingui/react/macro';
import { Icon } from '@khelaghor/ui/icon/icon.tsx';
import { Section } from '@khelaghor/ui/section/section.tsx';
import { SkeletonList } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { Link } from '../../shared/navigation.tsx';
import { paths } from '../../shared/paths.ts';
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
      more={
        <Link to={paths.winners} search={{ board: 'leaders', period: 'week' }}>
          <Trans>See all</Trans>
          <Icon name="chevron" size="small" />
        </Link>
      }
      note={<Trans>What bets that won were paid since Saturday, with names half hidden.</Trans>}
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
