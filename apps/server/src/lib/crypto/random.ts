import { randomBytes, randomFillSync } from 'node:crypto';
import { v7 } from 'uuid';

/** The only place that draws randomness: the operating system's generator. */
export type Random = {
  bytes(length: number): Buffer;
  /** A fresh UUIDv7. */
  id(): string;
  /** An unguessable token of `bytes` bytes, in base64url. */
  token(bytes?: number): string;
};

// Asking the system once for each of the hundred thousand ids of a settlement takes it a second.
const idBytes = 16;
const pool = Buffer.alloc(256 * idBytes);
let used = pool.length;
/**
 * Creates a source of UUIDv7, each behind all before it: in one millisecond they count up.
 * @param readMs the time in milliseconds, which may stand or go back
 */
export function createIdSource(readMs: () => number): () => string {
  const last = { msecs: 0, seq: 0 };
  return () => nextId(readMs(), last);
}

function nextId(msecs: number, last: { msecs: number; seq: number }): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const random = pool.subarray(used, used + idBytes);
  used += idBytes;
  // The first of a millisecond begins in the lower half, so that there is room to count.
  const seq = msecs > last.msecs ? random.readUInt32BE(6) >>> 1 : last.seq + 1;
  last.msecs = Math.max(last.msecs, msecs);
  last.seq = seq;
  return v7({ random, msecs: last.msecs, seq });
}

export const systemRandom: Random = {
  bytes: (length) => randomBytes(length),
  id: createIdSource(() => Date.now()),
  token: (bytes = 24) => randomBytes(bytes).toString('base64url'),
};
