// Goal: a job that failed because the database was away or full goes on at once; one that failed by
// itself waits its time.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import { addJob } from '../lib/jobs/job-queue.ts';
import { isStale, requeueInterrupted } from './requeue-interrupted.ts';

const server = await withServer();

/** Adds a job that failed three times with these words and waits for its next try. */
async function failedJob(task: string, lastError: string, attempts = 3): Promise<void> {
  const { pool, db, clock } = server.ctx;
  await addJob(db, task, {}, { runAt: new Date(clock.now().getTime() + 600_000) });
  await pool.query(
    'update graphile_worker._private_jobs set attempts = $1, last_error = $2 where run_at > now() and last_error is null',
    [attempts, lastError],
  );
}

test.each([
  ['Connection terminated unexpectedly', true],
  ['terminating connection due to administrator command', true],
  ['connect ECONNREFUSED 127.0.0.1:20001', true],
  ['the database system is starting up', true],
  ['Client has encountered a connection error and is not queryable', true],
  ['could not extend file "base/16384/16545": No space left on device', true],
  ['could not access status of transaction 0', true],
  ['sorry, too many clients already', true],
  ['fetch failed', false],
  ['canceling statement due to statement timeout', false],
  ['the ledger refused a payout: account_closed', false],
])('after %j it goes on at once: %s', async (words, goesOn) => {
  await failedJob('interrupted', words);
  await requeueInterrupted(server.ctx.pool);
  const { rows } = await sql<{ isDue: boolean; attempts: number }>`
    select run_at <= now() as is_due, attempts from graphile_worker.jobs
    where task_identifier = 'interrupted'`.execute(server.ctx.db);
  expect(rows).toEqual([{ isDue: goesOn, attempts: goesOn ? 0 : 3 }]);
  await sql`select graphile_worker.complete_jobs(array(
    select id from graphile_worker.jobs where task_identifier = 'interrupted'
  ))`.execute(server.ctx.db);
});

test.each([
  ['was due long ago and nobody has it', "now() - interval '1 minute'", null, true],
  ['was due long ago, and the pool has another', "now() - interval '1 minute'", 'ours', false],
  ['was due long ago, and another pool has one', "now() - interval '1 minute'", 'theirs', true],
  ['is due now', 'now()', null, false],
  ['is not due yet', "now() + interval '1 minute'", null, false],
])('a pool stands still when a job %s', async (_, runAt, holder, expected) => {
  const { pool, db } = server.ctx;
  await addJob(db, 'waiting', {});
  await pool.query(`update graphile_worker._private_jobs set run_at = ${runAt}`);
  if (holder !== null) {
    await addJob(db, 'held', {});
    await pool.query(
      `update graphile_worker._private_jobs set locked_by = $1, locked_at = now()
       where task_id = (select id from graphile_worker._private_tasks where identifier = 'held')`,
      [holder],
    );
  }
  const ours = { name: 'ours', tasks: ['waiting', 'held'] };
  expect(await isStale(pool, ours)).toBe(expected);
  // Jobs of tasks that the pool does not have wait for another one.
  expect(await isStale(pool, { ...ours, tasks: ['another'] })).toBe(false);
  await pool.query('delete from graphile_worker._private_jobs');
});
