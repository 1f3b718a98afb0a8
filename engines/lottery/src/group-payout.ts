/**
 * How the payout of a ticket is divided among those who bought shares of it. The same function runs
 * on the server, which pays, and in the browser, where each buyer can check their own part: it
 * depends on the ticket and on their shares alone, not on who else bought how many.
 */
import { minor, type Minor } from '@khelaghor/money/minor.ts';

/** What a ticket cost and how it is shared. */
export type GroupTerms = {
  /** Of the whole ticket, in minor units. */
  readonly stake: Minor;
  /** Into how many shares it is divided. */
  readonly shares: number;
  /** The organiser's part of the payout above the stake, in hundredths of a percent. */
  readonly feeHundredths: number;
};

/** The shares of one purchase. */
export type GroupPart = {
  readonly shares: number;
  /** The organiser's own purchase, to which the fee and the remainder are paid. */
  readonly isOrganiser: boolean;
};

/** A payout in its parts: `fee + perShare * shares + remainder` is the payout. In minor units. */
type DividedPayout = {
  /** Rounded down; zero when the payout is not above the stake. */
  readonly fee: Minor;
  /** Rounded down. */
  readonly perShare: Minor;
  /** What rounding leaves, less than one minor unit a share: for the organiser. */
  readonly remainder: Minor;
};

const WHOLE_HUNDREDTHS = 10_000n;

/** Divides the payout of a whole ticket. */
export function divideGroupPayout(
  { stake, shares, feeHundredths }: GroupTerms,
  payout: Minor,
): DividedPayout {
  const profit = payout > stake ? payout - stake : 0n;
  const fee = (profit * BigInt(feeHundredths)) / WHOLE_HUNDREDTHS;
  const shared = payout - fee;
  const perShare = shared / BigInt(shares);
  const remainder = shared - perShare * BigInt(shares);
  return { fee: minor(fee), perShare: minor(perShare), remainder: minor(remainder) };
}

/** Returns what a purchase of shares is paid, in minor units. */
export function computePartPayout(terms: GroupTerms, part: GroupPart, payout: Minor): Minor {
  const { fee, perShare, remainder } = divideGroupPayout(terms, payout);
  const shared = perShare * BigInt(part.shares);
  return minor(part.isOrganiser ? shared + fee + remainder : shared);
}

/** The shares of a group when its sale ends. */
type SoldShares = {
  readonly shares: number;
  readonly sold: number;
  /** How many the organiser keeps if no one else buys them. */
  readonly guaranteed: number;
};

/**
 * Returns how many of the guaranteed shares the organiser keeps; null when not all shares are taken
 * even so, and all stakes go back.
 */
export function findKeptShares({ shares, sold, guaranteed }: SoldShares): number | null {
  const unsold = shares - sold;
  return unsold <= guaranteed ? unsold : null;
}
