import type { LimitKind, LimitPeriod } from '@khelaghor/contract/account/responsible-gaming.ts';
import { hourMs } from '@khelaghor/time/durations.ts';

/** A member's limit of one kind in one period. */
export type Limit = { kind: LimitKind; period: LimitPeriod; amount: bigint };

/** An amount that counts from its time, or from the end of the hour it was summed in. */
export type Counted = { atMs: number; amount: bigint };

export const periodMs: Readonly<Record<LimitPeriod, number>> = {
  day: 24 * hourMs,
  week: 7 * 24 * hourMs,
  month: 30 * 24 * hourMs,
};
/** How long a loosening waits after its request. */
export const loosenAfterMs = 24 * hourMs;

/** Sums what counts against a limit now. */
export function computeUsed(
  period: LimitPeriod,
  counted: readonly Counted[],
  nowMs: number,
): bigint {
  const fromMs = nowMs - periodMs[period];
  return counted.reduce((sum, { atMs, amount }) => (atMs > fromMs ? sum + amount : sum), 0n);
}

/** The exceeded limit, what it leaves, and when it leaves enough; null: never. */
export type Reached = { limit: Limit; left: bigint; fromMs: number | null };

/** Returns when an amount fits a limit's sliding window, if nothing is added. */
function fitsFrom(
  { period, amount: most }: Limit,
  counted: readonly Counted[],
  asked: bigint,
  nowMs: number,
): number | null {
  const ends = counted
    .map(({ atMs }) => atMs + periodMs[period])
    .filter((endMs) => endMs > nowMs)
    .toSorted((a, b) => a - b);
  return ends.find((endMs) => computeUsed(period, counted, endMs) + asked <= most) ?? null;
}

/**
 * Checks an amount against all limits: the strictest wins. Depends on the amount alone, never on a
 * bet's outcome: the answer to a stake must not reveal it.
 */
export function judgeAmount(
  limits: readonly Limit[],
  readCounted: (kind: LimitKind) => readonly Counted[],
  asked: bigint,
  nowMs: number,
): Reached | null {
  let strictest: Reached | null = null;
  for (const limit of limits) {
    const counted = readCounted(limit.kind);
    const free = limit.amount - computeUsed(limit.period, counted, nowMs);
    if (asked <= free) continue;
    const left = free > 0n ? free : 0n;
    if (strictest !== null && strictest.left <= left) continue;
    strictest = { limit, left, fromMs: fitsFrom(limit, counted, asked, nowMs) };
  }
  return strictest;
}

/** A pending loosening; without an amount it is a removal. */
export type Pending = { amount: bigint | null; fromMs: number };
/** A limit's state; amount null: no limit. */
export type Standing = { amount: bigint | null; pending: Pending | null };

/**
 * Applies a member's request to a limit. A lower amount holds at once and cancels a pending
 * loosening; a higher one waits. Repeating a request does not restart the wait.
 */
export function wantLimit(before: Standing, wanted: bigint | null, nowMs: number): Standing {
  const { amount, pending } = before;
  if (amount === null) return { amount: wanted, pending: null };
  if (wanted !== null && wanted <= amount) return { amount: wanted, pending: null };
  if (pending !== null && pending.amount === wanted) return before;
  return { amount, pending: { amount: wanted, fromMs: nowMs + loosenAfterMs } };
}

/** Applies the confirmation of a pending loosening. */
export function confirmLimit(
  { pending }: Standing,
  nowMs: number,
): Standing | 'limit_change_unknown' | 'limit_change_too_soon' {
  if (pending === null) return 'limit_change_unknown';
  if (nowMs < pending.fromMs) return 'limit_change_too_soon';
  return { amount: pending.amount, pending: null };
}
