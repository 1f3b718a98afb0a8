import type { Context, Database } from './context.ts';

type Kept<T> = { readonly atMs: number; readonly value: Promise<T> };

/** What was read of each key, for a while. */
export type KeptReading<T, Key extends string> = {
  /** Reads what belongs to a key, unless another caller did a moment ago. */
  readonly get: (ctx: Context, key: Key) => Promise<T>;
  /** The next call reads anew. */
  readonly forget: (ctx: Context) => void;
};

/**
 * Keeps what is read for so many milliseconds, for all callers of a process together: callers of
 * one moment share one reading. One that failed is not kept.
 */
export function createKeptReading<T, Key extends string>(
  keptMs: number,
  read: (ctx: Context, key: Key) => Promise<T>,
): KeptReading<T, Key> {
  const ofDatabase = new WeakMap<Database, Map<Key, Kept<T>>>();
  return {
    async get(ctx, key) {
      const kept = ofDatabase.get(ctx.db) ?? new Map<Key, Kept<T>>();
      ofDatabase.set(ctx.db, kept);
      const known = kept.get(key);
      const atMs = ctx.clock.monotonicMs();
      if (known && atMs - known.atMs < keptMs) return known.value;
      const reading = { atMs, value: read(ctx, key) };
      kept.set(key, reading);
      try {
        return await reading.value;
      } catch (error) {
        if (kept.get(key) === reading) kept.delete(key);
        throw error;
      }
    },
    forget: (ctx) => {
      ofDatabase.delete(ctx.db);
    },
  };
}
