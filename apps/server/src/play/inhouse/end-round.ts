import { toStepOutcome } from '@khelaghor/game-engine/finished-game.ts';
import { computePayout } from '@khelaghor/game-engine/game-bet.ts';
import type { Plain } from '@khelaghor/game-engine/game-engine.ts';
import { getActState, readActs } from '@khelaghor/game-engine/step-acts.ts';
import type { Act } from '@khelaghor/game-engine/step-acts.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { dayMs } from '@khelaghor/time/durations.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { cancelBets, findRunningBets, settleBets } from '../bets/index.ts';
import { signReceipt } from './receipt.ts';
import { insertAct, listIdleRounds, lockStepRound, touchStepRound } from './step-store.ts';
import { listReceiptTexts, loadStepRound } from './step-values.ts';
import type { LoadedRound } from './step-values.ts';
import { addToSession, insertEndedRound } from './store.ts';

/** Settles the bet of a round that is over, and gives the stake back when it ended so. */
async function settle(
  ctx: Context,
  tx: Tx,
  { row }: LoadedRound,
  end: { readonly payout: bigint; readonly isReturned: boolean; readonly outcome: Plain },
): Promise<void> {
  const { betId } = row;
  if (end.isReturned) {
    await cancelBets(ctx, tx, [betId]);
    return;
  }
  const [bet] = await findRunningBets(tx, [betId]);
  if (!bet) throw new Error(`round ${betId} is open, and its bet does not run`);
  const detail = { ...end.outcome };
  await settleBets(ctx, tx, [{ bet, payout: minor(end.payout), detail }]);
}

/** Ends a round whose last act is done: bet, row in the records, event, sum of the session. */
async function endRound(
  ctx: Context,
  tx: Tx,
  round: LoadedRound,
  gameSessionId: string,
): Promise<void> {
  const { row, engine, choice, layout, acts } = round;
  const steps = readActs(engine, acts);
  const { state, pays } = getActState(round, acts);
  const isReturned = state === 'returned';
  const payout = isReturned ? 0n : computePayout(minor(row.stakeMinor), pays);
  const outcome = {
    ...engine.view(choice, layout, steps, true),
    ...toStepOutcome(engine, layout, steps),
  };
  await settle(ctx, tx, round, { payout, isReturned, outcome });
  const { betId, memberId, gameCode: game, seedId, nonce, currency, receipt, openedAt } = row;
  const played = { betId, memberId, game, seedId, nonce, currency, receipt, playedAt: openedAt };
  await insertEndedRound(tx, { ...played, choice, outcome }, ctx.clock.now());
  const returned = isReturned ? row.stakeMinor : payout;
  const session = { id: gameSessionId, memberId, currency, at: ctx.clock.now() };
  await addToSession(tx, { ...session, staked: 0n, returned });
}

/**
 * Does something in a locked, open round that allows it: writes it with its receipt, and ends the
 * round when it is over, all in the caller's transaction.
 * @param gameSessionId the game session whose sum gets what is paid
 * @returns the round with the act
 */
export async function addAct(
  ctx: Context,
  tx: Tx,
  round: LoadedRound,
  wanted: Act & { readonly key: string; readonly number: number },
  gameSessionId: string,
): Promise<LoadedRound> {
  const { act, step, key, number } = wanted;
  const made = { act, step, key, number, madeAt: ctx.clock.now() };
  const text = listReceiptTexts(round, [...round.acts, made]).at(-1) ?? '';
  const stored = { ...made, receipt: await signReceipt(ctx, text) };
  const after = { ...round, acts: [...round.acts, stored] };
  const isOver = getActState(after, after.acts).state !== 'open';
  const { betId } = round.row;
  await insertAct(tx, betId, stored);
  if (isOver) await endRound(ctx, tx, after, gameSessionId);
  await touchStepRound(tx, betId, { at: made.madeAt, isOver });
  return after;
}

/** A round in which nothing was done for so long is ended. */
const idleMs = dayMs;
const batchSize = 200;

/** Ends a round that is still idle: what it pays is taken, or the stake goes back. */
async function endIfIdle(ctx: Context, tx: Tx, betId: string, since: Date): Promise<boolean> {
  const row = await lockStepRound(tx, betId);
  if (!row || row.endedAt !== null || row.touchedAt > since) return false;
  const round = await loadStepRound(ctx, tx, row);
  const isWorth = getActState(round, round.acts).pays.num > 0n;
  const wanted = {
    act: isWorth ? ('take' as const) : ('return' as const),
    step: '',
    key: ctx.random.id(),
    number: round.acts.length + 1,
  };
  await addAct(ctx, tx, round, wanted, row.gameSessionId);
  return true;
}

/**
 * Ends the rounds in which nothing was done for a day, each in a transaction of its own: a round
 * that pays something is taken as it stands, and of one that does not the stake goes back.
 * @returns how many were ended
 */
export async function endIdleRounds(ctx: Context): Promise<number> {
  const since = new Date(ctx.clock.now().getTime() - idleMs);
  let ended = 0;
  const failures: unknown[] = [];
  for (const betId of await listIdleRounds(ctx.db, since, batchSize)) {
    try {
      if (await transact(ctx, (tx) => endIfIdle(ctx, tx, betId, since))) ended += 1;
    } catch (error) {
      // One round must not keep the others waiting; the job fails behind the last of them.
      ctx.log.error({ err: error, betId }, 'an idle round could not be ended');
      failures.push(error);
    }
  }
  if (ended > 0) ctx.log.info({ ended }, 'idle rounds were ended');
  if (failures.length > 0) throw new AggregateError(failures, 'idle rounds could not be ended');
  return ended;
}
