import { lobbyGetLotteryLobby } from '@khelaghor/client/routes/play.gen.ts';
import type { LobbyLottery } from '@khelaghor/contract/play/lobby.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchValue } from '../../shared/api.ts';
import { staleTimes } from '../../shared/api-queries.ts';
import { nowMs } from '../../shared/clock.ts';
import { getRandomFraction } from '../../shared/random.ts';
import { getMsToReading } from './next-draw.ts';

/** After a draw its result is asked for, not by all pages in the same moment. */
const afterDrawMs = 1_500;
const spreadMs = 3_000;
const askAgainMs = 60_000;

/** The lotteries of an area, or of all, with their draws; read again after each draw. */
export function useLotteryLobby(area: LobbyLottery['area']) {
  const [spread] = useState(() => afterDrawMs + spreadMs * getRandomFraction());
  return useQuery({
    queryKey: ['lottery-lobby', area],
    queryFn: ({ signal }) => {
      const query = { lottoView: 'lobby' as const, ...(area !== null && { lottoArea: area }) };
      return fetchValue(lobbyGetLotteryLobby, { query }, signal);
    },
    staleTime: staleTimes.live,
    refetchInterval: ({ state }) =>
      getMsToReading(state.data?.lotteries ?? [], {
        nowMs: nowMs(),
        afterMs: spread,
        mostMs: askAgainMs,
      }),
  });
}
