import type { LobbyLottery } from '@khelaghor/contract/play/lobby.ts';
import { hourMs } from '@khelaghor/time/durations.ts';
import type { Context } from '../../lib/context.ts';
import { createKeptReading } from '../../lib/kept-reading.ts';
import { getGameCard } from '../games/index.ts';
import { getLotteryFamily, readLobbyDraws } from '../lottery/index.ts';
import { listLotteries } from './store.ts';

/** A draw that comes later is not soon. */
const soonMs = hourMs;
/** Lotteries that are drawn more often are there all the time, and one of them stands for them. */
const leastPeriodSeconds = 180;
/** Every lobby shows K3 of each minute by itself. */
const shownAnyway = 'k3';

/** The first of each family, in the order given. */
function keepOnePerFamily(lotteries: readonly LobbyLottery[]): LobbyLottery[] {
  const kept = new Map<string, LobbyLottery>();
  for (const lottery of lotteries) {
    const family = getLotteryFamily(lottery.game.gameCode);
    if (family !== undefined && family !== shownAnyway && !kept.has(family))
      kept.set(family, lottery);
  }
  return [...kept.values()];
}

const getDrawTime = ({ running }: LobbyLottery): string => running?.drawsAt ?? '';

async function readComingDraws(ctx: Context): Promise<LobbyLottery[]> {
  const games = (await listLotteries(ctx.db)).map(getGameCard);
  const draws = await readLobbyDraws(
    ctx,
    games.map(({ gameCode }) => gameCode),
  );
  const until = new Date(ctx.clock.now().getTime() + soonMs).toISOString();
  const coming = games.flatMap((game): LobbyLottery[] => {
    const drawn = draws.get(game.gameCode);
    if (!drawn?.running || drawn.running.drawsAt > until) return [];
    if (drawn.periodSeconds !== null && drawn.periodSeconds < leastPeriodSeconds) return [];
    return [{ game, ...drawn }];
  });
  return keepOnePerFamily(
    coming.toSorted((one, other) => getDrawTime(one).localeCompare(getDrawTime(other))),
  );
}

/** Every visitor's lobby shows them, and they are the same for all. */
const comingDraws = createKeptReading(3_000, readComingDraws);

/**
 * So many lotteries whose draws are due within the hour, one of each family, the soonest first, at
 * most three seconds old.
 */
export const readNextDraws = async (ctx: Context, count: number): Promise<LobbyLottery[]> =>
  (await comingDraws.get(ctx, 'all')).slice(0, count);
