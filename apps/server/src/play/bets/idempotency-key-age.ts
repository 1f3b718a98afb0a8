/** How far the time in a new key may be from the server's: the clocks of devices are often off. */
const keyTimeMaxMs = 24 * 3_600_000;

/** When a UUIDv7 was made, by its own account, in milliseconds since 1970. */
const madeAtMs = (key: string): number => Number.parseInt(key.replace('-', '').slice(0, 12), 16);

/**
 * Whether a key that nobody knows may be used now. The months of the ledger are cut by the time in
 * its keys, and searches for what came last go by it too, so a new key says about when it is used.
 */
export const isRecentKey = (key: string, now: Date): boolean =>
  Math.abs(madeAtMs(key) - now.getTime()) <= keyTimeMaxMs;
