import type * as contract from '@khelaghor/contract/play/game-desk.ts';
import type { ParsedBody } from '@khelaghor/contract/lib/route.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { getOperatorActor, logEvent } from '../../lib/event-log.ts';
import { checkRepeat, judgeSecondOperator } from '../../lib/operator-request.ts';
import { tellRooms } from './room-notices.ts';
import { isBeforeChance, toSharedRound } from './round-values.ts';
import { lockRound, updateRound } from './store.ts';
import type { RoundRow } from './store.ts';
import { endVoidRequest, insertVoidRequest, lockVoidRequest } from './void-store.ts';

/** A round of a game, and the operator who does something about it. */
export type RoundByOperator = {
  readonly gameCode: string;
  readonly roundId: string;
  readonly caller: OperatorCaller;
};

type Refusal<Route extends { refusals: readonly string[] }> = Exclude<
  Route['refusals'][number],
  'game_unknown'
>;

/** Locks a round; undefined when the game has no such round. */
async function lockRoundOf(
  tx: Tx,
  { gameCode, roundId }: RoundByOperator,
): Promise<RoundRow | undefined> {
  const round = await lockRound(tx, roundId);
  return round?.gameCode === gameCode ? round : undefined;
}

async function note(
  ctx: Context,
  tx: Tx,
  kind: 'void_asked' | 'void_done' | 'void_withdrawn',
  by: RoundByOperator & { readonly round: RoundRow; readonly detail: object },
): Promise<void> {
  await logEvent(ctx, tx, {
    kind: `shared.${kind}`,
    actor: getOperatorActor(by.caller.username),
    subject: `game:${by.gameCode}`,
    detail: { round: Number(by.round.number), ...by.detail },
  });
}

/** Requests that a round is made void, once for each key. The round goes on until then. */
export function requestVoid(
  ctx: Context,
  by: RoundByOperator,
  { key, reason }: ParsedBody<typeof contract.requestVoid>,
): Promise<Result<null, Refusal<typeof contract.requestVoid>>> {
  const { roundId, caller } = by;
  return transact(ctx, async (tx) => {
    const round = await lockRoundOf(tx, by);
    if (!round) return refuse('round_unknown');
    const known = await lockVoidRequest(tx, key);
    if (known) {
      const repeat = checkRepeat(known, { reason, caller, isSame: known.roundId === roundId });
      return repeat.ok ? ok(null) : repeat;
    }
    if (!isBeforeChance(round, ctx.clock.now())) return refuse('round_ended');
    const asked = { askedBy: caller.operatorId, askedAt: ctx.clock.now() };
    const isNew = await insertVoidRequest(tx, { id: key, roundId, reason, ...asked });
    if (!isNew) return refuse('request_waits');
    await note(ctx, tx, 'void_asked', { ...by, round, detail: { reason, request: key } });
    return ok(null);
  });
}

/** Locks a request; null when it is for another round. */
async function lockRequestOf(tx: Tx, { id }: RoundRow, requestId: string) {
  const request = await lockVoidRequest(tx, requestId);
  return request?.roundId === id ? request : null;
}

/**
 * Makes a round void at the request of another operator; the process that runs it, or a job,
 * settles it. Once its number of the beacon is made the house could know how it ends: from then on
 * this is refused. A repeat by the same operator changes nothing.
 */
export function confirmVoid(
  ctx: Context,
  by: RoundByOperator,
  requestId: string,
): Promise<Result<null, Refusal<typeof contract.confirmVoid>>> {
  return transact(ctx, async (tx) => {
    const round = await lockRoundOf(tx, by);
    if (!round) return refuse('round_unknown');
    const request = await lockRequestOf(tx, round, requestId);
    const judged = judgeSecondOperator(request, by.caller, 'request_unknown');
    if (!judged.ok) return judged;
    if (judged.value === 'repeat' || !request) return ok(null);
    const now = ctx.clock.now();
    if (!isBeforeChance(round, now)) return refuse('round_ended');
    const change = { state: 'void', voidedAt: now, voidReason: 'called_off' } as const;
    const { id, reason } = request;
    const end = { endedBy: by.caller.operatorId, endedAt: now };
    await endVoidRequest(tx, id, { outcome: 'done', ...end });
    await updateRound(tx, round.id, change);
    const shown = toSharedRound({ ...round, ...change });
    await tellRooms(tx, [{ game: round.gameCode, kind: 'round', round: shown }]);
    await note(ctx, tx, 'void_done', { ...by, round, detail: { reason, request: id } });
    return ok(null);
  });
}

/** Withdraws a request that waits, or rejects that of another operator. */
export function withdrawVoid(
  ctx: Context,
  by: RoundByOperator,
  requestId: string,
): Promise<Result<null, Refusal<typeof contract.withdrawVoid>>> {
  return transact(ctx, async (tx) => {
    const round = await lockRoundOf(tx, by);
    if (!round) return refuse('round_unknown');
    const request = await lockRequestOf(tx, round, requestId);
    if (!request || request.outcome !== null) return refuse('request_unknown');
    const end = { endedBy: by.caller.operatorId, endedAt: ctx.clock.now() };
    await endVoidRequest(tx, request.id, { outcome: 'withdrawn', ...end });
    await note(ctx, tx, 'void_withdrawn', { ...by, round, detail: { request: requestId } });
    return ok(null);
  });
}
