// How far the bets of one shared round may be from their average payout together.

/** A bet in a shared round, and the price in hundredths at which it was not in the air any more. */
export type FlownBet = { readonly stake: number; readonly until: number };

/** The sum of the whole numbers from `from` to `to - 1`. */
const sumBetween = (from: number, to: number): number => (to * (to - 1) - from * (from - 1)) / 2;

/**
 * The variance of the payouts of bets that one point decides, in squared minor units: a point ends
 * all that are in the air, so their variances do not just add up. A price of x hundredths goes on
 * to the next with the chance x / (x + 1), so that stakes of s in the air risk s² x / 10,000 there.
 * `largest` is the most that one chance could take from them: what all in the air were worth at
 * their highest. A next hundredth adds less.
 * @param mean the return of the game: with the rest of the chances a round ends before any price
 */
export function computeSharedMoments(
  bets: readonly FlownBet[],
  mean: number,
): { readonly variance: number; readonly largest: number } {
  const rows = bets.toSorted((one, other) => one.until - other.until);
  let flying = rows.reduce((sum, { stake }) => sum + stake, 0);
  let variance = flying ** 2 * (mean - mean ** 2);
  let largest = flying;
  let price = 100;
  for (const { stake, until } of rows) {
    if (until > price) {
      variance += (flying ** 2 * sumBetween(price, until)) / 10_000;
      price = until;
      largest = Math.max(largest, (flying * price) / 100);
    }
    flying -= stake;
  }
  return { variance, largest };
}
