/** The fee that a provider takes from the payer. */
export type ChannelFee = {
  /** In hundredths of a percent of the amount. */
  readonly rate: number;
  /** Minor units as text. */
  readonly fixed: string;
};

/** Returns the fee of an amount in minor units; a part of one counts as a whole. */
export const computeFee = ({ rate, fixed }: ChannelFee, amount: bigint): bigint =>
  (amount * BigInt(rate) + 9_999n) / 10_000n + BigInt(fixed);
