// The load's operations with money. Each has a key that is chosen before the first attempt, and may
// be sent again with it any number of times.
import { getLineCount, lotteryRows, pickByChance } from '@khelaghor/engine-lottery/public.ts';
import { findSampleGame } from '@khelaghor/engine-lottery/server.ts';
import { v7 } from 'uuid';
import { lotteryGetGame } from '@khelaghor/client/routes/first.gen.ts';
import { depositsCreate, withdrawalsCreate } from '@khelaghor/client/routes/money.gen.ts';
import { inhousePlay, lotteryPlaceTickets } from '@khelaghor/client/routes/play.gen.ts';
import { toDiceCall } from '@khelaghor/testkit/dice-call.ts';
import type { Asked, OperationKind, Told } from './journal.ts';
import { payAtGateway } from './player.ts';
import type { Player } from './player.ts';
import type { Seeded } from './seeded-random.ts';

export type Operation = {
  readonly asked: Asked;
  readonly player: Player;
  /** Sends it once. May be called again; the key makes it the same operation. */
  readonly send: () => Promise<Told>;
};

type Reply<V> =
  | { readonly success: true; readonly value: V }
  | { readonly success: false; readonly code: string };

/**
 * Answers that leave the outcome unknown: the operation may have happened, may be running, or may
 * not have begun.
 */
const sayNothing = new Set([
  'network',
  'fault',
  'overloaded',
  'gateway_unavailable',
  'too_many_requests',
]);

export function readResult<V>(reply: Reply<V>, getPayout?: (value: V) => string): Told {
  if (reply.success)
    return { end: 'acknowledged', ...(getPayout && { payout: getPayout(reply.value) }) };
  if (sayNothing.has(reply.code)) return { end: 'unknown', why: reply.code };
  return { end: 'refused', why: reply.code };
}

type Maker = (player: Player, random: Seeded) => Operation;

/** Journal entry of a call: a fresh key, its member, and its money. */
export const buildRequest = (player: Player, kind: OperationKind, amount: number): Asked => ({
  key: v7(),
  kind,
  member: player.memberId,
  amount: String(amount),
});

/** A roll of Dice, settled at once. */
export const diceOperation: Maker = (player, random) => {
  const asked = buildRequest(player, 'dice', random.between(1, 50) * 100);
  const chance = random.between(2_000, 9_000);
  const direction = random.pick(['under', 'over'] as const);
  return {
    asked,
    player,
    async send() {
      const { key, amount } = asked;
      const reply = await player.games.call(
        inhousePlay,
        toDiceCall({ key, stake: amount, direction, chance, seedId: player.seedId }),
      );
      return readResult(reply, ({ round }) => round.payout);
    },
  };
};

/** The lotteries that are drawn every minute: K3, and one of each other family that has one. */
export const quickLotteries: readonly string[] = [
  ...new Map(
    lotteryRows
      .filter(({ schedule }) => schedule.kind === 'period' && schedule.periodSeconds === 60)
      .map(({ family, code }) => [family, code]),
  ).values(),
];

/** An issue of a lottery. */
export type SellingIssue = { readonly gameCode: string; readonly issueId: string };

/** A ticket of any play of an issue's lottery. */
export function ticketOperation(
  player: Player,
  random: Seeded,
  { gameCode, issueId }: SellingIssue,
): Operation {
  const family = findSampleGame(gameCode)?.family;
  if (!family) throw new RangeError(`there is no lottery ${gameCode}`);
  const play = random.pick([...family.plays.values()]);
  const selection = pickByChance(play.shape, { below: (n) => random.between(0, n - 1) });
  const lines = getLineCount(family, { play: play.code, selection });
  const stakePerLine = random.between(1, 20) * 100;
  const asked = buildRequest(player, 'ticket', stakePerLine * lines);
  return {
    asked,
    player,
    async send() {
      const { key } = asked;
      const ticket = { key, play: play.code, selection, stakePerLine: String(stakePerLine) };
      const reply = await player.site.call(lotteryPlaceTickets, {
        params: { gameCode },
        body: { issueId, tickets: [ticket] },
      });
      return readResult(reply);
    },
  };
}

/** Returns the selling issue of a lottery; null without an answer. */
export async function findRunningIssue(player: Player, gameCode: string): Promise<string | null> {
  const reply = await player.site.call(lotteryGetGame, { params: { gameCode } });
  return reply.success ? reply.value.current.issueId : null;
}

/** A deposit that is paid at once on the gateway's page. */
export function depositOperation(player: Player, minor: number): Operation {
  const asked = buildRequest(player, 'deposit', minor);
  return {
    asked,
    player,
    async send() {
      const { key, amount } = asked;
      const reply = await player.site.call(depositsCreate, {
        body: { key, channel: minor < 100_000 ? 'mobile' : 'bank', amount },
      });
      if (reply.success) await payAtGateway(reply.value.redirectAddress);
      return readResult(reply);
    },
  };
}

/** A withdrawal request. */
export const withdrawalOperation: Maker = (player, random) => {
  const asked = buildRequest(player, 'withdrawal', random.between(200, 400) * 100);
  return {
    asked,
    player,
    async send() {
      const { key, amount } = asked;
      const reply = await player.site.call(withdrawalsCreate, {
        body: { key, amount, ...player.payout },
      });
      return readResult(reply);
    },
  };
};
