import type { LimitKind, LimitPeriod } from '@khelaghor/contract/account/responsible-gaming.ts';
import { hourMs } from '@khelaghor/time/durations.ts';

/** What a member allows himself of one kind within one time. */
export type Limit = { kind: LimitKind; period: LimitPeriod; amount: bigint };

/** Something that counts from when it happened, or from the end of the hour it is summed up in. */
export type Counted = { atMs: number; amount: bigint };

export const periodMs: Readonly<Record<LimitPeriod, number>> = {
  day: 24 * hourMs,
  week: 7 * 24 * hourMs,
  month: 30 * 24 * hourMs,
};
/** A loosening holds no sooner than this after it was asked for. */
export const loosenAfterMs = 24 * hourMs;

/** What counts against a limit at this moment. */
export function usedOf(period: LimitPeriod, counted: readonly Counted[], nowMs: number): bigint {
  const fromMs = nowMs - periodMs[period];
  return counted.reduce((sum, { atMs, amount }) => (atMs > fromMs ? sum + amount : sum), 0n);
}

/** A limit that leaves too little, how much it leaves, and when it leaves enough; null: never. */
export type Reached = { limit: Limit; left: bigint; fromMs: number | null };

/** When enough has gone out of the window of a limit for an amount to fit, if nothing is added. */
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
  return ends.find((endMs) => usedOf(period, counted, endMs) + asked <= most) ?? null;
}

/**
 * Whether an amount fits within all of some limits: the strictest wins. It depends on the amount
 * alone, and never on what a bet would bring: an answer to a stake must not tell its outcome.
 */
export function judgeAmount(
  limits: readonly Limit[],
  countedOf: (kind: LimitKind) => readonly Counted[],
  asked: bigint,
  nowMs: number,
): Reached | null {
  let strictest: Reached | null = null;
  for (const limit of limits) {
    const counted = countedOf(limit.kind);
    const free = limit.amount - usedOf(limit.period, counted, nowMs);
    if (asked <= free) continue;
    const left = free > 0n ? free : 0n;
    if (strictest !== null && strictest.left <= left) continue;
    strictest = { limit, left, fromMs: fitsFrom(limit, counted, asked, nowMs) };
  }
  return strictest;
}

/** A loosening that waits; without an amount it is a removal. */
export type Pending = { amount: bigint | null; fromMs: number };
/** A limit as it stands; an amount of null: there is none. */
export type Standing = { amount: bigint | null; pending: Pending | null };

/**
 * What becomes of a limit when its member wants another one. Less than before holds at once, and
 * takes back what waited; more has to wait. The same wish again does not wait anew.
 */
export function wantLimit(before: Standing, wanted: bigint | null, nowMs: number): Standing {
  const { amount, pending } = before;
  if (amount === null) return { amount: wanted, pending: null };
  if (wanted !== null && wanted <= amount) return { amount: wanted, pending: null };
  if (pending !== null && pending.amount === wanted) return before;
  return { amount, pending: { amount: wanted, fromMs: nowMs + loosenAfterMs } };
}

/** What becomes of a limit when its member confirms the loosening that waits. */
export function confirmLimit(
  { pending }: Standing,
  nowMs: number,
): Standing | 'limit_change_unknown' | 'limit_change_too_soon' {
  if (pending === null) return 'limit_change_unknown';
  if (nowMs < pending.fromMs) return 'limit_change_too_soon';
  return { amount: pending.amount, pending: null };
}
