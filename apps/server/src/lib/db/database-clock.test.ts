// Goal: the time is the database's, however wrong the machine's clock is. Method: a database whose
// time we choose, and which is asked for it as the real one is.
import { pino } from 'pino';
import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import { systemClock } from '../clock.ts';
import { createDatabaseClock } from './database-clock.ts';

/** A pool whose database is so far ahead of this machine. */
function poolAhead(aheadMs: number): Pool {
  const client = {
    query: async () => ({ rows: [{ ms: String(systemClock.now().getTime() + aheadMs) }] }),
    release: () => undefined,
  };
  return { connect: async () => client } as unknown as Pool;
}

test.each([
  ['a day ahead', 86_400_000],
  ['five minutes behind', -300_000],
  ['right', 0],
])('a database that is %s', async (_where, aheadMs) => {
  const clock = createDatabaseClock(poolAhead(aheadMs), pino({ level: 'silent' }));
  const following = await clock.follow();
  const offMs = clock.now().getTime() - systemClock.now().getTime() - aheadMs;
  expect(Math.abs(offMs)).toBeLessThan(100);
  await following.close();
});

test('a database that does not answer stops the start', async () => {
  const pool = { connect: () => Promise.reject(new Error('gone')) } as unknown as Pool;
  const clock = createDatabaseClock(pool, pino({ level: 'silent' }));
  await expect(clock.follow()).rejects.toThrow('gone');
});
