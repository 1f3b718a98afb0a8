import { setTimeout as pause } from 'node:timers/promises';
import type { cashOutSharedBet } from '@khelaghor/contract/play/shared-rounds.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import { judgeCashOut } from '@khelaghor/game-engine/settle-shared-bet.ts';
import type { SharedEngine } from '@khelaghor/game-engine/shared-engine.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { GameCaller } from '../../lib/http/principals.ts';
import { singleton } from '../../lib/context.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { findRunningBets } from '../bets/index.ts';
import { lockSharedBets, writeCashOuts } from './bet-store.ts';
import type { BetRow } from './bet-store.ts';
import { openServerSeed } from './chain.ts';
import { tellRooms } from './room-notices.ts';
import type { RoomNotice } from './room-notices.ts';
import { drawCrashPoint, toSharedBet } from './round-values.ts';
import { isGameRun } from './lease.ts';
import { findRoundById, lockRunningShared } from './store.ts';
import type { RoundRow } from './store.ts';

type Refusal = (typeof cashOutSharedBet)['refusals'][number];
type Answer = Result<ValueOf<typeof cashOutSharedBet>, Refusal>;
/** `untold`: the round is over by its time, and its end is not told yet. */
type Judged = Answer | 'untold';

/** A cash-out request: whose, for which bet, and when the call arrived at the server. */
type CashOutRequest = {
  readonly engine: SharedEngine;
  readonly caller: GameCaller;
  readonly betId: string;
  readonly arrivedAt: Date;
};

/** Grounds for judging cash-out requests of one moment. Rounds are read once for all of them. */
type Judging = {
  readonly bets: Map<string, BetRow>;
  readonly rounds: ReadonlyMap<string, RoundRow>;
  /** The bets that are not settled. */
  readonly running: ReadonlySet<string>;
  /** Whether a process runs this round; asked once. */
  readonly isRun: (round: RoundRow) => Promise<boolean>;
  /** Keeps the end of this round from being written; false: it is. Asked once. */
  readonly holdRound: (round: RoundRow) => Promise<boolean>;
};

/** Asks about each round once, when its first request needs the answer. */
function askOnce(ask: (round: RoundRow) => Promise<boolean>): Judging['isRun'] {
  const asked = new Map<string, Promise<boolean>>();
  return (round) => {
    const known = asked.get(round.id) ?? ask(round);
    asked.set(round.id, known);
    return known;
  };
}

async function readJudging(
  ctx: Context,
  tx: Tx,
  requests: readonly CashOutRequest[],
): Promise<Judging> {
  const rows = await lockSharedBets(
    tx,
    requests.map(({ betId }) => betId),
  );
  const bets = new Map(rows.map((bet) => [bet.betId, bet]));
  const rounds = new Map<string, RoundRow>();
  for (const id of new Set(rows.map(({ roundId }) => roundId))) {
    const round = await findRoundById(tx, id);
    if (round) rounds.set(id, round);
  }
  // Settling locks the same rows: either it waits for these requests, or it has been.
  const running = await findRunningBets(tx, [...bets.keys()]);
  return {
    bets,
    rounds,
    running: new Set(running.map(({ id }) => id)),
    isRun: askOnce(({ gameCode }) => isGameRun(tx, gameCode, ctx.clock.now())),
    // The end is written under a lock on the same row: from then on nothing is accepted.
    holdRound: askOnce(({ id }) => lockRunningShared(tx, id)),
  };
}

/**
 * The multiplier at which a request cashes a bet out. If no process runs the round, the request has
 * to wait. The end of a round that is over by its time, but not by its row, is not told: else a
 * request at a process whose clock is behind could profit.
 */
async function judge(
  ctx: Context,
  tx: Tx,
  { engine, arrivedAt }: CashOutRequest,
  { isRun, holdRound }: Judging,
  { round, bet }: { readonly round: RoundRow; readonly bet: BetRow },
): Promise<number | Refusal | 'untold'> {
  if (round.state === 'betting' || round.state === 'closed') return 'too_soon';
  if (round.state !== 'running' || !round.startsAt) return 'cash_out_too_late';
  if (!(await isRun(round))) return 'cash_out_waits';
  const crashPoint = drawCrashPoint(engine, round, await openServerSeed(ctx, tx, round));
  const { autoCashOut } = bet;
  const elapsedMs = arrivedAt.getTime() - round.startsAt.getTime();
  const judged = judgeCashOut(engine, { crashPoint, autoCashOut }, elapsedMs);
  if (judged === 'cash_out_too_late') return 'untold';
  if (judged === 'too_soon') return judged;
  return (await holdRound(round)) ? judged : 'cash_out_too_late';
}

