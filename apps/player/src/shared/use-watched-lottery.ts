import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { lotteryGameQuery } from './api-queries.ts';
import { watchDraws } from './realtime.ts';

/**
 * Loads the current issue, the results and the terms of a lottery, and keeps them current by
 * notices while the component is shown. Afterwards draws are missed: a component that shows the
 * lottery again begins with what is known, and it is fetched anew.
 */
export function useWatchedLottery(gameCode: string, { enabled = true } = {}) {
  const queries = useQueryClient();
  useEffect(() => {
    if (!enabled) return undefined;
    const unwatch = watchDraws(gameCode);
    return () => {
      unwatch();
      const { queryKey } = lotteryGameQuery(gameCode);
      void queries.invalidateQueries({ queryKey, refetchType: 'none' });
    };
  }, [enabled, gameCode, queries]);
  return useQuery({ ...lotteryGameQuery(gameCode), enabled });
}
