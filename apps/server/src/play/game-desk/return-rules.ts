import type { ReturnRow } from '@khelaghor/contract/play/game-desk.ts';
import { stakeBands } from '@khelaghor/contract/play/stake-bands.ts';

/** Sums of rounds: stakes and payouts in minor units, variances in their squares. */
export type ReturnSums = {
  readonly rounds: number;
  /** The rounds that paid something. */
  readonly paid: number;
  readonly stake: bigint;
  readonly payout: bigint;
  /** Average payout of the rounds, before payouts are rounded. */
  readonly expected: number;
  readonly variance: number;
  /** The most by which one chance of one of the rounds could change what it is worth. */
  readonly largest: number;
};

export const noReturns: ReturnSums = {
  rounds: 0,
  paid: 0,
  stake: 0n,
  payout: 0n,
  expected: 0,
  variance: 0,
  largest: 0,
};

export const addReturns = (one: ReturnSums, other: ReturnSums): ReturnSums => ({
  rounds: one.rounds + other.rounds,
  paid: one.paid + other.paid,
  stake: one.stake + other.stake,
  payout: one.payout + other.payout,
  expected: one.expected + other.expected,
  variance: one.variance + other.variance,
  largest: Math.max(one.largest, other.largest),
});

/** The band of all stakes together. */
export const allBands = -1;

/** The place of a stake in the bands. */
export const findBand = (stake: bigint): number =>
  stakeBands.findLastIndex((least) => stake >= BigInt(least));

/** One in a hundred of honest games ends farther from its exact return than so many σ. */
export const markSigmas = 2.576;
/** So many σ away a game is closed. */
const closingSigmas = 4;

/** The sums as shares of the stakes. */
export function toReturnRow(sums: ReturnSums): ReturnRow {
  const { rounds, stake, payout, expected, variance } = sums;
  const staked = Math.max(Number(stake), 1);
  const spread = Math.sqrt(variance);
  return {
    rounds,
    stake: String(stake),
    payout: String(payout),
    measured: Number(payout) / staked,
    exact: expected / staked,
    sigma: (spread * Math.sqrt(rounds)) / staked,
    mark: (markSigmas * spread) / staked,
  };
}

/**
 * How far payouts are from what they are on average. Each payout was rounded down by less than one
 * minor unit, so that too little counts only beyond that.
 */
function computeDistance({ payout, expected, paid }: ReturnSums): number {
  const distance = Number(payout) - expected;
  return distance >= 0 ? distance : Math.min(0, distance + paid);
}

/**
 * Whether payouts are so far from their average that chance does not explain it: more than so many
 * σ, and also beyond Bernstein's bound. That one allows for few rounds with long odds, whose single
 * award or loss is many σ: a third of the largest, times the distance, is added to the variance.
 */
export function isBeyondChance(sums: ReturnSums, sigmas = closingSigmas): boolean {
  const distance = Math.abs(computeDistance(sums));
  const { variance, largest } = sums;
  return distance ** 2 > sigmas ** 2 * (variance + (largest * distance) / 3);
}

/** How many σ payouts are from their average. */
export const countSigmas = (sums: ReturnSums): number =>
  sums.variance > 0 ? computeDistance(sums) / Math.sqrt(sums.variance) : 0;
