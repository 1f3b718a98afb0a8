import type { Clock } from '@khelaghor/server/lib/clock.ts';

/** A clock that a test moves by hand. It starts at the moment given and stands still. */
export type FakeClock = Clock & {
  advance(ms: number): void;
  set(to: Date): void;
};

export function createFakeClock(start: Date): FakeClock {
  let nowMs = start.getTime();
  return {
    now: () => new Date(nowMs),
    monotonicMs: () => nowMs,
    advance: (ms) => {
      nowMs += ms;
    },
    set: (to) => {
      nowMs = to.getTime();
    },
  };
}
