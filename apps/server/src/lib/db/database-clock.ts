import type { Logger } from 'pino';
import type { Pool } from 'pg';
import { systemClock } from '../clock.ts';
import type { Clock } from '../clock.ts';

/** A clock that goes by the database's time. */
export type DatabaseClock = Clock & {
  /** Looks at the database's time, then again and again until it is closed. */
  follow(): Promise<{ close(): Promise<void> }>;
};

const lookEveryMs = 10_000;
/** The first look is the best of several: the first query on a connection is slower. */
const firstLooks = 3;

/** What to add to the monotonic clock for the database's time, and how far off that may be. */
type Look = { aheadMs: number; uncertainMs: number };

async function look(pool: Pool, machine: Clock): Promise<Look> {
  const client = await pool.connect();
  try {
    const beforeMs = machine.monotonicMs();
    const { rows } = await client.query<{ ms: string }>(
      'select extract(epoch from clock_timestamp()) * 1000 as ms',
    );
    const afterMs = machine.monotonicMs();
    const databaseMs = Number(rows[0]?.ms);
    return {
      aheadMs: databaseMs - (beforeMs + afterMs) / 2,
      uncertainMs: (afterMs - beforeMs) / 2,
    };
  } finally {
    client.release();
  }
}

/**
 * Makes a clock that shows the database's time, so that all processes agree on when a market
 * closes and a session ends, however wrong the clock of one machine is. Between two looks the
 * monotonic clock carries it on, which no step of the machine's clock moves. A look that agrees
 * with it within its own uncertainty changes nothing.
 * @param machine the clock of this machine
 */
export function createDatabaseClock(
  pool: Pool,
  log: Logger,
  machine: Clock = systemClock,
): DatabaseClock {
  let aheadMs = machine.now().getTime() - machine.monotonicMs();
  let ending = false;
  let looking = Promise.resolve();

  const lookAgain = async (): Promise<void> => {
    try {
      const seen = await look(pool, machine);
      const offMs = seen.aheadMs - aheadMs;
      if (Math.abs(offMs) <= seen.uncertainMs) return;
      aheadMs = seen.aheadMs;
      if (Math.abs(offMs) > 1_000) log.warn({ offMs }, 'the time was set by the database');
    } catch (error) {
      if (!ending) log.debug({ err: error }, 'the time of the database could not be read');
    }
  };

  return {
    now: () => new Date(machine.monotonicMs() + aheadMs),
    monotonicMs: machine.monotonicMs,
    async follow() {
      const looks: Look[] = [];
      for (let count = 0; count < firstLooks; count += 1) looks.push(await look(pool, machine));
      const [best] = looks.toSorted((a, b) => a.uncertainMs - b.uncertainMs);
      if (best) aheadMs = best.aheadMs;
      const timer = setInterval(() => {
        looking = lookAgain();
      }, lookEveryMs);
      return {
        close() {
          ending = true;
          clearInterval(timer);
          return looking;
        },
      };
    },
  };
}
