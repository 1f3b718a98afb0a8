import { useQuery } from '@tanstack/react-query';
import { lobbyGetGame } from '@khelaghor/client/routes.gen.ts';
import { fetchValue } from '../../shared/api.ts';
import { gameMenusQuery } from '../../shared/api-queries.ts';

/** A game by its code, and others to play while it is closed. */
export function useGame(gameId: string) {
  const { data: menus } = useQuery(gameMenusQuery);
  const known = menus?.gameMenus
    .flatMap(({ games }) => games)
    .find(({ gameCode }) => gameCode === gameId);
  const { data, isPending } = useQuery({
    queryKey: ['game', gameId],
    queryFn: ({ signal }) => fetchValue(lobbyGetGame, { query: { gameCode: gameId } }, signal),
    // Whether it is closed is asked anew with every visit.
    staleTime: 0,
    retry: false,
  });
  return { game: data?.game ?? known ?? null, others: data?.others ?? [], isPending };
}
