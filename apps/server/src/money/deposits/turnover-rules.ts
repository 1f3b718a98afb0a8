/** A deposit that has to be bet before money is paid out. */
export type DepositTurnover = {
  /** The stakes that it asks for. */
  readonly turnoverMinor: bigint;
  /** The sum of the member's settled bets when it was credited. */
  readonly playedBeforeMinor: bigint;
};

/** The turnover due of a member before a payout. */
export type Turnover = {
  /** The stakes asked for by the oldest deposit that is not bet yet and all after it. */
  readonly requiredMinor: bigint;
  /** The sum of settled bets since then. */
  readonly playedMinor: bigint;
  readonly dueMinor: bigint;
};

/**
 * Returns the turnover that is due; null: nothing. Each bet counts once, for the oldest deposit
 * that needs it: due is the most that the deposits from any one on ask for beyond what was bet
 * since it.
 * @param deposits the newest first
 * @param playedMinor what the member's settled bets come to now
 */
export function findTurnover(
  deposits: readonly DepositTurnover[],
  playedMinor: bigint,
): Turnover | null {
  let requiredMinor = 0n;
  let most: Turnover | null = null;
  for (const { turnoverMinor, playedBeforeMinor } of deposits) {
    requiredMinor += turnoverMinor;
    // Less was bet than before when a bet from before the deposit was called off since.
    const played = playedMinor > playedBeforeMinor ? playedMinor - playedBeforeMinor : 0n;
    const dueMinor = requiredMinor - played;
    if (dueMinor > (most?.dueMinor ?? 0n)) most = { requiredMinor, playedMinor: played, dueMinor };
  }
  return most;
}
