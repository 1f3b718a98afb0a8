import type { OpenRound, roundAct } from '@khelaghor/contract/play/vendor-rounds.ts';
import type { z } from 'zod';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import type { Context, Database, Tx } from '../../lib/context.ts';
import { logEvent, getMemberActor, getOperatorActor } from '../../lib/event-log.ts';
import { checkRepeat, judgeSecondOperator, toOperatorRequest } from '../../lib/operator-request.ts';
import { makeCursor, readCursor } from '../../lib/db/keyset-cursor.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { applyWagerWithin, getOperatorTransactionId } from '../bets/index.ts';
import { readWallets } from '../../money/wallet/index.ts';
import type { Wallet } from '../../money/wallet/index.ts';
import * as store from './store.ts';

/** A younger round is left to its vendor. */
const tooYoungMs = 3_600_000;

type Page = { items: OpenRound[]; nextCursor: string | null };

/** Returns a round as one operator sees it, in the currency of its member's wallet. */
function toOpenRound(
  round: store.StoredRound,
  { currency }: Wallet,
  caller: OperatorCaller,
): OpenRound {
  const { id, vendor, gameCode, ref, memberId, username, state } = round;
  return {
    id,
    vendor,
    gameCode,
    gameTitle: { bn: round.titleBn, en: round.titleEn },
    ref,
    memberId,
    account: username,
    openedAt: round.openedAt.toISOString(),
    state,
    runningBets: Number(round.runningBets),
    inPlay: String(round.inPlay),
    // Demo accounts open no vendor's game.
    currency: currency === 'BDT' ? 'BDT' : 'PLAY',
    waiting:
      round.actId === null
        ? null
        : { ...toOperatorRequest({ ...round, id: round.actId }, caller), act: round.act },
  };
}

async function readOpenRounds(
  db: Database,
  rounds: readonly store.StoredRound[],
  caller: OperatorCaller,
): Promise<OpenRound[]> {
  if (rounds.length === 0) return [];
  const wallets = await readWallets(
    db,
    rounds.map(({ memberId }) => memberId),
  );
  return rounds.flatMap((round, index) => {
    const wallet = wallets[index];
    return wallet ? [toOpenRound(round, wallet, caller)] : [];
  });
}

/** Lists rounds that vendors have not ended, oldest first. */
export async function listOpenRounds(
  ctx: Context,
  wanted: { vendor?: string | undefined; cursor?: string | undefined; limit: number },
  caller: OperatorCaller,
): Promise<Result<Page, 'malformed'>> {
  const after = readCursor(wanted.cursor);
  if (after === undefined) return refuse('malformed');
  const { vendor, limit } = wanted;
  const before = new Date(ctx.clock.now().getTime() - tooYoungMs);
  const rounds = await store.findOpenRoundsBefore(ctx.db, {
    before,
    vendor,
    after,
    limit: limit + 1,
  });
  const shown = rounds.slice(0, limit);
  const last = rounds.length > limit ? shown.at(-1) : undefined;
  return ok({
    items: await readOpenRounds(ctx.db, shown, caller),
    nextCursor: makeCursor(last && { createdAt: last.openedAt, id: last.id }),
  });
}

async function readOpenRound(
  db: Database,
  roundId: string,
  caller: OperatorCaller,
): Promise<OpenRound> {
  const round = await store.findRound(db, roundId);
  const [value] = round ? await readOpenRounds(db, [round], caller) : [];
  if (!value) throw new Error(`round ${roundId} has gone`);
  return value;
}

type Act = z.infer<typeof roundAct>;
type AskRefusal =
  | 'round_unknown'
  | 'round_ended'
  | 'round_too_young'
  | 'round_act_waits'
  | 'key_reused';

async function logRoundAct(
  ctx: Context,
  tx: Tx,
  kind: 'asked' | 'done' | 'withdrawn',
  caller: OperatorCaller,
  round: store.StoredRound,
  detail: Record<string, unknown>,
): Promise<void> {
  const { id, vendor, ref, gameCode, runningBets, inPlay } = round;
  await logEvent(ctx, tx, {
    kind: `vendor.round_act_${kind}`,
    actor: getOperatorActor(caller.username),
    subject: getMemberActor(round.memberId),
    detail: {
      vendor,
      round: id,
      ref,
      gameCode,
      inPlay: String(inPlay),
      runningBets: Number(runningBets),
      ...detail,
    },
  });
}