/** Judges one request, and marks its bet as cashed out for those behind it. */
async function answerRequest(
  ctx: Context,
  tx: Tx,
  request: CashOutRequest,
  judging: Judging,
): Promise<Judged> {
  const { bets, rounds, running } = judging;
  const { engine, caller, betId } = request;
  const bet = bets.get(betId);
  if (bet?.memberId !== caller.memberId || bet.gameCode !== engine.code)
    return refuse('round_unknown');
  const round = rounds.get(bet.roundId);
  if (!round) throw new Error(`the round of bet ${betId} is not there`);
  if (bet.cashedOut !== null) return ok({ bet: toSharedBet(bet, round) });
  const judged = await judge(ctx, tx, request, judging, { round, bet });
  if (judged === 'untold') return judged;
  if (typeof judged === 'string') return refuse(judged);
  if (!running.has(betId)) return refuse('cash_out_too_late');
  const changed = { ...bet, cashedOut: judged };
  bets.set(betId, changed);
  return ok({ bet: toSharedBet(changed, round) });
}

async function cashOutWithin(
  ctx: Context,
  tx: Tx,
  requests: readonly CashOutRequest[],
): Promise<Judged[]> {
  const judging = await readJudging(ctx, tx, requests);
  const { bets, rounds } = judging;
  const answers: Judged[] = [];
  const written: { betId: string; cashedOut: number; cashedOutAt: Date }[] = [];
  const notices: RoomNotice[] = [];
  for (const request of requests) {
    const { betId, arrivedAt: cashedOutAt } = request;
    const before = bets.get(betId);
    answers.push(await answerRequest(ctx, tx, request, judging));
    const bet = bets.get(betId);
    if (!bet || bet === before || bet.cashedOut === null) continue;
    const { gameCode: game, roundId, cashedOut } = bet;
    written.push({ betId, cashedOut, cashedOutAt });
    const number = Number(rounds.get(roundId)?.number);
    notices.push({ game, kind: 'cashed_out', number, betId, multiplier: cashedOut });
  }
  await writeCashOuts(tx, written);
  await tellRooms(tx, notices);
  return answers;
}

/** So many requests are written together at most. */
const requestsMax = 100;

type Waiting = PromiseWithResolvers<Judged> & { readonly request: CashOutRequest };

/** Judges all requests that came while those before were written, in one transaction. */
function createCashOuts(ctx: Context): (request: CashOutRequest) => Promise<Judged> {
  const waiting: Waiting[] = [];
  let isRunning = false;
  const run = async (): Promise<void> => {
    isRunning = true;
    for (let some = waiting.splice(0, requestsMax); some.length > 0;) {
      const batch = some;
      const requests = batch.map(({ request }) => request);
      try {
        const answers = await transact(ctx, (tx) => cashOutWithin(ctx, tx, requests));
        for (const [place, { resolve }] of batch.entries()) resolve(answers[place] as Judged);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
      some = waiting.splice(0, requestsMax);
    }
    isRunning = false;
  };
  return (request) => {
    const call = { request, ...Promise.withResolvers<Judged>() };
    waiting.push(call);
    if (!isRunning) void run();
    return call.promise;
  };
}

const getCashOuts = singleton(createCashOuts);

/** How often a round is asked whether its end is told, and for how long. */
const askEveryMs = 50;
const asksMax = 30;

/**
 * Cashes a bet out at the multiplier that was due when the call arrived, and writes that before it
 * answers. A bet cashes out once: of many calls of one moment one is written, and all answer the
 * same. Requests that arrive while others are written share a transaction: the notice of one makes
 * commits wait for each other. A request that came too late is told so when the room is.
 */
export async function cashOut(ctx: Context, request: CashOutRequest): Promise<Answer> {
  for (let asks = 0; asks < asksMax; asks += 1) {
    const judged = await getCashOuts(ctx)(request);
    if (judged !== 'untold') return judged;
    await pause(askEveryMs);
  }
  return refuse('cash_out_waits');
}
