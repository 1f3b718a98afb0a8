/**
 * Pools: what stakes add to them, and how the winners of a draw divide them. Pure: the server moves
 * the money, and a browser repeats the division from what the issue publishes.
 */
import { minor, type Minor } from '@khelaghor/money/minor.ts';
import {
  addRatio,
  multiplyRatio,
  ratio,
  roundRatio,
  subtractRatio,
  type Ratio,
} from '@khelaghor/money/ratio.ts';
import type { LotteryResult } from './draws/draw.ts';
import type { Family, Play, PoolRule, Tier } from './play.ts';
import { getContribution } from './prices.ts';
import { getChosen, type PoolRates, type Ticket } from './ticket.ts';

/** A tier that is paid from a pool. */
export type PoolTier = Tier & { readonly pool: PoolRule };

/** The tiers of a play that are paid from pools; mostly none. */
export const listPoolTiers = ({ tiers }: Play): PoolTier[] =>
  tiers.flatMap((tier) => (tier.pool ? [{ ...tier, pool: tier.pool }] : []));

/** The plays of a family with pools. No two of them have a pool of the same code. */
export const listPoolPlays = ({ plays }: Family): Play[] =>
  [...plays.values()].filter((play) => listPoolTiers(play).length > 0);

/** Stakes on a play at one prize series, in minor units. */
export type SeriesStake = { readonly series: number; readonly stake: bigint };

/** What the stakes of an issue add to a pool and to its reserve, in minor units. */
export type Contribution = {
  readonly toPool: Minor;
  readonly toReserve: Minor;
  /** The fraction of a minor unit that is left, from 0 to below 1, for the next issue. */
  readonly carry: Ratio;
};

/**
 * What stakes add to a pool: exact fractions with the fraction that was left before, rounded down
 * to whole minor units. The reserve's part is rounded down too; the pool gets the rest.
 */
export function computeContribution(
  tier: PoolTier,
  stakes: readonly SeriesStake[],
  carry: Ratio,
): Contribution {
  const exact = stakes.reduce(
    (sum, { series, stake }) =>
      addRatio(sum, multiplyRatio(ratio(stake), getContribution(tier, series))),
    carry,
  );
  const whole = roundRatio(exact, 'floor');
  const toReserve = (whole * BigInt(tier.pool.reservePercent)) / 100n;
  return {
    toPool: minor(whole - toReserve),
    toReserve: minor(toReserve),
    carry: subtractRatio(exact, ratio(whole)),
  };
}

/** Lines of a ticket that won a pool, all with the same stake. */
export type PoolWin = { readonly stakePerLine: bigint; readonly lines: number };

/** The lines of a ticket that won each pool of its play, by tier; none: no entry. */
export function countPoolWins(
  family: Family,
  ticket: Ticket,
  result: LotteryResult,
): Map<string, PoolWin> {
  const { play, selection } = getChosen(family, ticket);
  const won = play.shape.countWon(selection, result);
  const wins = new Map<string, PoolWin>();
  for (const [tier, { code, pool }] of play.tiers.entries()) {
    if (!pool) continue;
    const lines = won.reduce(
      (sum, { outcome, lines: count }) =>
        outcome === 'tie' ? sum : sum + (outcome[tier] ?? 0) * count,
      0,
    );
    if (lines > 0) wins.set(code, { stakePerLine: ticket.stakePerLine, lines });
  }
  return wins;
}

/** How a pool is divided. Amounts are in minor units. */
export type PoolDivision = {
  /** The stakes of all lines that won. */
  readonly winningStake: Minor;
  /** All payouts together; what is left of the pool stays in it. */
  readonly paid: Minor;
};

/** Divides a pool among the lines that won it: by their stakes, each line rounded down. */
export function dividePool(pool: bigint, wins: readonly PoolWin[]): PoolDivision {
  const winningStake = wins.reduce(
    (sum, { stakePerLine, lines }) => sum + stakePerLine * BigInt(lines),
    0n,
  );
  const paid =
    winningStake === 0n
      ? 0n
      : wins.reduce(
          (sum, { stakePerLine, lines }) =>
            sum + ((stakePerLine * pool) / winningStake) * BigInt(lines),
          0n,
        );
  return { winningStake: minor(winningStake), paid: minor(paid) };
}

/** What a pool of a drawn issue held, and the stakes that won it, in minor units. */
export type DividedPool = {
  readonly tier: string;
  readonly pool: bigint;
  readonly winningStake: bigint;
};

/**
 * What the divided pools of an issue pay for a stake of one, for `settleTicket`. A pool that
 * nothing won has no rate.
 */
export const getPoolRates = (pools: readonly DividedPool[]): PoolRates =>
  new Map(
    pools
      .filter(({ winningStake }) => winningStake > 0n)
      .map(({ tier, pool, winningStake }) => [tier, ratio(pool, winningStake)]),
  );
