import {
  getLotteryRow,
  getPeriodSeconds,
  readShortResult,
} from '@khelaghor/engine-lottery/public.ts';
import type { LotteryArea } from '@khelaghor/engine-lottery/public.ts';
import type { LobbyLottery } from '@khelaghor/contract/play/lobby.ts';
import { sql } from 'kysely';
import type { Context } from '../../lib/context.ts';
import { getFamily, readSchedules } from './game-config.ts';
import { readJackpots } from './jackpot-store.ts';

/** What a lobby shows of a lottery beside its card. */
export type LobbyDraws = Omit<LobbyLottery, 'game'>;

type DrawRow = {
  code: string;
  runningNumber: string | null;
  closesAt: Date | null;
  drawsAt: Date | null;
  latestNumber: string | null;
  drawnAt: Date | null;
  result: number[] | null;
};

/** Where a game's draws are held like this; null: in no country, undefined: no lottery of ours. */
export const getLotteryArea = (gameCode: string): LotteryArea | null | undefined =>
  getLotteryRow(gameCode)?.area;

/** The family of a lottery of ours; undefined: it is none. */
export const getLotteryFamily = (gameCode: string): string | undefined =>
  getLotteryRow(gameCode)?.family;

/** Whether a lottery of ours is drawn by calendar: once a day, or on some days. */
export function isDrawnByCalendar(gameCode: string): boolean {
  const game = getLotteryRow(gameCode);
  return game?.schedule.kind === 'calendar';
}

function getLatest({ code, latestNumber, drawnAt, result }: DrawRow): LobbyDraws['latest'] {
  if (latestNumber === null || drawnAt === null || result === null) return null;
  const shown = readShortResult(getFamily(code, drawnAt), result);
  return { issueNumber: latestNumber, drawnAt: drawnAt.toISOString(), shown };
}

function getRunning({ runningNumber, closesAt, drawsAt }: DrawRow): LobbyDraws['running'] {
  if (runningNumber === null || closesAt === null || drawsAt === null) return null;
  return {
    issueNumber: runningNumber,
    closesAt: closesAt.toISOString(),
    drawsAt: drawsAt.toISOString(),
  };
}

/** Reads the running draw and the newest result of lotteries, by game. */
export async function readLobbyDraws(
  ctx: Context,
  gameCodes: readonly string[],
): Promise<ReadonlyMap<string, LobbyDraws>> {
  const now = ctx.clock.now();
  const { rows } = await sql<DrawRow>`
    select g.code, running.issue_number as running_number, running.closes_at, running.draws_at,
      latest.issue_number as latest_number, latest.draws_at as drawn_at, latest.result
    from unnest(${gameCodes}::text[]) as g (code)
    left join lateral (
      select issue_number, closes_at, draws_at from lottery_issue
      where game_code = g.code and draws_at > ${now} and state in ('open', 'closed')
      order by draws_at limit 1
    ) running on true
    left join lateral (
      select issue_number, draws_at, result from lottery_issue
      where game_code = g.code and result is not null and draws_at <= ${now}
      order by draws_at desc limit 1
    ) latest on true`.execute(ctx.db);
  const getSchedule = await readSchedules(ctx);
  const jackpotsOf = await readJackpots(
    ctx.db,
    gameCodes.filter((code) => getLotteryRow(code) !== undefined),
  );
  return new Map(
    rows.flatMap((row) => {
      const game = getLotteryRow(row.code);
      if (!game) return [];
      const { area } = game;
      const periodSeconds = getPeriodSeconds(getSchedule(game), now.getTime());
      const [running, latest] = [getRunning(row), getLatest(row)];
      const jackpots = jackpotsOf(row.code);
      return [[row.code, { area, periodSeconds, running, latest, jackpots }]];
    }),
  );
}
