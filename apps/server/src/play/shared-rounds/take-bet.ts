import { setTimeout as pause } from 'node:timers/promises';
import type { takeSharedBet } from '@khelaghor/contract/play/shared-rounds.ts';
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
import { lockSharedBets, writePresses } from './bet-store.ts';
import type { BetRow } from './bet-store.ts';
import { openLink } from './chain.ts';
import { tellRooms } from './room-notices.ts';
import type { RoomNotice } from './room-notices.ts';
import { drawPoint, toSharedBet } from './round-values.ts';
import { isGameRun } from './lease.ts';
import { findRoundById, lockFlightShared } from './store.ts';
import type { RoundRow } from './store.ts';

type Refusal = (typeof takeSharedBet)['refusals'][number];
type Answer = Result<ValueOf<typeof takeSharedBet>, Refusal>;
/** `untold`: the flight is over by its time, and the round has not told its end yet. */
type Judged = Answer | 'untold';

/** Who presses for which bet, and when the call arrived at the server. */
type Press = {
  readonly engine: SharedEngine;
  readonly caller: GameCaller;
  readonly betId: string;
  readonly arrivedAt: Date;
};

/** Grounds for judging presses of one moment. Rounds are read once for all of them. */
type Judging = {
  readonly bets: Map<string, BetRow>;
  readonly rounds: ReadonlyMap<string, RoundRow>;
  /** The bets that are not settled. */
  readonly running: ReadonlySet<string>;
  /** Whether a process runs this round; asked once. */
  readonly isRun: (round: RoundRow) => Promise<boolean>;
  /** Keeps the end of this round from being written; false: it is. Asked once. */
  readonly holdFlight: (round: RoundRow) => Promise<boolean>;
};

/** Asks about each round once, when its first press needs the answer. */
function askOnce(ask: (round: RoundRow) => Promise<boolean>): Judging['isRun'] {
  const asked = new Map<string, Promise<boolean>>();
  return (round) => {
    const known = asked.get(round.id) ?? ask(round);
    asked.set(round.id, known);
    return known;
  };
}

async function readJudging(ctx: Context, tx: Tx, presses: readonly Press[]): Promise<Judging> {
  const rows = await lockSharedBets(
    tx,
    presses.map(({ betId }) => betId),
  );
  const bets = new Map(rows.map((bet) => [bet.betId, bet]));
  const rounds = new Map<string, RoundRow>();
  for (const id of new Set(rows.map(({ roundId }) => roundId))) {
    const round = await findRoundById(tx, id);
    if (round) rounds.set(id, round);
  }
  // Settling locks the same rows: either it waits for these presses, or it has been.
  const running = await findRunningBets(tx, [...bets.keys()]);
  return {
    bets,
    rounds,
    running: new Set(running.map(({ id }) => id)),
    isRun: askOnce(({ gameCode }) => isGameRun(tx, gameCode, ctx.clock.now())),
    // The end is written under a lock on the same row: from then on nothing is accepted.
    holdFlight: askOnce(({ id }) => lockFlightShared(tx, id)),
  };
}

/**
 * The price that a press takes in a round that flies. No process runs it: the press has to wait. A
 * flight that is over by its time, but for its row, is not told of: else a press at a process whose
 * clock is behind could profit.
 */
async function judge(
  ctx: Context,
  tx: Tx,
  { engine, arrivedAt }: Press,
  { isRun, holdFlight }: Judging,
  { round, bet }: { readonly round: RoundRow; readonly bet: BetRow },
): Promise<number | Refusal | 'untold'> {
  if (round.state === 'betting' || round.state === 'closed') return 'too_soon';
  if (round.state !== 'flight' || !round.fliesAt) return 'flight_over';
  if (!(await isRun(round))) return 'cash_out_waits';
  const point = drawPoint(engine, round, await openLink(ctx, tx, round));
  const flight = { point, autoCashOut: bet.takenBy };
  const judged = judgeCashOut(engine, flight, arrivedAt.getTime() - round.fliesAt.getTime());
  if (judged === 'flight_over') return 'untold';
  if (judged === 'too_soon') return judged;
  return (await holdFlight(round)) ? judged : 'flight_over';
}

