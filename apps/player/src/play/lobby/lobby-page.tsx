import type { GameCategory } from '@khelaghor/contract/lib/shapes.ts';
import { paths } from '../../shared/paths.ts';
import './lobby.css';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { VendorLane } from '@khelaghor/contract/play/lobby.ts';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { CategoryTabs } from '@khelaghor/ui/category-tabs/category-tabs.tsx';
import { PageTitle } from '@khelaghor/ui/page-grid/page-grid.tsx';
import { Section } from '@khelaghor/ui/section/section.tsx';
import { Skeleton, SkeletonGroup } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { Spinner } from '@khelaghor/ui/spinner/spinner.tsx';
import { useEffect, useRef } from 'react';
import { categoryLooks, useCategories } from '../../shared/category.ts';
import { GameCardList } from '../../shared/game-card-list.tsx';
import { Link, useLocation, useSearch } from '../../shared/navigation.tsx';
import { useMember } from '../../shared/api-queries.ts';
import { useRecentGames } from '../../shared/recent-games.ts';
import { QueryError } from '../../shared/query-error.tsx';
import { useFavourites } from '../../shared/use-favourites.tsx';
import { EmptyLobby } from './empty-lobby.tsx';
import { GameGrid } from './game-grid.tsx';
import { ClearFilters, isFiltered, LobbyFilters } from './lobby-filters.tsx';
import { renderPicture } from './lobby-picture.tsx';
import { getLobbyAddress, readLobbySearch } from './lobby-search.ts';
import type { LobbySearch } from './lobby-search.ts';
import { useHotGames, useVendorList, useLobby } from './use-lobby.ts';
import { VendorTabs } from './vendor-tabs.tsx';

/** The category of each lobby, by its path. */
const byPath: Readonly<Record<string, GameCategory>> = {
  [paths.elott]: 'ELOTT',
  [paths.live]: 'LIVE',
  [paths.sports]: 'SPORTS',
  [paths.fish]: 'FISH',
  [paths.rng]: 'RNG',
  [paths.pvp]: 'PVP',
  [paths.esports]: 'ESPORTS',
  [paths.cockfight]: 'COCKFIGHT',
};

/** Which lobby an address is of; that of slots when it is none. */
const getCategory = (pathname: string): GameCategory =>
  byPath[pathname.replace(/\/+$/u, '')] ?? 'RNG';

/** In a shorter list, a shelf above it would only repeat its games. */
const shelfFrom = 12;
const shelfMax = 5;

/** Links to the other lobbies. */
function Lobbies({ category }: { readonly category: GameCategory }) {
  const { t } = useLingui();
  const categories = useCategories();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A phone shows four of them: scrolls the current one into view.
    const current = row.current?.querySelector('[aria-current]');
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [category]);
  return (
    <div ref={row}>
      <CategoryTabs
        label={t`Game categories`}
        items={categories.map((one) => ({
          key: one,
          icon: categoryLooks[one].icon,
          text: t(categoryLooks[one].name),
          render: <Link to={categoryLooks[one].path} />,
          current: one === category,
        }))}
      />
    </div>
  );
}

function GridSkeleton() {
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

type PartProps = {
  readonly category: GameCategory;
  readonly lane: VendorLane;
  readonly search: LobbySearch;
};

/** The games that the member opened last, and the popular ones; hidden while a filter is set. */
function Shelves({ category, lane, search }: PartProps) {
  const total = Object.values(lane.cards).reduce((sum, card) => sum + card.games, 0);
  const isPlain =
    !isFiltered(search) && search.vassalage === undefined && !search.mine && search.page === 1;
  const isShown = isPlain && total >= shelfFrom;
  const recent = useRecentGames({ gameType: category }, isShown).data ?? [];
  const hot = useHotGames(category, isShown).data ?? [];
  if (!isShown) return null;
  return (
    <>
      {recent.length > 0 && (
        <Section title={<Trans>Played last</Trans>}>
          <GameCardList games={recent.slice(0, shelfMax)} art={renderPicture} />
        </Section>
      )}
      {hot.length > 0 && (
        <Section title={<Trans>Popular</Trans>}>
          <GameCardList games={hot.slice(0, shelfMax)} art={renderPicture} />
        </Section>
      )}
    </>
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
  return (
    <EmptyState
      art="kite"
      title={<Trans>No games match</Trans>}
      text={<Trans>Try another name, or fewer filters.</Trans>}
      {...(isFiltered(search) && { actions: <ClearFilters search={search} /> })}
    />
  );
}

function Games({ category, lane, search }: PartProps) {
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
        lane={lane}
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

/** Visitors have no favourites: they see the lobby without that filter. */
function withoutMine(search: LobbySearch): LobbySearch {
  const { mine, ...others } = search;
  return mine === true ? others : search;
}

function LobbyBody({ category, name }: { category: GameCategory; name: string }) {
  const asked = readLobbySearch(useSearch());
  const search = useMember() === null ? withoutMine(asked) : asked;
  const query = useVendorList(category);
  const { lane, isPending, error } = query;
  if (isPending) return <GridSkeleton />;
  if (error) return <QueryError query={query} />;
  if (!lane) return <EmptyLobby category={category} name={name} />;
  const parts = { category, lane, search };
  return (
    <>
      <VendorTabs lane={lane} search={search} />
      <LobbyFilters {...parts} />
      <Shelves {...parts} />
      <Games {...parts} />
    </>
  );
}

function GameCount({ category }: { readonly category: GameCategory }) {
  const { lane } = useVendorList(category);
  if (!lane) return null;
  const count = Object.values(lane.cards).reduce((sum, card) => sum + card.games, 0);
  return <Plural value={count} one="# game" other="# games" />;
}

/** The lobby of one kind of games: `/rng`, `/live` and so on, filtered by the address. */
export function LobbyPage() {
  const { t } = useLingui();
  const category = getCategory(useLocation().pathname);
  const name = t(categoryLooks[category].name);
  return (
    <div className="lobby">
      <Lobbies category={category} />
      <PageTitle aside={<GameCount category={category} />}>{name}</PageTitle>
      <LobbyBody key={category} category={category} name={name} />
    </div>
  );
}
