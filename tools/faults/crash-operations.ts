// The load in Crash: bets while a round accepts them, and cash-outs while it runs.
import { setTimeout as pause } from 'node:timers/promises';
import { sharedCashOut, sharedPlaceBet } from '@khelaghor/client/routes/play.gen.ts';
import type { SharedBet } from '@khelaghor/contract/play/shared-rounds.ts';
import type { CrashRoom } from './crash-room.ts';
import { buildRequest, readResult } from './operations.ts';
import type { Operation } from './operations.ts';
import type { Player } from './player.ts';
import type { Seeded } from './seeded-random.ts';
import type { RoundSending } from './step-rounds.ts';

const params = { game: 'crash' };
const cashOutTriesMax = 200;
/** Between two cash-outs while no process runs the round. */
const waitsMs = 100;

/** A bet that its player cashes out by hand. */
type Waiting = { readonly player: Player; readonly betId: string; readonly round: number };

/** A bet in a round that accepts bets; `auto` is its auto cash-out in hundredths. */
export function betOperation(
  player: Player,
  bet: { readonly minor: number; readonly round: number; readonly seat: number; auto: number },
): Operation {
  const asked = buildRequest(player, 'shared_bet', bet.minor);
  const { key, amount: stake } = asked;
  const { round, seat, auto } = bet;
  return {
    asked,
    player,
    async send() {
      const body = { key, round, seat, stake, choice: { auto } };
      return readResult(await player.crash.call(sharedPlaceBet, { params, body }));
    },
  };
}

/** Requests a cash-out until there is an answer. Returns the bet, or the refusal. */
async function cashOutUntilAnswered({
  player,
  betId,
}: Pick<Waiting, 'player' | 'betId'>): Promise<SharedBet | string> {
  for (let tries = 0; tries < cashOutTriesMax; tries += 1) {
    const at = { params: { ...params, betId }, body: {} };
    const reply = await player.crash.call(sharedCashOut, at);
    if (reply.success) return reply.value.bet;
    if (reply.code === 'cash_out_waits') {
      await pause(waitsMs);
      continue;
    }
    if (readResult(reply).end === 'refused') return reply.code;
  }
  return 'no answer';
}

/** Payout of a bet that cashed out at a multiplier in hundredths. */
const computePaid = (stake: string, multiplier: number): string =>
  String((BigInt(stake) * BigInt(multiplier)) / 100n);

/** Plays Crash as far as its round allows now; null: it allows nothing. */
export function createCrashPlay(sending: RoundSending, room: CrashRoom, random: Seeded) {
  let waiting: Waiting[] = [];
  const bet = async (player: Player, round: number): Promise<void> => {
    const isByHand = random.between(0, 1) === 0;
    const auto = isByHand ? 0 : random.between(101, 400);
    const seat = random.between(1, 2);
    const operation = betOperation(player, {
      minor: random.between(1, 30) * 100,
      round,
      seat,
      auto,
    });
    const { end } = await sending.perform(operation);
    if (end === 'acknowledged' && isByHand)
      waiting.push({ player, betId: operation.asked.key, round });
  };
  const cashOut = async (chosen: Waiting): Promise<void> => {
    const answer = await cashOutUntilAnswered(chosen);
    if (typeof answer === 'string' || answer.cashedOut === null) return;
    const payout = computePaid(answer.stake, answer.cashedOut);
    await sending.tell(chosen.betId, { end: 'acknowledged', payout });
  };
  return (player: Player): Promise<void> | null => {
    const round = room.round();
    if (round?.phase === 'betting') return bet(player, round.number);
    if (round?.phase !== 'running') return null;
    waiting = waiting.filter((each) => each.round === round.number);
    const chosen = waiting.splice(random.between(0, Math.max(0, waiting.length - 1)), 1)[0];
    return chosen ? cashOut(chosen) : null;
  };
}
