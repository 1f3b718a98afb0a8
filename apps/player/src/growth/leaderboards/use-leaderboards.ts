import { useQuery } from '@tanstack/react-query';
import { leaderboardsGet } from '@khelaghor/client/routes/growth.gen.ts';
import type { LeadPeriod } from '@khelaghor/contract/growth/leaderboards.ts';
import { fetchValue } from '../../shared/api.ts';
import { staleTimes } from '../../shared/api-queries.ts';

/** Who was paid most by bets that won in a period. */
export const useLeaderboard = (period: LeadPeriod) =>
  useQuery({
    queryKey: ['lead-board', period],
    queryFn: ({ signal }) => fetchValue(leaderboardsGet, { query: { period } }, signal),
    staleTime: staleTimes.lists,
  });
