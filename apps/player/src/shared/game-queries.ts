import { queryOptions } from '@tanstack/react-query';
import { inhouseGetMath, lobbyGetGame } from '@khelaghor/client/routes/first.gen.ts';
import { fetchValue } from './api.ts';
import { staleTimes } from './api-queries.ts';

/** A game by its code, and others to play while it is closed. */
export const gameQuery = (gameCode: string) =>
  queryOptions({
    queryKey: ['game', gameCode],
    queryFn: ({ signal }) => fetchValue(lobbyGetGame, { query: { gameCode } }, signal),
    // Whether it is closed is asked anew with every visit.
    staleTime: 0,
    retry: false,
  });

/** Odds, limits and the hash of the math of an in-house game. */
export const gameMathQuery = (game: string) =>
  queryOptions({
    queryKey: ['game-math', game],
    queryFn: ({ signal }) => fetchValue(inhouseGetMath, { params: { game } }, signal),
    staleTime: staleTimes.settings,
  });
