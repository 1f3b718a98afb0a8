import { hourMs, minuteMs } from '@khelaghor/time/durations.ts';
import { judgeAmount, usedOf } from './limit-rules.ts';
import type { Counted, Limit } from './limit-rules.ts';

/** Between two signs of life that are further apart the member was not there. */
const awayAfterMs = 5 * minuteMs;
/** Once used up, time begins again when so much fits, or all that the limit allows. */
const beginAgainMs = 15n * BigInt(minuteMs);

/** A part of an hour in which the member was there. */
export type TimePart = { hourMs: number; timeMs: number };

/** The time between two signs of life of a member, cut where an hour ends. */
export function timeBetween(lastMs: number, nowMs: number): TimePart[] {
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

/** How a member stands in his time; `opensMs`: there is none left, and some again from then on. */
export type TimeLeft = { leftMs: number; opensMs: number | null };

/** What is left of the time, by the strictest of its limits; null: there is no such limit. */
export function timeLeft(
  limits: readonly Limit[],
  counted: readonly Counted[],
  nowMs: number,
): TimeLeft | null {
  const own = limits
    .filter(({ kind }) => kind === 'time')
    .map((limit) => ({ ...limit, amount: limit.amount * BigInt(minuteMs) }));
  if (own.length === 0) return null;
  const lefts = own.map(({ period, amount }) => amount - usedOf(period, counted, nowMs));
  const least = lefts.reduce((one, other) => (other < one ? other : one));
  if (least > 0n) return { leftMs: Number(least), opensMs: null };
  // All limits hold together: time begins again when the last of them leaves enough.
  const opens = own.map((limit) => {
    const asked = limit.amount < beginAgainMs ? limit.amount : beginAgainMs;
    return judgeAmount([limit], () => counted, asked, nowMs)?.fromMs ?? nowMs;
  });
  return { leftMs: 0, opensMs: Math.max(...opens) };
}
