import { dayMs } from '@khelaghor/time/durations.ts';

/** A deposit that was credited, or a withdrawal that was not rejected, in minor units. */
export type Movement = {
  readonly kind: 'deposit' | 'withdrawal';
  readonly amount: bigint;
  readonly at: Date;
};

/** Amounts from which a single payment is reviewed, in minor units. */
export type ReviewedFrom = Readonly<Record<Movement['kind'], readonly bigint[]>>;

const windowMs = 7 * dayMs;

/** Whether an amount is below a limit by a fifth of it at most. */
const isJustBelow = (amount: bigint, from: bigint): boolean =>
  amount < from && amount * 5n >= from * 4n;

/** Returns the least amount that is just below one of the limits; null: there is no limit. */
export function findLeastNear(limits: readonly bigint[]): bigint | null {
  const [least] = limits.toSorted((one, other) => (one < other ? -1 : 1));
  return least === undefined ? null : (least * 4n) / 5n;
}

/**
 * Returns the most payments of one kind, in the seven days before a moment, that are each just
 * below one and the same limit. Payments split on purpose look like this; so do a few honest ones.
 */
export function countJustBelow(
  movements: readonly Movement[],
  reviewedFrom: ReviewedFrom,
  at: Date,
): number {
  const until = at.getTime();
  const recent = movements.filter(
    (movement) => movement.at.getTime() <= until && movement.at.getTime() > until - windowMs,
  );
  const counts = (['deposit', 'withdrawal'] as const).flatMap((kind) =>
    reviewedFrom[kind].map(
      (from) =>
        recent.filter((movement) => movement.kind === kind && isJustBelow(movement.amount, from))
          .length,
    ),
  );
  return Math.max(0, ...counts);
}
