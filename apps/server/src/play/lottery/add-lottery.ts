import type {
  addLottery as addRoute,
  removeLottery as removeRoute,
} from '@khelaghor/contract/play/added-lotteries.ts';
import type { AdminLotteryDetail } from '@khelaghor/contract/play/lottery-admin.ts';
import type { ParsedBody, ValueOf } from '@khelaghor/contract/lib/route.ts';
import { getLotteryRow } from '@khelaghor/engine-lottery/public.ts';
import { findSampleGame, readTimetable } from '@khelaghor/engine-lottery/server.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { isStillReferenced } from '../../lib/db/is-still-referenced.ts';
import { getOperatorActor, logEvent } from '../../lib/event-log.ts';
import { deleteGame, insertGameLike } from '../games/index.ts';
import {
  deleteSettings,
  insertLottery,
  invalidateLotteries,
  listLotteries,
  markRemoved,
  readLotteries,
} from './added-store.ts';
import { readAdminLottery } from './admin-lotteries.ts';
import { invalidateTerms } from './game-config.ts';
import { listStoredTerms, writeTerms } from './terms-store.ts';

type Body = ParsedBody<typeof addRoute>;
type AddRefusal = (typeof addRoute)['refusals'][number];

/** Gives a lottery the terms of another one, as its own draw. */
async function copyTerms(ctx: Context, tx: Tx, from: string, to: string): Promise<void> {
  const terms = (await listStoredTerms(tx)).find(({ gameCode }) => gameCode === from);
  if (!terms) return;
  const changedAt = ctx.clock.now();
  await writeTerms(tx, { ...terms, gameCode: to, drawSource: 'own', version: 1, changedAt });
}

/**
 * Adds a lottery with the rules of another one, and with its terms as they are now. It is closed,
 * and has no draws before it is open. A code that was ever used is refused.
 */
export async function addLottery(
  ctx: Context,
  { code, basedOn, titleBn, titleEn, timetable }: Body,
  caller: OperatorCaller,
): Promise<Result<AdminLotteryDetail, AddRefusal>> {
  const at = (field: string, refusal: AddRefusal) =>
    refuse(refusal, { fields: { [field]: { code: refusal } } });
  const { rows } = await listLotteries(ctx);
  const base = rows.find((row) => row.code === basedOn);
  if (!base) return at('basedOn', 'game_unknown');
  if (readTimetable(base.schedule, timetable) === null) return at('timetable', 'timetable_invalid');
  // A lottery of a later release may have a code without its game being there yet.
  const isFree = getLotteryRow(code) === undefined;
  const isAdded = await ctx.db.transaction().execute(async (tx) => {
    const addedAt = ctx.clock.now();
    const rules = base.basedOn ?? base.code;
    const lottery = { code, basedOn: rules, timetable, addedAt };
    if (!isFree || !(await insertGameLike(tx, basedOn, { code, titleBn, titleEn }))) return false;
    if (!(await insertLottery(tx, lottery))) {
      // Of a lottery that was removed.
      await deleteGame(tx, code);
      return false;
    }
    await copyTerms(ctx, tx, basedOn, code);
    await logEvent(ctx, tx, {
      kind: 'lottery.added',
      actor: getOperatorActor(caller.username),
      subject: `game:${code}`,
      detail: { basedOn, titleBn, titleEn, timetable },
    });
    return true;
  });
  if (!isAdded) return at('code', 'lottery_code_taken');
  forgetReadings(ctx);
  await listLotteries(ctx);
  const game = findSampleGame(code);
  if (!game) throw new Error(`lottery ${code} was added, and is not there`);
  return ok(await readAdminLottery(ctx, ctx.db, game, caller));
}

function forgetReadings(ctx: Context): void {
  invalidateLotteries(ctx);
  invalidateTerms(ctx);
}

type RemoveRefusal = (typeof removeRoute)['refusals'][number];

/**
 * Removes an added lottery that nothing refers to: it has neither draws nor tickets, and no member
 * marked it. Its code stays used.
 */
export async function removeLottery(
  ctx: Context,
  code: string,
  caller: OperatorCaller,
): Promise<Result<ValueOf<typeof removeRoute>, RemoveRefusal>> {
  const { rows } = await readLotteries(ctx.db);
  const row = rows.find((one) => one.code === code);
  if (!row) return refuse('game_unknown');
  if (row.basedOn === null) return refuse('lottery_declared');
  try {
    const isRemoved = await ctx.db.transaction().execute(async (tx) => {
      if (!(await markRemoved(tx, code, ctx.clock.now()))) return false;
      await deleteSettings(tx, code);
      await deleteGame(tx, code);
      await logEvent(ctx, tx, {
        kind: 'lottery.removed',
        actor: getOperatorActor(caller.username),
        subject: `game:${code}`,
        detail: { basedOn: row.basedOn },
      });
      return true;
    });
    forgetReadings(ctx);
    return isRemoved ? ok({ removed: true as const }) : refuse('game_unknown');
  } catch (error) {
    if (isStillReferenced(error)) return refuse('lottery_was_open');
    throw error;
  }
}
