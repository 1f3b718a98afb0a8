import type { LobbyLottery } from '@khelaghor/contract/play/lobby.ts';
import type { Context } from '../../lib/context.ts';
import { createKeptReading } from '../../lib/kept-reading.ts';
import { getGameCard } from '../games/index.ts';
import { isDrawnByCalendar, readLobbyDraws } from '../lottery/index.ts';
import { listLotteries } from './store.ts';

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

/** Every visitor's lobby shows them, and they are the same for all. */
const comingDraws = createKeptReading(3_000, readComingDraws);

/**
 * So many lotteries that are drawn by calendar, those first whose draws come next, at most three
 * seconds old.
 */
export const readNextDraws = async (ctx: Context, count: number): Promise<LobbyLottery[]> =>
  (await comingDraws.get(ctx, 'all')).slice(0, count);
