import { useQuery } from '@tanstack/react-query';
import { createLazyPart } from '../../shared/lazy-dialog.tsx';
import { winnersQuery } from '../../shared/api-queries.ts';
import { WhenNear } from '../../shared/when-near.tsx';

const HomeLeaders = createLazyPart(() =>
  import('../../growth/leaderboards/index.ts').then((m) => m.HomeLeaders),
);

/** The leaderboard, below the first screen. Not requested while no member has ever won. */
export function LeaderboardStrip() {
  const { data } = useQuery(winnersQuery);
  if (!data || data.winners.length === 0) return null;
  return (
    <WhenNear className="home__leaders" marginPx={600}>
      <HomeLeaders />
    </WhenNear>
  );
}
