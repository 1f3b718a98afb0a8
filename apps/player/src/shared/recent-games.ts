import { useQuery } from '@tanstack/react-query';
import { favouritesListRecent } from '@khelaghor/client/routes/play.gen.ts';
import type { GameCategory } from '@khelaghor/contract/lib/shapes.ts';
import { fetchValue } from './api.ts';
import { useMember } from './api-queries.ts';

/** Of which games: those of a lobby, or of a vendor. */
type Of = { readonly gameType: GameCategory } | { readonly vassalage: string };

/** The games that the member opened last, newest first. */
export function useRecentGames(of: Of, isShown = true) {
  const member = useMember();
  return useQuery({
    queryKey: ['recent-games', of],
    queryFn: async ({ signal }) => {
      const query = { clientType: 3, ...of };
      return (await fetchValue(favouritesListRecent, { query }, signal)).list;
    },
    enabled: isShown && member !== null,
    staleTime: 0,
  });
}
