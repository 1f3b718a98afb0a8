// How far the bets of one shared round may be from their average payout together.

/** A bet in a shared round, and the multiplier in hundredths at which it did not run any more. */
export type EndedBet = { readonly stake: number; readonly until: number };

/** The sum of the whole numbers from `from` to `to - 1`. */
const sumBetween = (from: number, to: number): number => (to * (to - 1) - from * (from - 1)) / 2;

/**
 * The variance of the payouts of bets that one crash point decides, in squared minor units: it ends
 * all bets that run, so their variances do not just add up. A multiplier of x hundredths goes on to
 * the next with the chance x / (x + 1), so that running stakes of s risk s² x / 10,000 there.
 * `largest` is the most that one chance could take from them: what all running bets were worth at
 * their highest. A next hundredth adds less.
 * @param mean the return of the game: with the rest of the chances a round ends before any cash-out
 */
export function computeSharedMoments(
  bets: readonly EndedBet[],
  mean: number,
): { readonly variance: number; readonly largest: number } {
  const rows = bets.toSorted((one, other) => one.until - other.until);
  let running = rows.reduce((sum, { stake }) => sum + stake, 0);
  let variance = running ** 2 * (mean - mean ** 2);
  let largest = running;
  let multiplier = 100;
  for (const { stake, until } of rows) {
    if (until > multiplier) {
      variance += (running ** 2 * sumBetween(multiplier, until)) / 10_000;
      multiplier = until;
      largest = Math.max(largest, (running * multiplier) / 100);
    }
    running -= stake;
  }
  return { variance, largest };
}
