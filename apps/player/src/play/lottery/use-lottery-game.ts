import type { LotteryGame } from '@khelaghor/engine-lottery/public.ts';
import { use, useEffect, useSyncExternalStore } from 'react';
import { importWithRetry } from '../../shared/import-with-retry.ts';
import { findLoadedGame, loadLotteryGame } from './load-lottery-game.ts';
import { addLoadedListener, tellLoaded } from './loaded-games.ts';
import { findLotteryRow } from './lottery-rows.ts';

const isOnServer = typeof document === 'undefined';

const loading = new Map<string, Promise<LotteryGame | undefined>>();

/** Loads the plays of a game, once. Rejects with `ChunkLost` when they cannot be fetched. */
function load(gameCode: string): Promise<LotteryGame | undefined> {
  const known = loading.get(gameCode);
  if (known) return known;
  const promise = importWithRetry(() => loadLotteryGame(gameCode));
  loading.set(gameCode, promise);
  promise.then(
    tellLoaded,
    // The next page that shows the game asks again.
    () => loading.delete(gameCode),
  );
  return promise;
}

/**
 * The game with its plays, as one of its issues is played (`getGameOfIssue` gives the others); null
 * when there is none. The page waits for the plays, and keeps what the server drew until they are
 * there.
 */
export function useLotteryGame(gameCode: string): LotteryGame | null {
  const row = findLotteryRow(gameCode);
  const found = findLoadedGame(gameCode);
  if (found) return found;
  // The server knows all lotteries; a page that is open for long may not.
  if (!row && isOnServer) return null;
  return use(load(gameCode)) ?? null;
}

/** The game with its plays, once they are there: for a list that is shown without them too. */
export function useLoadedGame(gameCode: string): LotteryGame | undefined {
  useEffect(() => {
    if (!findLoadedGame(gameCode)) void load(gameCode);
  }, [gameCode]);
  return useSyncExternalStore(
    addLoadedListener,
    () => findLoadedGame(gameCode),
    () => findLoadedGame(gameCode),
  );
}