/** Requests the end or the refund of a round, once for each key. */
export function requestRoundAct(
  ctx: Context,
  roundId: string,
  { key, act, reason }: { key: string; act: Act; reason: string },
  caller: OperatorCaller,
): Promise<Result<OpenRound, AskRefusal>> {
  return transact(ctx, async (tx) => {
    const round = await store.findRound(tx, roundId);
    if (!round) return refuse('round_unknown');
    const known = await store.lockAct(tx, key);
    if (known) {
      const isSame = known.roundId === roundId && known.act === act;
      const repeat = checkRepeat(known, { reason, caller, isSame });
      return repeat.ok ? ok(await readOpenRound(tx, roundId, caller)) : repeat;
    }
    if (round.state === 'ended') return refuse('round_ended');
    const askedAt = ctx.clock.now();
    if (askedAt.getTime() - round.openedAt.getTime() < tooYoungMs) return refuse('round_too_young');
    const asked = { id: key, roundId, act, reason, askedBy: caller.operatorId, askedAt };
    if (!(await store.insertAct(tx, asked))) return refuse('round_act_waits');
    await logRoundAct(ctx, tx, 'asked', caller, round, { act, reason, request: key });
    return ok(await readOpenRound(tx, roundId, caller));
  });
}

/** Locks a request; null when it is for another round. */
async function lockActOf(tx: Tx, roundId: string, actId: string) {
  const act = await store.lockAct(tx, actId);
  return act?.roundId === roundId ? act : null;
}

type ActParams = { id: string; actId: string };
type ConfirmRefusal =
  | 'round_unknown'
  | 'round_ended'
  | 'round_act_unknown'
  | 'second_operator_needed';

/**
 * Carries out the request of another operator: stakes, bets, round and request change in one
 * transaction. A repeat by the same operator returns the round.
 */
export function confirmRoundAct(
  ctx: Context,
  { id: roundId, actId }: ActParams,
  caller: OperatorCaller,
): Promise<Result<OpenRound, ConfirmRefusal>> {
  return transact(ctx, async (tx) => {
    const act = await lockActOf(tx, roundId, actId);
    const round = act && (await store.findRound(tx, roundId));
    if (!act || !round) return refuse('round_act_unknown');
    const judged = judgeSecondOperator(act, caller, 'round_act_unknown');
    if (!judged.ok) return judged;
    if (judged.value === 'repeat') return ok(await readOpenRound(tx, roundId, caller));
    const reply = await applyWagerWithin(ctx, tx, {
      kind: act.act === 'refund' ? 'refund_round' : 'end_round',
      source: round.vendor,
      transactionId: getOperatorTransactionId(actId),
      requestId: null,
      memberId: round.memberId,
      body: [act.act, roundId],
      endsRound: true,
      isLimited: round.isLimited,
      round: round.ref,
      gameCode: round.gameCode,
    });
    if (!reply.ok) throw new Error(`the act on round ${roundId} was refused: ${reply.refusal}`);
    const endedAt = ctx.clock.now();
    await store.endAct(tx, actId, { outcome: 'done', endedBy: caller.operatorId, endedAt });
    const { act: what, reason } = act;
    await logRoundAct(ctx, tx, 'done', caller, round, { act: what, reason, request: actId });
    return ok(await readOpenRound(tx, roundId, caller));
  });
}

/** Withdraws a request that waits. */
export function withdrawRoundAct(
  ctx: Context,
  { id: roundId, actId }: ActParams,
  caller: OperatorCaller,
): Promise<Result<OpenRound, 'round_unknown' | 'round_act_unknown'>> {
  return transact(ctx, async (tx) => {
    const act = await lockActOf(tx, roundId, actId);
    const round = act && (await store.findRound(tx, roundId));
    if (!act || !round || act.outcome !== null) return refuse('round_act_unknown');
    const endedAt = ctx.clock.now();
    await store.endAct(tx, actId, { outcome: 'withdrawn', endedBy: caller.operatorId, endedAt });
    await logRoundAct(ctx, tx, 'withdrawn', caller, round, { act: act.act, request: actId });
    return ok(await readOpenRound(tx, roundId, caller));
  });
}
