/**
 * A pot that must be hit by its cap, without a secret point at which it falls.
 *
 * A bet that lifts the pot from a to b below the cap C hits with chance (b - a) / (C - a): its own
 * number u below 2^52 hits when u (C - a) < (b - a) 2^52. The chance that the pot climbs from its
 * start S to x without a hit is then (C - x) / (C - S), whatever the bets: the height at which it
 * falls is uniform, and the bet that reaches the cap always hits.
 */
import { multiplyRatio, ratio } from '@khelaghor/money/ratio.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import type { Ratio } from '@khelaghor/money/ratio.ts';
import type { RandomNumbers } from './game-engine.ts';

/** The scope of the numbers that decide pots. */
export const potScope = 'pot/1';

/** How many equally likely numbers a bet can draw. */
export const POT_NUMBERS = 2n ** 52n;

/**
 * Draws the number of a bet: the upper 20 bits first, then the lower 32. The stream has a scope of
 * its own, so that the number stands apart from those of the game. A bet on a game with several
 * pots draws one for each, in the order of the pots.
 */
export function drawPotNumber(random: RandomNumbers): bigint {
  const high = BigInt(random.below(2 ** 20));
  return high * 2n ** 32n + BigInt(random.below(2 ** 32));
}

/** How high a bet lifts a pot. */
export type PotLift = { readonly from: bigint; readonly to: bigint; readonly cap: bigint };

/** Whether the number of a bet hits. A bet that lifts the pot to its cap or above always does. */
export const isPotHit = ({ from, to, cap }: PotLift, number: bigint): boolean =>
  to >= cap || number * (cap - from) < (to - from) * POT_NUMBERS;

/** How many of the numbers hit: `isPotHit` is true for those below. */
export function countHittingNumbers({ from, to, cap }: PotLift): bigint {
  if (to >= cap) return POT_NUMBERS;
  return ((to - from) * POT_NUMBERS + (cap - from) - 1n) / (cap - from);
}

/** Rates and fractions of pots are counted in these parts of a whole. */
export const POT_RATE_PARTS = 1_000_000n;

/** The rules of a pot. Amounts are minor units of its currency. */
export type PotRules = {
  /** The sum that the house puts into a new pot. */
  readonly start: Minor;
  readonly cap: Minor;
  /** The share of each stake that goes into the pot, in millionths. */
  readonly rate: bigint;
};

/** A pot between two bets. */
export type PotState = {
  readonly amount: bigint;
  /** The part of the shares of stakes beyond whole minor units, in millionths: below 1,000,000. */
  readonly fraction: bigint;
};

/** A bet in the order of the books, with its number. */
export type PotBet = { readonly id: string; readonly stake: Minor; readonly number: bigint };

/** How a bet lifts a pot, and what it is paid when it hits: at most the cap. */
export type BetLift = PotLift & { readonly isHit: boolean; readonly pays: bigint };

/** A bet that hit, and what it is paid from the pot. */
export type PotHit = PotLift & { readonly id: string; readonly pays: bigint };

export const openPot = ({ start }: PotRules): PotState => ({ amount: start, fraction: 0n });

/**
 * The share of stakes that the pots of these rules return in the long run: what stakes put in, and
 * the starts. A pot falls halfway between start and cap on average, so that it takes stakes of
 * (C - S) / 2 over the rate for each start. For small bets: a large one lifts its pot beyond where
 * it would have fallen, and starts fewer of them.
 */
export const getPotReturn = ({ start, cap, rate }: PotRules): Ratio =>
  multiplyRatio(ratio(rate, POT_RATE_PARTS), ratio(cap + start, cap - start));

/** Lifts a pot by the share of one bet. Shares are rounded down, and the rest is kept. */
function liftPot(
  { cap, rate }: PotRules,
  { amount, fraction }: PotState,
  { stake, number }: PotBet,
): { readonly lift: BetLift; readonly state: PotState } {
  const parts = fraction + stake * rate;
  const share = parts / POT_RATE_PARTS;
  const lift = { from: amount, to: amount + share, cap };
  const isHit = share > 0n && isPotHit(lift, number);
  const pays = isHit ? (lift.to < cap ? lift.to : cap) : 0n;
  return {
    lift: { ...lift, isHit, pays },
    state: { amount: lift.to - pays, fraction: parts % POT_RATE_PARTS },
  };
}

/** The change of a pot by bets. */
export type FoldedPot = {
  readonly state: PotState;
  readonly hits: readonly PotHit[];
  /** The sum of the shares of the bets. */
  readonly contributed: bigint;
  /** How the last bet lifted the pot; null: there was none. */
  readonly last: BetLift | null;
};

/**
 * Adds bets to a pot in the order of the books, and finds those that hit. No fraction of a share is
 * lost, and folding in parts is the same as folding at once. A hit pays the pot with the share of
 * its own bet, at most the cap; what is above the cap begins the next pot beside its start.
 * @param next the rules of the pots after the one that stands
 */
export function foldPot(
  { rules, next }: { readonly rules: PotRules; readonly next: PotRules },
  before: PotState,
  bets: readonly PotBet[],
): FoldedPot {
  const hits: PotHit[] = [];
  let standing = rules;
  let state = before;
  let contributed = 0n;
  let last: BetLift | null = null;
  for (const bet of bets) {
    const lifted = liftPot(standing, state, bet);
    ({ state } = lifted);
    last = lifted.lift;
    const { from, to, cap, isHit, pays } = last;
    contributed += to - from;
    if (!isHit) continue;
    hits.push({ from, to, cap, id: bet.id, pays });
    standing = next;
    state = { ...state, amount: next.start + state.amount };
  }
  return { state, hits, contributed, last };
}

/** The pots of a game, each with its name in the books: one of four, say. */
export type PotTier = PotRules & { readonly tier: string };
