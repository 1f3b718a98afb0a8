import type { Clock } from '@khelaghor/server/lib/clock.ts';
import { getDhakaDay, startOfDhakaDay } from '@khelaghor/time/dhaka.ts';
import { hourMs, secondMs } from '@khelaghor/time/durations.ts';

/** The system's clock. Journeys move it by commands; `running` also goes at its usual pace. */
export type MovableClock = Clock & { advance(ms: number): void };

export type ClockKind = 'held' | 'running';

/**
 * Returns the moment at which a held clock stands: noon of the day after tomorrow in Dhaka, and
 * five seconds. Every lottery of a minute has just opened then. The job queue goes by the
 * database's clock, which never catches up: jobs with a time wait until a command brings it.
 */
function findHeldMoment(): number {
  const noonMs = startOfDhakaDay(getDhakaDay(Date.now()) + 2) + 12 * hourMs;
  return noonMs + 5 * secondMs;
}

export function createMovableClock(kind: ClockKind): MovableClock {
  const heldMs = findHeldMoment();
  const isHeld = kind === 'held';
  let aheadMs = 0;
  return {
    now: () => new Date((isHeld ? heldMs : Date.now()) + aheadMs),
    monotonicMs: () => (isHeld ? 0 : performance.now()) + aheadMs,
    advance(ms) {
      if (ms < 0) throw new Error('a clock does not go back');
      aheadMs += ms;
    },
  };
}
