import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { expect } from 'vitest';

/** A poll ends as soon as it is true, so its limit may be longer than any busy machine needs. */
const limitMs = 15_000;

/**
 * Waits until exactly so many connections of this database wait for a lock. Other databases of the
 * same server, where other test files run, do not count.
 */
export async function waitForLocks<DB>(db: Kysely<DB>, count: number): Promise<void> {
  const countWaiting = async (): Promise<number | undefined> => {
    const { rows } = await sql<{ waiting: number }>`
      select count(distinct pid)::int as waiting from pg_locks join pg_stat_activity using (pid)
      where not granted and datname = current_database()`.execute(db);
    return rows[0]?.waiting;
  };
  await expect.poll(countWaiting, { timeout: limitMs, interval: 10 }).toBe(count);
}
