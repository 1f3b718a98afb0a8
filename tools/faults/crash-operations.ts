// The load in Crash: bets while a round takes them, and presses while it is in the air.
import { setTimeout as pause } from 'node:timers/promises';
import { sharedPlaceBet, sharedTakeBet } from '@khelaghor/client/routes.gen.ts';
import type { SharedBet } from '@khelaghor/contract/play/shared-rounds.ts';
import type { CrashRoom } from './crash-room.ts';
import { buildRequest, readResult } from './operations.ts';
import type { Operation } from './operations.ts';
import type { Player } from './player.ts';
import type { Seeded } from './seeded-random.ts';
import type { RoundSending } from './step-rounds.ts';

const params = { game: 'crash' };
const takeTriesMax = 200;
/** Between two presses while no process runs the round. */
const waitsMs = 100;

/** A bet that its player takes by a press. */
type Waiting = { readonly player: Player; readonly betId: string; readonly round: number };

/** A bet in a round that takes bets; `auto` is the price in hundredths at which it is taken. */
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

/** Presses until there is an answer. Returns the bet when it was taken, else the refusal. */
async function pressUntilAnswered({
  player,
  betId,
}: Pick<Waiting, 'player' | 'betId'>): Promise<SharedBet | string> {
  for (let tries = 0; tries < takeTriesMax; tries += 1) {
    const at = { params: { ...params, betId }, body: {} };
    const reply = await player.crash.call(sharedTakeBet, at);
    if (reply.success) return reply.value.bet;
    if (reply.code === 'cash_out_waits') {
      await pause(waitsMs);
      continue;
    }
    if (readResult(reply).end === 'refused') return reply.code;
  }
  return 'no answer';
}

/** Payout of a bet that was taken at a price in hundredths. */
const computePaid = (stake: string, price: number): string =>
  String((BigInt(stake) * BigInt(price)) / 100n);

/** Plays Crash as far as its round allows now; null: it allows nothing. */
export function createCrashPlay(sending: RoundSending, room: CrashRoom, random: Seeded) {
  let waiting: Waiting[] = [];
  const bet = async (player: Player, round: number): Promise<void> => {
    const isPressed = random.between(0, 1) === 0;
    const auto = isPressed ? 0 : random.between(101, 400);
    const seat = random.between(1, 2);
    const operation = betOperation(player, {
      minor: random.between(1, 30) * 100,
      round,
      seat,
      auto,
    });
    const { end } = await sending.perform(operation);
    if (end === 'acknowledged' && isPressed)
      waiting.push({ player, betId: operation.asked.key, round });
  };
  const press = async (chosen: Waiting): Promise<void> => {
    const taken = await pressUntilAnswered(chosen);
    if (typeof taken === 'string' || taken.pressed === null) return;
    const payout = computePaid(taken.stake, taken.pressed);
    await sending.tell(chosen.betId, { end: 'acknowledged', payout });
  };
  return (player: Player): Promise<void> | null => {
    const round = room.round();
    if (round?.phase === 'betting') return bet(player, round.number);
    if (round?.phase !== 'flight') return null;
    waiting = waiting.filter((each) => each.round === round.number);
    const chosen = waiting.splice(random.between(0, Math.max(0, waiting.length - 1)), 1)[0];
    return chosen ? press(chosen) : null;
  };
}
