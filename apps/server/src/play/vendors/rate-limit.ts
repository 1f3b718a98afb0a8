import type { Clock } from '../../lib/clock.ts';

type Window = { startedMs: number; calls: number };

const windowMs = 60_000;

/** Counts calls by vendor in this process, so that no vendor takes the capacity of the others. */
export type RateLimiter = {
  /**
   * Counts one more call of a vendor. Returns 0 when it is within the calls per minute; otherwise
   * after how many seconds the vendor may call again.
   */
  countCall(vendor: string, callsPerMinute: number): number;
};

export function createRateLimiter(clock: Clock): RateLimiter {
  const windows = new Map<string, Window>();
  return {
    countCall(vendor, callsPerMinute) {
      const nowMs = clock.monotonicMs();
      const known = windows.get(vendor);
      const current =
        known && nowMs - known.startedMs < windowMs ? known : { startedMs: nowMs, calls: 0 };
      windows.set(vendor, current);
      current.calls += 1;
      if (current.calls <= callsPerMinute) return 0;
      return Math.max(1, Math.ceil((current.startedMs + windowMs - nowMs) / 1_000));
    },
  };
}
