import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { GameCard } from '@khelaghor/contract/play/games.ts';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { PageTitle } from '@khelaghor/ui/page-grid/page-grid.tsx';
import { Section } from '@khelaghor/ui/section/section.tsx';
import { Games } from '../../shared/game-card-list.tsx';
import { gameMenusQuery } from '../../shared/api-queries.ts';
import { useRecentGames } from '../../shared/recent-games.ts';
import { useFavourites } from '../../shared/use-favourites.tsx';
import type { Favourites } from '../../shared/use-favourites.tsx';
import './in-house-games.css';

const house = 'KHELAGHOR';
const recentMax = 5;

type InHouseGamesProps = {
  readonly games: readonly GameCard[];
  readonly favourites: Favourites;
};

/** The member's favourites, and the games they opened last. */
function InHouseGames({ games, favourites }: InHouseGamesProps) {
  const recent = useRecentGames({ vassalage: house }).data ?? [];
  // The newest favourite first, in the order of the ids.
  const kept = [...favourites.ids].flatMap((id) => games.find(({ nodeId }) => nodeId === id) ?? []);
  return (
    <>
      {kept.length > 0 && (
        <Section title={<Trans>Favourites</Trans>}>
          <Games games={kept} favourites={favourites} />
        </Section>
      )}
      {recent.length > 0 && (
        <Section title={<Trans>Played last</Trans>}>
          <Games games={recent.slice(0, recentMax)} favourites={favourites} />
        </Section>
      )}
    </>
  );
}

const isLottery = ({ gameType }: GameCard): boolean => gameType !== 'INHOUSE';

/** The games that we made ourselves; lotteries, which have pages of their own, come last. */
export function InHouseGamesPage() {
  const { data } = useSuspenseQuery(gameMenusQuery);
  const favourites = useFavourites();
  const games = data.gameMenus
    .flatMap((group) => group.games)
    .filter(({ vassalage }) => vassalage === house)
    .toSorted((one, other) => Number(isLottery(one)) - Number(isLottery(other)));
  return (
    <div className="inhouse">
      <PageTitle>
        <Trans>In-house games</Trans>
      </PageTitle>
      <p className="inhouse__lead">
        <Trans>
          Our own games. The result is sealed before the bet, and you can check it afterwards.
        </Trans>
      </p>
      {games.length === 0 ? (
        <EmptyState title={<Trans>All games are closed at the moment</Trans>} />
      ) : (
        <Games games={games} favourites={favourites} layout="grid" first />
      )}
      <InHouseGames games={games} favourites={favourites} />
    </div>
  );
}
