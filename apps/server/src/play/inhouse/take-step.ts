import type { takePayout, takeStep as takeStepRoute } from '@khelaghor/contract/play/inhouse.ts';
import type { ParsedBody, ValueOf } from '@khelaghor/contract/lib/route.ts';
import { findBalance } from '@khelaghor/db/ledger-store.ts';
import { computePayout } from '@khelaghor/game-engine/game-bet.ts';
import type { Plain } from '@khelaghor/game-engine/game-engine.ts';
import { getActState, readActs } from '@khelaghor/game-engine/step-acts.ts';
import type { Act } from '@khelaghor/game-engine/step-acts.ts';
import type { StepEngine } from '@khelaghor/game-engine/step-engine.ts';
import { formatMinor, minor, ZERO } from '@khelaghor/money/minor.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { GameCaller } from '../../lib/http/principals.ts';
import { singleton } from '../../lib/context.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { createKeyedQueue } from '../../lib/db/keyed-queue.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { findWalletIn } from '../../money/wallet/index.ts';
import { addAct } from './end-round.ts';
import { readRound, roundValue } from './round-values.ts';
import { lockStepRound } from './step-store.ts';
import { loadStepRound, toStepRoundValue } from './step-values.ts';
import type { LoadedRound } from './step-values.ts';
import { findRound, openSessionSum } from './store.ts';

type Value = ValueOf<typeof takeStepRoute>;
type StepRefusal = (typeof takeStepRoute)['refusals'][number];
type TakeRefusal = (typeof takePayout)['refusals'][number];

/** What a caller wants to do in a round. */
type Wanted = Act & { readonly key: string; readonly number: number };

type Call = {
  readonly engine: StepEngine;
  readonly caller: GameCaller;
  readonly betId: string;
  readonly wanted: Wanted;
};

/** Why an act is refused in a round that stands as this one does; null: it is done. */
type Judge<Refusal> = (round: LoadedRound) => Refusal | null;

/** A round after its first acts, with balance and net as they are now. */
async function answerWith(
  ctx: Context,
  tx: Tx,
  { caller }: Call,
  round: LoadedRound,
  acts = round.acts,
): Promise<{ ok: true; value: Value }> {
  const { memberId, currency, gameSessionId: id } = caller;
  const shown = toStepRoundValue(round, acts);
  const session = { id, memberId, currency, at: ctx.clock.now() };
  const { net } = await openSessionSum(tx, session);
  const { walletId } = await findWalletIn(tx, memberId, currency);
  const stored = shown.state === 'open' ? undefined : await findRound(tx, memberId, shown.betId);
  return ok({
    currency,
    balance: formatMinor((await findBalance(tx, walletId))?.available ?? ZERO),
    sessionNet: net.toString(),
    round: shown,
    ended: stored ? roundValue(readRound(stored)) : null,
  });
}

async function actWithin<Refusal extends StepRefusal | TakeRefusal>(
  ctx: Context,
  tx: Tx,
  call: Call,
  judge: Judge<Refusal>,
): Promise<
  Result<Value, Refusal | 'round_unknown' | 'round_ended' | 'step_out_of_order' | 'key_reused'>
> {
  const { engine, caller, betId, wanted } = call;
  const row = await lockStepRound(tx, betId);
  if (row?.memberId !== caller.memberId || row.gameCode !== engine.code)
    return refuse('round_unknown');
  const round = await loadStepRound(ctx, tx, row);
  const known = round.acts.find(({ key }) => key === wanted.key);
  if (known) {
    const { number, act, step } = known;
    const isSame = number === wanted.number && act === wanted.act && step === wanted.step;
    if (!isSame) return refuse('key_reused');
    return answerWith(ctx, tx, call, round, round.acts.slice(0, number));
  }
  if (row.endedAt !== null) return refuse('round_ended');
  if (wanted.number !== round.acts.length + 1) return refuse('step_out_of_order');
  const refusal = judge(round);
  if (refusal !== null) return refuse(refusal);
  const { gameSessionId, currency } = caller;
  // Money comes into the session in which it is taken; one of another currency counts none of it.
  const session = currency === row.currency ? gameSessionId : row.gameSessionId;
  return answerWith(ctx, tx, call, await addAct(ctx, tx, round, wanted, session));
}

const getQueue = singleton(createKeyedQueue);

/** One at a time in a round; between processes the lock of its row ensures it. */
const act = <Refusal extends StepRefusal | TakeRefusal>(
  ctx: Context,
  call: Call,
  judge: Judge<Refusal>,
) => getQueue(ctx)(call.betId, () => transact(ctx, (tx) => actWithin(ctx, tx, call, judge)));

function judgeStep(step: Plain): Judge<StepRefusal> {
  return ({ row, engine, choice, layout, acts }) => {
    const steps = readActs(engine, acts);
    const refusal = engine.findStepRefusal(choice, layout, steps, step);
    if (refusal) return refusal;
    const pays = engine.payOfStep(choice, layout, steps, step);
    const isAbove = computePayout(minor(row.stakeMinor), pays) > row.payoutMaxMinor;
    return isAbove ? 'payout_above_maximum' : null;
  };
}

/**
 * Takes the next step of the member's open round, once per key. Only a step that ends the round
 * moves money: a lost round pays nothing, and one with no step left is paid at once. The same key
 * answers as before, whatever has happened since.
 */
export async function takeStep(
  ctx: Context,
  { engine, caller, betId }: Omit<Call, 'wanted'>,
  { key, number, step: raw }: ParsedBody<typeof takeStepRoute>,
): Promise<Result<Value, StepRefusal>> {
  const step = engine.parseStep(raw);
  if (!step) return refuse('choice_invalid');
  const wanted: Wanted = { act: 'step', step: engine.formatStep(step), key, number };
  return act(ctx, { engine, caller, betId, wanted }, judgeStep(step));
}

/**
 * Takes what the member's open round pays and ends it, once per key; refused while it pays nothing.
 * Taking has the number behind the last step, so that of a step and a take of one moment only one
 * is done.
 */
export async function takeWin(
  ctx: Context,
  { engine, caller, betId }: Omit<Call, 'wanted'>,
  { key, number }: ParsedBody<typeof takePayout>,
): Promise<Result<Value, TakeRefusal>> {
  const wanted: Wanted = { act: 'take', step: '', key, number };
  const canTake = (round: LoadedRound) => getActState(round, round.acts).pays.num > 0n;
  return act(ctx, { engine, caller, betId, wanted }, (round): TakeRefusal | null =>
    canTake(round) ? null : 'nothing_to_take',
  );
}
