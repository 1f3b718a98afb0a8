/** How far the time in a new key may be from the server's: the clocks of devices are often off. */
const keyTimeMaxMs = 24 * 3_600_000;

/** Returns the time in a UUIDv7, in milliseconds since 1970. */
const madeAtMs = (key: string): number => Number.parseInt(key.replace('-', '').slice(0, 12), 16);

/**
 * Whether an unknown key may be used now. The ledger is partitioned by the time in its keys, and
 * searches for the latest rows use it too, so a new key must carry about the present time.
 */
export const isRecentKey = (key: string, now: Date): boolean =>
  Math.abs(madeAtMs(key) - now.getTime()) <= keyTimeMaxMs;
