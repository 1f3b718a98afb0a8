import type * as contract from '@khelaghor/contract/play/game-desk.ts';
import type { ParsedBody } from '@khelaghor/contract/lib/route.ts';
import type { FinishedGame } from '@khelaghor/game-engine/finished-game.ts';
import type { GameLimits } from '@khelaghor/game-engine/game-engine.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { sql } from 'kysely';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { getOperatorActor, logEvent } from '../../lib/event-log.ts';
import { checkRepeat, judgeSecondOperator } from '../../lib/operator-request.ts';
import { invalidateLimits, applyLimits } from './game-limits.ts';
import { findLimitFault, getTopPay } from './limit-rules.ts';
import {
  endLimitRequest,
  insertLimitRequest,
  lockLimitRequest,
  readStoredLimits,
  writeLimits,
} from './limit-store.ts';
import type { LimitRequest } from './limit-store.ts';

/** Makes changes to one game's limits one after another. */
const lockGame = (tx: Tx, { code }: FinishedGame) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`game-limits:${code}`}, 0))`.execute(tx);

const toText = ({ stakeMin, stakeMax, payoutMax }: GameLimits) => ({
  stakeMin: String(stakeMin),
  stakeMax: String(stakeMax),
  payoutMax: String(payoutMax),
});

const isSameLimits = (one: GameLimits, other: GameLimits): boolean =>
  one.stakeMin === other.stakeMin &&
  one.stakeMax === other.stakeMax &&
  one.payoutMax === other.payoutMax;

async function note(
  ctx: Context,
  tx: Tx,
  kind: 'limits_asked' | 'limits_changed' | 'limits_withdrawn',
  { game, caller, detail }: { game: FinishedGame; caller: OperatorCaller; detail: object },
): Promise<void> {
  await logEvent(ctx, tx, {
    kind: `inhouse.${kind}`,
    actor: getOperatorActor(caller.username),
    subject: `game:${game.code}`,
    detail: { ...detail },
  });
}

type Refusal<Route extends { refusals: readonly string[] }> = Exclude<
  Route['refusals'][number],
  'game_unknown'
>;

/** A game, and the operator who does something about it. */
type GameByOperator = { readonly game: FinishedGame; readonly caller: OperatorCaller };

/**
 * Requests other limits for new rounds of a game, once for each key. Refuses limits beyond those of
 * the engine, and ones under which a choice could not be played.
 */
export function requestLimits(
  ctx: Context,
  { game, caller }: GameByOperator,
  { key, version, reason, limits: texts }: ParsedBody<typeof contract.requestLimits>,
): Promise<Result<null, Refusal<typeof contract.requestLimits>>> {
  const limits: GameLimits = {
    stakeMin: parseMinorText(texts.stakeMin),
    stakeMax: parseMinorText(texts.stakeMax),
    payoutMax: parseMinorText(texts.payoutMax),
  };
  const { code: gameCode } = game;
  return transact(ctx, async (tx) => {
    await lockGame(tx, game);
    const known = await lockLimitRequest(tx, key);
    if (known) {
      const isSame = known.gameCode === gameCode && isSameLimits(known.limits, limits);
      const repeat = checkRepeat(known, { reason, caller, isSame });
      return repeat.ok ? ok(null) : repeat;
    }
    const before = (await readStoredLimits(tx)).get(gameCode);
    if ((before?.version ?? 0) !== version) return refuse('terms_changed');
    const fault = findLimitFault(game.limits, limits, getTopPay(game));
    if (fault) return refuse(fault.code, { fields: { [fault.field]: { code: fault.code } } });
    const asked = { askedBy: caller.operatorId, askedAt: ctx.clock.now() };
    const row = { id: key, gameCode, version, limits, reason, ...asked };
    if (!(await insertLimitRequest(tx, row))) return refuse('request_waits');
    const detail = {
      reason,
      request: key,
      before: toText(applyLimits(game.limits, before)),
      after: toText(limits),
    };
    await note(ctx, tx, 'limits_asked', { game, caller, detail });
    return ok(null);
  });
}

/** Locks a request; null when it is for another game. */
async function lockRequestOf(
  tx: Tx,
  { code }: FinishedGame,
  id: string,
): Promise<LimitRequest | null> {
  const request = await lockLimitRequest(tx, id);
  return request?.gameCode === code ? request : null;
}

/**
 * Gives new rounds of a game the limits that another operator requested. Rounds in progress keep
 * theirs. A repeat by the same operator changes nothing.
 */
export async function confirmLimits(
  ctx: Context,
  { game, caller }: GameByOperator,
  requestId: string,
): Promise<Result<null, Refusal<typeof contract.confirmLimits>>> {
  const { code: gameCode } = game;
  const confirmed = await transact(ctx, async (tx) => {
    await lockGame(tx, game);
    const request = await lockRequestOf(tx, game, requestId);
    const judged = judgeSecondOperator(request, caller, 'request_unknown');
    if (!judged.ok) return judged;
    if (judged.value === 'repeat' || !request) return ok(null);
    const before = (await readStoredLimits(tx)).get(gameCode);
    if ((before?.version ?? 0) !== request.version) return refuse('terms_changed');
    const { id, reason, limits } = request;
    const now = ctx.clock.now();
    await endLimitRequest(tx, id, {
      outcome: 'done',
      endedBy: caller.operatorId,
      endedAt: now,
    });
    await writeLimits(tx, { gameCode, ...limits, version: request.version + 1, changedAt: now });
    const detail = {
      reason,
      request: id,
      before: toText(applyLimits(game.limits, before)),
      after: toText(limits),
    };
    await note(ctx, tx, 'limits_changed', { game, caller, detail });
    return ok(null);
  });
  invalidateLimits(ctx);
  return confirmed;
}

/** Withdraws a request that waits, or rejects that of another operator. */
export function withdrawLimits(
  ctx: Context,
  { game, caller }: GameByOperator,
  requestId: string,
): Promise<Result<null, Refusal<typeof contract.withdrawLimits>>> {
  return transact(ctx, async (tx) => {
    const request = await lockRequestOf(tx, game, requestId);
    if (!request || request.outcome !== null) return refuse('request_unknown');
    const end = { endedBy: caller.operatorId, endedAt: ctx.clock.now() };
    await endLimitRequest(tx, request.id, { outcome: 'withdrawn', ...end });
    await note(ctx, tx, 'limits_withdrawn', { game, caller, detail: { request: requestId } });
    return ok(null);
  });
}
