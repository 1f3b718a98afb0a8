import type { GameCategory } from '@khelaghor/contract/lib/shapes.ts';
import { paths } from '../../shared/paths.ts';
import './lobby.css';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { VendorLane } from '@khelaghor/contract/play/lobby.ts';
import { CategoryTabs } from '@khelaghor/ui/category-tabs/category-tabs.tsx';
import { PageTitle } from '@khelaghor/ui/page-grid/page-grid.tsx';
import { Section } from '@khelaghor/ui/section/section.tsx';
import { useEffect, useRef } from 'react';
import { categoryLooks, useCategories } from '../../shared/category.ts';
import { GameCardList } from '../../shared/game-card-list.tsx';
import { Link, useLocation, useSearch } from '../../shared/navigation.tsx';
import { useMember } from '../../shared/api-queries.ts';
import { useRecentGames } from '../../shared/recent-games.ts';
import { QueryError } from '../../shared/query-error.tsx';
import { SeeAllLink } from '../../shared/see-all-link.tsx';
import { EmptyLobby } from './empty-lobby.tsx';
import { GameList, GridSkeleton } from './game-list.tsx';
import { isFiltered, LobbyFilters } from './lobby-filters.tsx';
import { renderPicture } from './lobby-picture.tsx';
import { dropOwn, readLobbySearch } from './lobby-search.ts';
import type { LobbySearch } from './lobby-search.ts';
import { useHotGames, useVendorList } from './use-lobby.ts';
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

type PartProps = {
  readonly category: GameCategory;
  readonly lane: VendorLane;
  readonly search: LobbySearch;
};

/** The games that the member opened last, and the popular ones; hidden while a filter is set. */
function Shelves({ category, lane, search }: PartProps) {
  const total = Object.values(lane.cards).reduce((sum, card) => sum + card.games, 0);
  const isPlain =
    !isFiltered(search) &&
    search.vassalage === undefined &&
    !search.mine &&
    !search.recent &&
    search.page === 1;
  const isShown = isPlain && total >= shelfFrom;
  const recent = useRecentGames({ gameType: category }, isShown).data ?? [];
  const hot = useHotGames(category, isShown).data ?? [];
  if (!isShown) return null;
  return (
    <>
      {recent.length > 0 && (
        <Section
          title={<Trans>Played last</Trans>}
          more={<SeeAllLink to={paths.games} search={{ recent: '1' }} />}
        >
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

function LobbyBody({ category, name }: { category: GameCategory; name: string }) {
  const asked = readLobbySearch(useSearch());
  const search = useMember() === null ? dropOwn(asked) : asked;
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
      <GameList category={category} cards={lane.cards} search={search} />
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
