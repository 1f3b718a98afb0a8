import type { LobbyLottery } from '@khelaghor/contract/play/lobby.ts';
import type { Context, Database } from '../../lib/context.ts';
import { getGameCard } from '../games/index.ts';
import { isDrawnByCalendar, readLobbyDraws } from '../lottery/index.ts';
import { listLotteries } from './store.ts';

const cacheMs = 3_000;
const caches = new WeakMap<Database, { atMs: number; value: Promise<LobbyLottery[]> }>();

async function readComingDraws(ctx: Context): Promise<LobbyLottery[]> {
  const games = (await listLotteries(ctx.db))
    .map(getGameCard)
    .filter(({ gameCode }) => isDrawnByCalendar(gameCode));
  const draws = await readLobbyDraws(
    ctx,
    games.map(({ gameCode }) => gameCode),
  );
  const coming = games.flatMap((game) => {
    const drawn = draws.get(game.gameCode);
    return drawn?.running ? [{ lottery: { game, ...drawn }, at: drawn.running.drawsAt }] : [];
  });
  return coming
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .map(({ lottery }) => lottery);
}

/**
 * So many lotteries that are drawn by calendar, those first whose draws come next, at most three
 * seconds old: every visitor's lobby shows them. A failed reading is not kept.
 */
export async function readNextDraws(ctx: Context, count: number): Promise<LobbyLottery[]> {
  const atMs = ctx.clock.monotonicMs();
  const known = caches.get(ctx.db);
  if (known && atMs - known.atMs < cacheMs) return (await known.value).slice(0, count);
  const value = readComingDraws(ctx);
  caches.set(ctx.db, { atMs, value });
  value.catch(() => caches.delete(ctx.db));
  return (await value).slice(0, count);
}
