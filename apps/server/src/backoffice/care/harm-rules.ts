import { harmMarker, harmScoreMax } from '@khelaghor/contract/backoffice/care.ts';
import type { HarmMarker, HarmScore } from '@khelaghor/contract/backoffice/care.ts';
import { hourMs } from '@khelaghor/time/durations.ts';

/** A day has 288 of these. */
export const slotMs = 5 * 60_000;
const slotMinutes = slotMs / 60_000;

/** Bets of a member in five minutes; amounts in minor units of one currency. */
export type PlaySlot = {
  /** Counted from midnight in Dhaka. */
  readonly slot: number;
  readonly bets: number;
  readonly staked: bigint;
  readonly paid: bigint;
  /** Bets that followed a lost bet, and their stakes. */
  readonly lostBefore: number;
  readonly stakedAfterLoss: bigint;
  /** Bets that followed a bet that won, and their stakes. */
  readonly wonBefore: number;
  readonly stakedAfterWin: bigint;
};

/** A deposit of the day. */
export type DayDeposit = {
  /** Milliseconds since midnight in Dhaka. */
  readonly atMs: number;
  readonly amount: bigint;
  /** `waiting` counts as neither. */
  readonly end: 'paid' | 'failed' | 'waiting';
};

/** The facts of a member's day that the rules look at. */
export type HarmFacts = {
  /** In the order of time; slots without a bet are left out. */
  readonly slots: readonly PlaySlot[];
  readonly deposits: readonly DayDeposit[];
  /** Limits raised, or asked to be raised. */
  readonly limitsRaised: number;
  /** Deposits that a limit of the member refused. */
  readonly limitsReached: number;
};

type Finding = { readonly points: number; readonly count: number } | null;

/** The points of a count that has two bounds; below the first there is no marker. */
function judge(
  count: number,
  [some, few]: readonly [from: number, points: number],
  [more, many]: readonly [from: number, points: number],
): Finding {
  if (count < some) return null;
  return { count, points: count < more ? few : many };
}

/** With fewer bets of a kind a mean says nothing. */
const betsLeast = { afterLoss: 20, afterWin: 5 } as const;

/** Compares the mean stakes after a loss and after a win, in hundredths. */
function findRise(slots: readonly PlaySlot[]): number {
  let [lost, won, afterLoss, afterWin] = [0n, 0n, 0n, 0n];
  for (const slot of slots) {
    lost += BigInt(slot.lostBefore);
    won += BigInt(slot.wonBefore);
    afterLoss += slot.stakedAfterLoss;
    afterWin += slot.stakedAfterWin;
  }
  if (lost < betsLeast.afterLoss || won < betsLeast.afterWin || afterWin === 0n) return 0;
  const rise = (afterLoss * won * 100n) / (afterWin * lost);
  return Number(rise > 100_000n ? 100_000n : rise);
}

/** Losses of this long before a deposit belong to it. */
const beforeDepositMs = hourMs;

/** Returns true when the hour before a deposit lost at least half of what it brings. */
function isAfterLosses({ atMs, amount }: DayDeposit, slots: readonly PlaySlot[]): boolean {
  const lost = slots
    .filter(({ slot }) => slot * slotMs < atMs && slot * slotMs >= atMs - beforeDepositMs)
    .reduce((sum, { staked, paid }) => sum + staked - paid, 0n);
  return lost > 0n && lost * 2n >= amount;
}

/** A pause of half an hour ends a session. */
const pauseSlots = 6;

/** Returns the minutes of the longest play without a pause. */
function findLongest(slots: readonly PlaySlot[]): number {
  let [longest, begun, last] = [0, 0, -Infinity];
  for (const { slot } of slots) {
    if (slot - last > pauseSlots) begun = slot;
    last = slot;
    longest = Math.max(longest, slot - begun + 1);
  }
  return longest * slotMinutes;
}

const nightSlots = (5 * hourMs) / slotMs;

const countEnded = ({ deposits }: HarmFacts, wanted: DayDeposit['end']): number =>
  deposits.filter(({ end }) => end === wanted).length;

/** Every marker: a pure function of the facts. */
const rules: Readonly<Record<HarmMarker, (facts: HarmFacts) => Finding>> = {
  stakes_after_losses: ({ slots }) => judge(findRise(slots), [150, 15], [250, 25]),
  deposits_after_losses: ({ slots, deposits }) => {
    const after = deposits.filter((deposit) => isAfterLosses(deposit, slots));
    return judge(after.length, [2, 15], [4, 25]);
  },
  night_play: ({ slots }) => {
    const night = slots.filter(({ slot }) => slot < nightSlots);
    return judge(night.length * slotMinutes, [60, 10], [180, 20]);
  },
  many_deposits: (facts) => judge(countEnded(facts, 'paid'), [5, 10], [10, 20]),
  failed_deposits: (facts) => judge(countEnded(facts, 'failed'), [3, 10], [6, 20]),
  limits_raised: ({ limitsRaised }) => judge(limitsRaised, [1, 10], [3, 20]),
  limits_reached: ({ limitsReached }) => judge(limitsReached, [1, 10], [3, 20]),
  long_session: ({ slots }) => judge(findLongest(slots), [240, 10], [480, 20]),
};

/** Returns the score of a member's day with all its markers. */
export function computeHarm(facts: HarmFacts): HarmScore {
  const reasons = harmMarker.options
    .flatMap((marker) => {
      const finding = rules[marker](facts);
      return finding ? [{ marker, ...finding }] : [];
    })
    .toSorted((one, other) => other.points - one.points);
  const sum = reasons.reduce((total, { points }) => total + points, 0);
  return { score: Math.min(sum, harmScoreMax), reasons };
}
