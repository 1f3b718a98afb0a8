// Operations whose key and amount are chosen by the scenario, for faults that depend on them.
import { v7 } from 'uuid';
import { walletGetBalance } from '@khelaghor/client/routes/first.gen.ts';
import { inhousePlay, lotteryPlaceTickets } from '@khelaghor/client/routes/play.gen.ts';
import { toDiceCall } from '@khelaghor/testkit/dice-call.ts';
import type { Asked } from './journal.ts';
import { readResult } from './operations.ts';
import type { Operation } from './operations.ts';
import type { Player } from './player.ts';

type Exact = {
  /** A fresh one when it is left out. */
  readonly key?: string;
  /** The stake in minor units. */
  readonly minor: bigint;
};

const buildRequest = (player: Player, kind: Asked['kind'], { key, minor }: Exact): Asked => ({
  key: key ?? v7(),
  kind,
  member: player.memberId,
  amount: String(minor),
});

/** One percent: the longest odds that Dice sells, so that hardly any roll wins. */
const longestOdds = 100;

/** A roll of Dice. */
export function rollFixedDice(
  player: Player,
  exact: Exact & { readonly chance?: number },
): Operation & { readonly call: () => ReturnType<typeof callDice> } {
  const asked = buildRequest(player, 'dice', exact);
  const call = () => callDice(player, asked, exact.chance ?? longestOdds);
  return {
    asked,
    player,
    call,
    send: async () => readResult(await call(), ({ round }) => round.payout),
  };
}

function callDice({ games, seedId }: Player, { key, amount }: Asked, chance: number) {
  return games.call(
    inhousePlay,
    toDiceCall({ key, stake: amount, direction: 'under', chance, seedId }),
  );
}

/** A K3 ticket of one line. */
export function buyFixedTicket(
  player: Player,
  exact: Exact & { readonly issueId: string },
): Operation & { readonly call: () => ReturnType<typeof callTicket> } {
  const asked = buildRequest(player, 'ticket', exact);
  const call = () => callTicket(player, asked, exact.issueId);
  return { asked, player, call, send: async () => readResult(await call()) };
}

function callTicket({ site }: Player, { key, amount }: Asked, issueId: string) {
  return site.call(lotteryPlaceTickets, {
    params: { gameCode: 'k3' },
    body: {
      issueId,
      tickets: [{ key, play: 'sum', selection: '10', stakePerLine: amount }],
    },
  });
}

/** What a member can play with, in minor units. */
export async function findBalance({ site }: Player): Promise<bigint> {
  const reply = await site.call(walletGetBalance, {});
  if (!reply.success) throw new Error(`the balance was not told: ${reply.code}`);
  return BigInt(reply.value.sumBalance);
}
