import type { openedIssues } from '@khelaghor/contract/play/lottery.ts';
import type { ParsedQuery, ValueOf } from '@khelaghor/contract/lib/route.ts';
import type { DayResult } from '@khelaghor/contract/play/lobby.ts';
import { readShortResult } from '@khelaghor/engine-lottery/public.ts';
import { parseDay, startOfDhakaDay } from '@khelaghor/time/dhaka.ts';
import { dayMs } from '@khelaghor/time/durations.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context } from '../../lib/context.ts';
import { getFamily, hasLottery } from './game-config.ts';
import { addJackpots } from './jackpot-store.ts';
import { getCorrection, selectIssues, toIssueValue } from './store.ts';

/** A page of drawn issues, newest first; the cursor is the last one's draw time in milliseconds. */
export async function readOpenedIssues(
  ctx: Context,
  gameCode: string,
  query: ParsedQuery<typeof openedIssues>,
): Promise<Result<ValueOf<typeof openedIssues>, 'game_unknown' | 'malformed'>> {
  if (!(await hasLottery(ctx, gameCode))) return refuse('game_unknown');
  if (query.cursor !== undefined && !/^\d{1,15}$/.test(query.cursor)) return refuse('malformed');
  let page = selectIssues(ctx.db)
    .where('gameCode', '=', gameCode)
    .where('result', 'is not', null)
    .orderBy('drawsAt', 'desc')
    .limit(query.limit + 1);
  if (query.cursor !== undefined) page = page.where('drawsAt', '<', new Date(Number(query.cursor)));
  const rows = await page.execute();
  const shown = rows.slice(0, query.limit);
  const last = shown.at(-1);
  return ok({
    items: await addJackpots(
      ctx.db,
      shown.map((row) => toIssueValue(ctx, row)),
    ),
    nextCursor: rows.length > query.limit && last ? String(last.drawsAt.getTime()) : null,
  });
}

/** The newest results of some games together, newest first. Codes of no lottery give nothing. */
export async function readOpenedNumbers(
  ctx: Context,
  gameCodes: readonly string[],
  count: number,
): Promise<{ gameCode: string; issueNumber: string; numbers: number[]; drawnAt: string }[]> {
  if (gameCodes.length === 0) return [];
  const rows = await selectIssues(ctx.db)
    .where('gameCode', 'in', gameCodes)
    .where('result', 'is not', null)
    .orderBy('drawsAt', 'desc')
    .limit(count)
    .execute();
  return rows.map(({ gameCode, issueNumber, result, drawsAt }) => ({
    gameCode,
    issueNumber,
    numbers: result ?? [],
    drawnAt: drawsAt.toISOString(),
  }));
}

/** The results of some games on a day in Dhaka, in the order in which they were drawn. */
export async function readResultsOfDay(
  ctx: Context,
  gameCodes: readonly string[],
  day: string,
): Promise<Omit<DayResult, 'title'>[]> {
  if (gameCodes.length === 0) return [];
  const from = startOfDhakaDay(parseDay(day));
  const rows = await selectIssues(ctx.db)
    .where('gameCode', 'in', gameCodes)
    .where('result', 'is not', null)
    .where('drawsAt', '>=', new Date(from))
    .where('drawsAt', '<', new Date(from + dayMs))
    .orderBy('drawsAt')
    .execute();
  return rows.map((row) => {
    const { gameCode, issueNumber, result, drawsAt } = row;
    const correction = getCorrection(row);
    const show = (numbers: readonly number[]) =>
      readShortResult(getFamily(gameCode, drawsAt), numbers);
    return {
      gameCode,
      issueNumber,
      drawnAt: drawsAt.toISOString(),
      numbers: result ?? [],
      shown: show(result ?? []),
      correction: correction && {
        correctedAt: correction.correctedAt,
        previous: show(correction.previousResult),
      },
    };
  });
}
