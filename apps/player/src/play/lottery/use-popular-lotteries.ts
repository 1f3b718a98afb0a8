import { useQuery } from '@tanstack/react-query';
import { lobbyListPopularGames } from '@khelaghor/client/routes/play.gen.ts';
import { fetchValue } from '../../shared/api.ts';
import { staleTimes } from '../../shared/api-queries.ts';

/** The codes of the lotteries that most members opened in the last seven days. */
export function usePopularLotteries(isShown: boolean) {
  const { data, isLoading } = useQuery({
    queryKey: ['popular-lotteries'],
    queryFn: async ({ signal }) => (await fetchValue(lobbyListPopularGames, {}, signal)).games,
    enabled: isShown,
    staleTime: staleTimes.lists,
  });
  return { codes: new Set(data?.map(({ gameCode }) => gameCode)), isLoading };
}