/** Judges one press, and marks its bet as taken for those behind it. */
async function answerPress(ctx: Context, tx: Tx, press: Press, judging: Judging): Promise<Judged> {
  const { bets, rounds, running } = judging;
  const { engine, caller, betId } = press;
  const bet = bets.get(betId);
  if (bet?.memberId !== caller.memberId || bet.gameCode !== engine.code)
    return refuse('round_unknown');
  const round = rounds.get(bet.roundId);
  if (!round) throw new Error(`the round of bet ${betId} is not there`);
  if (bet.pressed !== null) return ok({ bet: toSharedBet(bet, round) });
  const judged = await judge(ctx, tx, press, judging, { round, bet });
  if (judged === 'untold') return judged;
  if (typeof judged === 'string') return refuse(judged);
  if (!running.has(betId)) return refuse('flight_over');
  const taken = { ...bet, pressed: judged };
  bets.set(betId, taken);
  return ok({ bet: toSharedBet(taken, round) });
}

async function takeWithin(ctx: Context, tx: Tx, presses: readonly Press[]): Promise<Judged[]> {
  const judging = await readJudging(ctx, tx, presses);
  const { bets, rounds } = judging;
  const answers: Judged[] = [];
  const written: { betId: string; pressed: number; pressedAt: Date }[] = [];
  const notices: RoomNotice[] = [];
  for (const press of presses) {
    const { betId, arrivedAt: pressedAt } = press;
    const before = bets.get(betId);
    answers.push(await answerPress(ctx, tx, press, judging));
    const bet = bets.get(betId);
    if (!bet || bet === before || bet.pressed === null) continue;
    const { gameCode: game, roundId, pressed } = bet;
    written.push({ betId, pressed, pressedAt });
    const number = Number(rounds.get(roundId)?.number);
    notices.push({ game, kind: 'taken', number, betId, price: pressed });
  }
  await writePresses(tx, written);
  await tellRooms(tx, notices);
  return answers;
}

/** So many presses are written together at most. */
const pressesMax = 100;

type Waiting = PromiseWithResolvers<Judged> & { readonly press: Press };

/** Takes all that was pressed for while the presses before were written, in one transaction. */
function createPresses(ctx: Context): (press: Press) => Promise<Judged> {
  const waiting: Waiting[] = [];
  let isRunning = false;
  const run = async (): Promise<void> => {
    isRunning = true;
    for (let some = waiting.splice(0, pressesMax); some.length > 0;) {
      const batch = some;
      const presses = batch.map(({ press }) => press);
      try {
        const answers = await transact(ctx, (tx) => takeWithin(ctx, tx, presses));
        for (const [place, { resolve }] of batch.entries()) resolve(answers[place] as Judged);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
      some = waiting.splice(0, pressesMax);
    }
    isRunning = false;
  };
  return (press) => {
    const call = { press, ...Promise.withResolvers<Judged>() };
    waiting.push(call);
    if (!isRunning) void run();
    return call.promise;
  };
}

const getPresses = singleton(createPresses);

/** How often a round is asked whether its end is told, and for how long. */
const askEveryMs = 50;
const asksMax = 30;

/**
 * Takes a bet at the price that was due when the call arrived, and writes that before it answers. A
 * bet is taken once: of many calls of one moment one is written, and all answer the same. Presses
 * that arrive while others are written share a transaction: the notice of one makes commits wait
 * for each other. A press that came too late is told so when the room is.
 */
export async function takeBet(ctx: Context, press: Press): Promise<Answer> {
  for (let asks = 0; asks < asksMax; asks += 1) {
    const judged = await getPresses(ctx)(press);
    if (judged !== 'untold') return judged;
    await pause(askEveryMs);
  }
  return refuse('cash_out_waits');
}
