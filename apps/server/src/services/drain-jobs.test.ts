// Goal: after draining, no due job is left, and a failed one is no secret.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import { addJob } from '../lib/jobs/job-queue.ts';

// The queue goes by the database's clock.
const server = await withServer({ clock: 'database', logLevel: 'silent' });
const { db } = server.ctx;

test('drainJobs runs due jobs, leaves later ones and throws for a failed one', async () => {
  await addJob(db, 'purge-expired', {}, { jobKey: 'due' });
  const runAt = new Date(server.ctx.clock.now().getTime() + 3_600_000);
  await addJob(db, 'purge-expired', {}, { jobKey: 'later', runAt });
  await server.drainJobs();
  await addJob(db, 'settle-issue', { issueId: 'no id' }, { jobKey: 'failing' });
  await expect(server.drainJobs()).rejects.toThrow('failed jobs: 1');
  const { rows } = await sql`select key, attempts::int from graphile_worker.jobs
    where key in ('due', 'later', 'failing') order by key`.execute(db);
  expect(rows).toEqual([
    { key: 'failing', attempts: 1 },
    { key: 'later', attempts: 0 },
  ]);
});
