import type { Clock } from '../../platform/clock.ts';

type Window = { startedMs: number; calls: number };

const windowMs = 60_000;

/** Counts calls by vendor, in this process, so that no vendor can use up what all others need. */
export type Pace = {
  /** Whether one more call of a vendor may be served within its calls per minute. */
  admits(vendor: string, callsPerMinute: number): boolean;
};

export function createPace(clock: Clock): Pace {
  const windows = new Map<string, Window>();
  return {
    admits(vendor, callsPerMinute) {
      const nowMs = clock.monotonicMs();
      const known = windows.get(vendor);
      const current =
        known && nowMs - known.startedMs < windowMs ? known : { startedMs: nowMs, calls: 0 };
      windows.set(vendor, current);
      current.calls += 1;
      return current.calls <= callsPerMinute;
    },
  };
}
