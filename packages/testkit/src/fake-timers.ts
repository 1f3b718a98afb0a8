import type { Timers } from '@khelaghor/db/timers.ts';

/** Timers that stand still until a test moves them. */
export type FakeTimers = Timers & {
  /** Moves the time forward, and calls back what becomes due, in the order of its due times. */
  readonly advance: (ms: number) => void;
  /** Counts the timers that have neither fired nor been cancelled. */
  readonly countWaiting: () => number;
};

type Waiting = { readonly dueMs: number; readonly callback: () => void };

/** Creates timers for code that takes `Timers`, at 0 ms. */
export function createFakeTimers(): FakeTimers {
  let nowMs = 0;
  const waiting = new Set<Waiting>();
  const findNext = (untilMs: number): Waiting | undefined =>
    [...waiting]
      .filter(({ dueMs }) => dueMs <= untilMs)
      .toSorted((one, other) => one.dueMs - other.dueMs)[0];
  return {
    monotonicMs: () => nowMs,
    startTimer: (callback, delayMs) => {
      const timer = { dueMs: nowMs + delayMs, callback };
      waiting.add(timer);
      return () => waiting.delete(timer);
    },
    advance: (ms) => {
      const untilMs = nowMs + ms;
      for (let next = findNext(untilMs); next; next = findNext(untilMs)) {
        waiting.delete(next);
        nowMs = next.dueMs;
        next.callback();
      }
      nowMs = untilMs;
    },
    countWaiting: () => waiting.size,
  };
}
