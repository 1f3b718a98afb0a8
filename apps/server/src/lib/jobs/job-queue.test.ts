// Goal: when a running job adds itself again, exactly one job is left, even if its process dies.
// Method: a running job is one that the queue has marked as taken.
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { addJob } from './job-queue.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';

const runAt = new Date('2100-01-01T00:00:00Z');
const jobKey = 'ask-again:1';
const server = await withServer();
beforeEach(async () => {
  await sql`delete from graphile_worker._private_jobs`.execute(server.ctx.db);
  await addJob(server.ctx.db, 'ask-again', { round: 1 }, { jobKey });
  await sql`update graphile_worker._private_jobs
    set locked_at = now(), locked_by = 'a process that dies', attempts = 1`.execute(server.ctx.db);
});

async function jobs() {
  const { rows } = await sql<{ round: number; attempts: number; isTaken: boolean }>`
    select (payload ->> 'round')::int as round, attempts, locked_at is not null as is_taken
    from graphile_worker._private_jobs order by id`.execute(server.ctx.db);
  return rows;
}

test('a running job that is added again is replaced by its successor', async () => {
  await addJob(server.ctx.db, 'ask-again', { round: 2 }, { jobKey, runAt });
  expect(await jobs()).toEqual([{ round: 2, attempts: 0, isTaken: false }]);
});

test('a job that is added again before it ran is one job with the last payload', async () => {
  await addJob(server.ctx.db, 'ask-again', { round: 2 }, { jobKey, runAt });
  await addJob(server.ctx.db, 'ask-again', { round: 3 }, { jobKey, runAt });
  expect(await jobs()).toEqual([{ round: 3, attempts: 0, isTaken: false }]);
});

test('a transaction that is rolled back replaces no job', async () => {
  const undone = server.ctx.db.transaction().execute(async (tx) => {
    await addJob(tx, 'ask-again', { round: 2 }, { jobKey, runAt });
    throw new Error('not made');
  });
  await expect(undone).rejects.toThrow('not made');
  expect(await jobs()).toEqual([{ round: 1, attempts: 1, isTaken: true }]);
});

test('another key, or none, makes another job', async () => {
  await addJob(server.ctx.db, 'ask-again', { round: 2 }, { jobKey: 'ask-again:2', runAt });
  await addJob(server.ctx.db, 'ask-again', { round: 3 }, { runAt });
  expect(await jobs()).toHaveLength(3);
});
