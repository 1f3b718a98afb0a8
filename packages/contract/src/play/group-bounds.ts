/** What any group keeps to. */
export const groupBounds = {
  sharesMin: 2,
  sharesMax: 1_000,
  /** In hundredths of a percent of what the ticket is paid above its stake. */
  feeMax: 1_000,
  /** The least part that the organiser buys, in percent of the shares; one share at the least. */
  ownPercentMin: 5,
} as const;

/** Returns how many shares the organiser of so many buys at the least. */
export const getOwnSharesMin = (shares: number): number =>
  Math.max(1, Math.ceil((shares * groupBounds.ownPercentMin) / 100));
