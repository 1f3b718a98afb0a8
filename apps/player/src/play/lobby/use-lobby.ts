import {
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import {
  favouritesList,
  favouritesListRecent,
  lobbyListGames,
  lobbyListHotGames,
} from '@khelaghor/client/routes/play.gen.ts';
import type { GameCard } from '@khelaghor/contract/play/games.ts';
import type { VendorLane } from '@khelaghor/contract/play/lobby.ts';
import type { GameCategory } from '@khelaghor/contract/lib/shapes.ts';
import { fetchValue } from '../../shared/api.ts';
import { useHydrated } from '../../shared/hydrated.ts';
import { vendorsQuery } from '../../shared/game-vendors.ts';
import { staleTimes, useWhitelabel } from '../../shared/api-queries.ts';
import type { LobbySearch } from './lobby-search.ts';

/** The kind of games of a lobby; null: games of all kinds. */
export type LobbyCategory = GameCategory | null;

type Page = { readonly games: readonly GameCard[]; readonly totalPages: number };

/**
 * The vendors of every category: asked for once, so that another category shows at once. What is
 * kept of them may be there before the page is taken over, which begins with what the server drew.
 */
export function useVendorList(category: GameCategory): {
  readonly lane: VendorLane | null;
  readonly isPending: boolean;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => void;
} {
  const { buildId } = useWhitelabel();
  const isHydrated = useHydrated();
  const { data, isPending, error, isFetching, refetch } = useQuery(vendorsQuery(buildId));
  return {
    lane: (isHydrated && data?.find(({ gameCategory }) => gameCategory === category)) || null,
    isPending: isPending || !isHydrated,
    error,
    isFetching,
    refetch: () => void refetch(),
  };
}

/** The vendors of all categories by their names; null until they are there. */
export function useVendorCards(): VendorLane['cards'] | null {
  const { buildId } = useWhitelabel();
  const isHydrated = useHydrated();
  const { data } = useQuery(vendorsQuery(buildId));
  if (!isHydrated || !data) return null;
  return Object.fromEntries(data.flatMap(({ cards }) => Object.entries(cards)));
}

async function fetchPage(
  category: LobbyCategory,
  search: LobbySearch,
  pageNo: number,
  signal: AbortSignal,
): Promise<Page> {
  const { vassalage, classify, minBet, minLineNum, name, mine, recent } = search;
  const named = {
    pageNo,
    ...(category !== null && { gameType: category }),
    ...(name !== undefined && { gameName: name }),
  };
  if (mine === true) {
    const { content, totalPages } = await fetchValue(favouritesList, { query: named }, signal);
    return { games: content, totalPages };
  }
  if (recent === true) {
    const { list, totalPages } = await fetchValue(favouritesListRecent, { query: named }, signal);
    return { games: list, totalPages };
  }
  const query = {
    ...named,
    ...(vassalage !== undefined && { vassalage }),
    ...(classify !== undefined && { gameClassify: classify }),
    ...(minBet !== undefined && { minBet }),
    ...(minLineNum !== undefined && { minLineNum }),
  };
  return fetchValue(lobbyListGames, { query }, signal);
}

const listQuery = (category: LobbyCategory, search: LobbySearch) =>
  infiniteQueryOptions({
    queryKey: ['lobby', category, search] as const,
    queryFn: ({ pageParam, signal }) => fetchPage(category, search, pageParam, signal),
    initialPageParam: search.page,
    getNextPageParam: ({ totalPages }, _pages, last) => (last < totalPages ? last + 1 : null),
    staleTime: search.mine === true || search.recent === true ? 0 : staleTimes.lists,
    // A filter of the same lobby leaves the old games standing until the new ones are there.
    placeholderData: (previous, query) =>
      query?.queryKey[1] === category ? keepPreviousData(previous) : undefined,
  });

/** The games of a lobby, page by page. */
export const useLobby = (category: LobbyCategory, search: LobbySearch) =>
  useInfiniteQuery(listQuery(category, search));

/** The games that the house puts forward in a lobby. */
export const useHotGames = (category: GameCategory, isShown: boolean) =>
  useQuery({
    queryKey: ['hot-games', category],
    queryFn: async ({ signal }) => {
      const query = { gameType: category, isPlatform: 2 };
      return (await fetchValue(lobbyListHotGames, { query }, signal)).list;
    },
    enabled: isShown,
    staleTime: staleTimes.lists,
  });
