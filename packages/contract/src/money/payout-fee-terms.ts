/** The fee of withdrawals to a kind of wallet. Amounts in minor units, as text. */
export type PayoutFeeTerms = {
  readonly fixed: string;
  /** Thousandths of the amount. */
  readonly perMille: number;
  /** The fee is never less, and never more. */
  readonly minimum: string;
  /** Null: no bound. */
  readonly maximum: string | null;
};

/** Returns the fee of an amount in minor units; a part of one is not charged. */
export function computePayoutFee(terms: PayoutFeeTerms, amount: bigint): bigint {
  const sum = BigInt(terms.fixed) + (amount * BigInt(terms.perMille)) / 1_000n;
  const least = BigInt(terms.minimum);
  const fee = sum < least ? least : sum;
  const most = terms.maximum === null ? null : BigInt(terms.maximum);
  return most !== null && fee > most ? most : fee;
}
