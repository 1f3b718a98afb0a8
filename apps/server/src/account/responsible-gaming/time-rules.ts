import { hourMs, minuteMs } from '@khelaghor/time/durations.ts';
import { judgeAmount, computeUsed } from './limit-rules.ts';
import type { Counted, Limit } from './limit-rules.ts';

/** A longer gap in activity counts as absence. */
const awayAfterMs = 5 * minuteMs;
/** The time that must be free before play resumes, or the whole limit if that is less. */
const beginAgainMs = 15n * BigInt(minuteMs);

/** A part of an hour in which the member was active. */
export type TimePart = { hourMs: number; timeMs: number };

/** Returns the time between two activities of a member, cut at each full hour. */
export function computeTimeBetween(lastMs: number, nowMs: number): TimePart[] {
  if (nowMs <= lastMs || nowMs - lastMs > awayAfterMs) return [];
  const parts: TimePart[] = [];
  for (let fromMs = lastMs; fromMs < nowMs;) {
    const begunMs = Math.floor(fromMs / hourMs) * hourMs;
    const endMs = Math.min(nowMs, begunMs + hourMs);
    parts.push({ hourMs: begunMs, timeMs: endMs - fromMs });
    fromMs = endMs;
  }
  return parts;
}

/** A member's time left; `opensMs`: none is left, and there is some again from then on. */
export type TimeLeft = { leftMs: number; opensMs: number | null };

/** Returns the time left by the strictest limit; null: there is no limit on time. */
export function computeTimeLeft(
  limits: readonly Limit[],
  counted: readonly Counted[],
  nowMs: number,
): TimeLeft | null {
  const own = limits
    .filter(({ kind }) => kind === 'time')
    .map((limit) => ({ ...limit, amount: limit.amount * BigInt(minuteMs) }));
  if (own.length === 0) return null;
  const lefts = own.map(({ period, amount }) => amount - computeUsed(period, counted, nowMs));
  const least = lefts.reduce((one, other) => (other < one ? other : one));
  if (least > 0n) return { leftMs: Number(least), opensMs: null };
  // All limits hold together: play resumes when the last of them leaves enough.
  const opens = own.map((limit) => {
    const asked = limit.amount < beginAgainMs ? limit.amount : beginAgainMs;
    return judgeAmount([limit], () => counted, asked, nowMs)?.fromMs ?? nowMs;
  });
  return { leftMs: 0, opensMs: Math.max(...opens) };
}
