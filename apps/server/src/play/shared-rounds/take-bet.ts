import type { takeSharedBet } from '@khelaghor/contract/play/shared-rounds.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import { judgePress } from '@khelaghor/game-engine/shared-bet.ts';
import type { SharedEngine } from '@khelaghor/game-engine/shared-engine.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { GameCaller } from '../../lib/http/principals.ts';
import { singleton } from '../../lib/context.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { createKeyedQueue } from '../../lib/db/keyed-queue.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { findRunningBets } from '../bets/index.ts';
import { lockSharedBet, writePress } from './bet-store.ts';
import { openLink } from './chain.ts';
import { tellRooms } from './room-notices.ts';
import { drawPoint, toSharedBet } from './round-values.ts';
import { findRoundById } from './store.ts';
import type { RoundRow } from './store.ts';

type Refusal = (typeof takeSharedBet)['refusals'][number];
type Answer = Result<ValueOf<typeof takeSharedBet>, Refusal>;

/** Who presses for which bet, and when the call arrived at the server. */
type Press = {
  readonly engine: SharedEngine;
  readonly caller: GameCaller;
  readonly betId: string;
  readonly arrivedAt: Date;
};

/** The price that a press takes in a round that flies or has just ended. */
async function judge(
  ctx: Context,
  tx: Tx,
  { engine, arrivedAt }: Press,
  round: RoundRow,
): Promise<number | Refusal> {
  if (round.state === 'betting' || round.state === 'closed') return 'too_soon';
  if (!round.fliesAt) return 'flight_over';
  if (round.brokeAt && arrivedAt > round.brokeAt) return 'flight_over';
  const point = drawPoint(engine, round, await openLink(ctx, tx, round));
  return judgePress(engine, point, arrivedAt.getTime() - round.fliesAt.getTime());
}

async function takeWithin(ctx: Context, tx: Tx, press: Press): Promise<Answer> {
  const { engine, caller, betId, arrivedAt } = press;
  const bet = await lockSharedBet(tx, caller.memberId, betId);
  if (bet?.gameCode !== engine.code) return refuse('round_unknown');
  const round = await findRoundById(tx, bet.roundId);
  if (!round) throw new Error(`the round of bet ${betId} is not there`);
  if (bet.pressed !== null) return ok({ bet: toSharedBet(bet, round) });
  const judged = await judge(ctx, tx, press, round);
  if (typeof judged === 'string') return refuse(judged);
  // Settling locks the same row: either it waits for this press, or it has been.
  if ((await findRunningBets(tx, [betId])).length === 0) return refuse('flight_over');
  // A price past its own: the bet was taken by itself there.
  const pressed = Math.min(judged, bet.takenBy);
  await writePress(tx, betId, { pressed, pressedAt: arrivedAt });
  const { gameCode: game, number } = round;
  await tellRooms(tx, [{ game, kind: 'taken', number: Number(number), betId, price: pressed }]);
  return ok({ bet: toSharedBet({ ...bet, pressed }, round) });
}

const getQueue = singleton(createKeyedQueue);

/**
 * Takes a bet at the price that was due when the call arrived, and writes that before it answers. A
 * bet is taken once: of many calls of one moment one is written, and all answer the same. Those of
 * one bet run one after another, so that they never keep many connections waiting for its row.
 */
export const takeBet = (ctx: Context, press: Press): Promise<Answer> =>
  getQueue(ctx)(press.betId, () => transact(ctx, (tx) => takeWithin(ctx, tx, press)));
