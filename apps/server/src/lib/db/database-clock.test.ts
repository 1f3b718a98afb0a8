// Goal: the time is the database's, however wrong the machine's clock is. Method: a database whose
// time we choose, and which is asked for it as the real one is; the machine's clock is held.
import { pino } from 'pino';
import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import type { FakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { createDatabaseClock } from './database-clock.ts';

const log = pino({ level: 'silent' });
const startMachine = () => createFakeClock(new Date('2026-11-22T06:00:00Z'));

type Asked = { readonly aheadMs: number; readonly toDatabaseMs: number; readonly backMs: number };

/** A pool whose database is so far ahead of the machine, with the times of its next answers. */
function poolAhead(machine: FakeClock, answers: readonly Asked[]): Pool {
  const left = [...answers];
  const client = {
    query: async () => {
      const { aheadMs, toDatabaseMs, backMs } = left.shift() ??
        answers.at(-1) ?? {
          aheadMs: 0,
          toDatabaseMs: 0,
          backMs: 0,
        };
      machine.advance(toDatabaseMs);
      const ms = String(machine.now().getTime() + aheadMs);
      machine.advance(backMs);
      return { rows: [{ ms }] };
    },
    release: () => undefined,
  };
  return { connect: async () => client } as unknown as Pool;
}

const readAheadMs = async (answers: readonly Asked[]): Promise<number> => {
  const machine = startMachine();
  const clock = createDatabaseClock(poolAhead(machine, answers), log, machine);
  const following = await clock.follow();
  const aheadMs = clock.now().getTime() - machine.now().getTime();
  await following.close();
  return aheadMs;
};

test.each([
  ['a day ahead', 86_400_000],
  ['five minutes behind', -300_000],
  ['right', 0],
])('the clock shows the time of a database that is %s', async (_where, aheadMs) => {
  expect(await readAheadMs([{ aheadMs, toDatabaseMs: 0, backMs: 0 }])).toBe(aheadMs);
});

test('of several looks the clock takes the fastest, and the middle of its time', async () => {
  const aheadMs = 86_400_000;
  const slow = { aheadMs, toDatabaseMs: 900, backMs: 100 };
  const fast = { aheadMs, toDatabaseMs: 20, backMs: 10 };
  expect(await readAheadMs([slow, fast, slow])).toBe(aheadMs + 5);
});

test('a database that does not answer stops the start', async () => {
  const pool = { connect: () => Promise.reject(new Error('gone')) } as unknown as Pool;
  const clock = createDatabaseClock(pool, log);
  await expect(clock.follow()).rejects.toThrow('gone');
});
