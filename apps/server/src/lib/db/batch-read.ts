import { systemTimers } from '@khelaghor/db/timers.ts';
import type { Timers } from '@khelaghor/db/timers.ts';

const keysMax = 512;
const readsAtOnce = 2;
/**
 * When the last read had several callers, the next waits for more: two milliseconds for each of
 * them, up to this many. Where few come, waiting would gain too few to be worth it.
 */
const gatherMsMax = 12;
/** So many are worth a read without waiting for more. */
const keysEnough = 64;

/** PostgreSQL's class of errors about what a query was given. */
const isAboutData = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('22');

type Waiting<Key, Value> = {
  key: Key;
  resolve: (value: Value) => void;
  reject: (error: unknown) => void;
};

/**
 * Reads for many callers at once: what is asked for within a moment goes to the database as one
 * query. Nothing is kept: every call is answered by a read that began after it.
 * @param read answers for each key, in the order of the keys
 * @param timers measure the wait for more callers
 */
export function createBatchReader<Key, Value>(
  read: (keys: readonly Key[]) => Promise<readonly Value[]>,
  { timers = systemTimers }: { readonly timers?: Timers } = {},
): (key: Key) => Promise<Value> {
  let waiting: Waiting<Key, Value>[] = [];
  let reading = 0;
  let isPlanned = false;
  /** Cancels the wait for more callers. */
  let stopGathering: (() => void) | undefined;
  let lastCalls = 0;

  const readAlone = async ({ key, resolve, reject }: Waiting<Key, Value>): Promise<void> => {
    try {
      const [value] = await read([key]);
      resolve(value as Value);
    } catch (error) {
      reject(error);
    }
  };
  const readNext = async (): Promise<void> => {
    isPlanned = false;
    stopGathering = undefined;
    if (waiting.length === 0 || reading >= readsAtOnce) return;
    const calls = waiting.slice(0, keysMax);
    waiting = waiting.slice(keysMax);
    lastCalls = calls.length;
    reading += 1;
    try {
      const values = await read(calls.map(({ key }) => key));
      if (values.length !== calls.length) throw new Error('a read gave too few answers');
      for (const [index, { resolve }] of calls.entries()) resolve(values[index] as Value);
    } catch (error) {
      // One of them has asked with something that no query can be given: the others need not know.
      if (calls.length > 1 && isAboutData(error)) for (const call of calls) await readAlone(call);
      else for (const { reject } of calls) reject(error);
    }
    reading -= 1;
    plan();
  };
  const plan = (): void => {
    if (isPlanned || waiting.length === 0 || reading >= readsAtOnce) return;
    isPlanned = true;
    if (lastCalls <= 1 || waiting.length >= keysEnough) readSoon();
    else
      stopGathering = timers.startTimer(
        () => void readNext(),
        Math.min(2 * lastCalls, gatherMsMax),
      );
  };
  /** Those who ask in this same turn still join the read. */
  const readSoon = (): void => {
    stopGathering?.();
    stopGathering = undefined;
    setImmediate(() => void readNext());
  };

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (stopGathering && waiting.length === keysEnough) readSoon();
      plan();
    });
}
