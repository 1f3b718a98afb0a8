import type { UnverifiedLimit } from '@khelaghor/contract/money/withdrawals.ts';

/** A member's payments of 30 days: deposits credited, withdrawals not rejected. Minor units. */
export type MonthSums = { readonly deposited: bigint; readonly withdrawn: bigint };

/** The limits of members without a valid document, in minor units; 0: none. */
export type DocumentTerms = {
  /** The most that they may withdraw in 30 days. */
  readonly maximum: bigint;
  /** Deposits, or withdrawals, that reach it ask for a document. */
  readonly diligenceFrom: bigint;
};

type DocumentLimit = Pick<UnverifiedLimit, 'cause'> & {
  readonly maximum: bigint;
  readonly left: bigint;
};

/** Whether the sums of 30 days ask for a document. */
export const isDiligenceReached = (from: bigint, { deposited, withdrawn }: MonthSums): boolean =>
  from > 0n && (deposited >= from || withdrawn >= from);

const atLeastZero = (value: bigint): bigint => (value > 0n ? value : 0n);

/**
 * Returns the limit that leaves a member without a valid document the least; null: none holds.
 * Deposits that reached the sum of diligence leave nothing, withdrawals stay below it.
 */
export function findDocumentLimit(
  { maximum, diligenceFrom: from }: DocumentTerms,
  sums: MonthSums,
): DocumentLimit | null {
  const limit: DocumentLimit | null =
    maximum > 0n ? { cause: 'limit', maximum, left: atLeastZero(maximum - sums.withdrawn) } : null;
  if (from === 0n) return limit;
  const left = isDiligenceReached(from, sums) ? 0n : from - 1n - sums.withdrawn;
  return limit && limit.left <= left ? limit : { cause: 'diligence', maximum: from, left };
}
