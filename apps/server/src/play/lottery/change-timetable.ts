import type {
  AdminLotteryDetail,
  changeTimetable as changeTimetableRoute,
} from '@khelaghor/contract/play/lottery-admin.ts';
import type { ParsedBody } from '@khelaghor/contract/lib/route.ts';
import type { LotteryGame } from '@khelaghor/engine-lottery/public.ts';
import { readTimetable } from '@khelaghor/engine-lottery/server.ts';
import { formatDay } from '@khelaghor/time/dhaka.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import type { Context } from '../../lib/context.ts';
import { getOperatorActor, logEvent } from '../../lib/event-log.ts';
import { readAdminLottery } from './admin-lotteries.ts';
import { lockTerms } from './change-terms.ts';
import { invalidateTerms, readStoredTerms } from './game-config.ts';
import { findEarliestDay, readAdminTimetable } from './admin-timetable.ts';
import { lockTimetables, writeTimetableChange } from './timetable-store.ts';

type Body = ParsedBody<typeof changeTimetableRoute>;
type Refusal = (typeof changeTimetableRoute)['refusals'][number];

/**
 * Changes when a lottery is drawn, from the first day on that has no issue yet. A change that has
 * not begun is replaced.
 */
export async function changeTimetable(
  ctx: Context,
  game: LotteryGame,
  { version, timetable }: Body,
  caller: OperatorCaller,
): Promise<Result<AdminLotteryDetail, Refusal>> {
  if (readTimetable(game.schedule, timetable) === null) return refuse('timetable_invalid');
  const changed = await ctx.db.transaction().execute(async (tx) => {
    await lockTerms(tx, game);
    await lockTimetables.toChange(tx);
    const now = ctx.clock.now();
    const terms = (await readStoredTerms(ctx, tx))(game.code);
    const before = await readAdminTimetable(tx, terms, now);
    if (before.version !== version) return refuse('timetable_changed');
    const fromDay = await findEarliestDay(tx, terms, now);
    const change = { gameCode: game.code, fromDay, timetable, version: version + 1 };
    await writeTimetableChange(tx, change, now);
    await logEvent(ctx, tx, {
      kind: 'lottery.timetable_changed',
      actor: getOperatorActor(caller.username),
      subject: `game:${game.code}`,
      detail: { before: before.current, after: timetable, from: formatDay(fromDay) },
    });
    return ok(await readAdminLottery(ctx, tx, game, caller));
  });
  invalidateTerms(ctx);
  return changed;
}
