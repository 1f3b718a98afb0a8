import type { Minor } from '@khelaghor/money/minor.ts';

/** How many rounds a plan can have. */
export const roundCounts = [10, 25, 50, 100] as const;

/** Settings of an autoplay. Sums are in minor units. */
export type AutoplayPlan = {
  readonly rounds: number;
  readonly stake: Minor;
  /** No round begins with which more than this could be lost in all. */
  readonly lossLimit: Minor;
  /** A round that pays so much is the last one; null: none is. */
  readonly winLimit: Minor | null;
};

/** How far a plan has come. */
export type AutoplayProgress = {
  readonly played: number;
  /** Paid minus staked. */
  readonly net: bigint;
  /** Payout of the last round. */
  readonly lastPayout: bigint;
};

/** Why no further round is played. */
export type AutoplayEnd =
  | 'rounds'
  | 'loss_limit'
  | 'win'
  | 'refused'
  | 'reality_check'
  | 'hidden'
  | 'line_cut'
  | 'stopped';

export const noProgress: AutoplayProgress = { played: 0, net: 0n, lastPayout: 0n };

/** The progress after one more round. */
export const countRound = (
  { played, net }: AutoplayProgress,
  { stake, payout }: { readonly stake: bigint; readonly payout: bigint },
): AutoplayProgress => ({ played: played + 1, net: net + payout - stake, lastPayout: payout });

/** Why the plan is over after so many rounds; null: another one may be played. */
export function findPlanEnd(
  { rounds, stake, lossLimit, winLimit }: AutoplayPlan,
  { played, net, lastPayout }: AutoplayProgress,
): AutoplayEnd | null {
  if (played > 0 && winLimit !== null && lastPayout >= winLimit) return 'win';
  if (played >= rounds) return 'rounds';
  return stake - net > lossLimit ? 'loss_limit' : null;
}

/** Why a plan is over whose round was refused with a code. */
export const getRefusedEnd = (code: string): AutoplayEnd =>
  code === 'reality_check_due' ? 'reality_check' : 'refused';
