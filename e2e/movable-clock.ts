import type { Clock } from '@khelaghor/server/lib/clock.ts';

/** The system's clock, which a journey may put forward; it goes on from there at its usual pace. */
export type MovableClock = Clock & { advance(ms: number): void };

export function createMovableClock(): MovableClock {
  let aheadMs = 0;
  return {
    now: () => new Date(Date.now() + aheadMs),
    monotonicMs: () => performance.now() + aheadMs,
    advance(ms) {
      if (ms < 0) throw new Error('a clock does not go back');
      aheadMs += ms;
    },
  };
}
