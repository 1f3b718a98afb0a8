import { useQuery } from '@tanstack/react-query';
import { gameMenusQuery } from '../../shared/api-queries.ts';
import { gameQuery } from '../../shared/game-queries.ts';

/** A game by its code, and others to play while it is closed. */
export function useGame(gameId: string) {
  const { data: menus } = useQuery(gameMenusQuery);
  const known = menus?.gameMenus
    .flatMap(({ games }) => games)
    .find(({ gameCode }) => gameCode === gameId);
  const { data, isPending } = useQuery(gameQuery(gameId));
  return { game: data?.game ?? known ?? null, others: data?.others ?? [], isPending };
}
