import { Trans, useLingui } from '@lingui/react/macro';
import type { VendorLane } from '@khelaghor/contract/play/lobby.ts';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { Spinner } from '@khelaghor/ui/spinner/spinner.tsx';
import { Link } from '../../shared/navigation.tsx';
import { QueryError } from '../../shared/query-error.tsx';
import { useFavourites } from '../../shared/use-favourites.tsx';
import { GameGrid } from './game-grid.tsx';
import { ClearFilters, isFiltered } from './lobby-filters.tsx';
import { getLobbyAddress } from './lobby-search.ts';
import type { LobbySearch } from './lobby-search.ts';
import { useLobby } from './use-lobby.ts';
import type { LobbyCategory } from './use-lobby.ts';

/** The shape of the list while it loads. */
export function GridSkeleton() {
  return (
    <SkeletonGroup>
      <div className="lobby-ghosts">
        {Array.from({ length: 12 }, (_, index) => (
          <div key={index}>
            <Skeleton shape="plate" />
            <Skeleton shape="line" length={0.7} />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}

/** The link to the first page, from a page beyond the end. */
function FromTheBeginning({ search }: { readonly search: LobbySearch }) {
  return (
    <Link to="." search={getLobbyAddress(search)} replace>
      <Trans>Show from the beginning</Trans>
    </Link>
  );
}

function NothingFound({ search }: { readonly search: LobbySearch }) {
  if (search.page > 1)
    return (
      <EmptyState
        art="kite"
        title={<Trans>This page does not exist</Trans>}
        actions={<FromTheBeginning search={search} />}
      />
    );
  if (search.mine === true && search.name === undefined)
    return (
      <EmptyState
        art="lotus"
        title={<Trans>No favourites here yet</Trans>}
        text={<Trans>Tap the heart on a game to save it here.</Trans>}
      />
    );
  if (search.recent === true && search.name === undefined)
    return (
      <EmptyState
        art="lotus"
        title={<Trans>You have not played yet</Trans>}
        text={<Trans>Games that you open stand here, the last one first.</Trans>}
      />
    );
  return (
    <EmptyState
      art="kite"
      title={<Trans>No games match</Trans>}
      text={<Trans>Try another name, or fewer filters.</Trans>}
      {...(isFiltered(search) && { actions: <ClearFilters search={search} /> })}
    />
  );
}

type GameListProps = {
  readonly category: LobbyCategory;
  /** The vendors by their names; null until they are there. */
  readonly cards: VendorLane['cards'] | null;
  readonly search: LobbySearch;
};

/** The games of a lobby as its filters leave them; more of them come as the reader scrolls. */
export function GameList({ category, cards, search }: GameListProps) {
  const { t } = useLingui();
  const favourites = useFavourites();
  const list = useLobby(category, search);
  const games = list.data?.pages.flatMap((page) => page.games) ?? [];
  if (list.isPending) return <GridSkeleton />;
  if (list.error && games.length === 0) return <QueryError query={list} />;
  if (games.length === 0)
    return (
      <div className="lobby-list">
        <NothingFound search={search} />
      </div>
    );
  return (
    <div className={list.isPlaceholderData ? 'lobby-list lobby-list--old' : 'lobby-list'}>
      {search.page > 1 && (
        <p className="lobby-list__earlier">
          <FromTheBeginning search={search} />
        </p>
      )}
      <GameGrid
        games={games}
        cards={cards}
        label={t`Games`}
        favourites={favourites}
        onNearEnd={() => {
          if (list.hasNextPage && !list.isFetchingNextPage) void list.fetchNextPage();
        }}
      />
      {list.isFetchingNextPage && (
        <p className="lobby-list__more" role="status">
          <Spinner /> <Trans>More games are coming</Trans>
        </p>
      )}
      {list.isFetchNextPageError && (
        <p className="lobby-list__more">
          <button
            type="button"
            className="btn btn--secondary"
            onClick={() => void list.fetchNextPage()}
          >
            <Trans>Try again</Trans>
          </button>
        </p>
      )}
    </div>
  );
}
