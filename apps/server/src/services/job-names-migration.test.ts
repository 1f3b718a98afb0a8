/**
 * Goal: a job that waits while a site is upgraded is done under its new name. Method: a queue of
 * before migration 0055 with two jobs is brought up to date.
 */
import { runMigrations } from 'graphile-worker';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { connect } from '@khelaghor/db/connect.ts';
import { createDatabaseBefore } from '@khelaghor/db/database-before.ts';
import { migrate } from '@khelaghor/db/migrate.ts';

test('waiting jobs and their keys are renamed, others stay', async () => {
  const database = await createDatabaseBefore('0055');
  onTestFinished(database.drop);
  const owner = connect(database.url);
  onTestFinished(owner.close);
  await runMigrations({ connectionString: database.url });
  await sql`select graphile_worker.add_job('query-deposit', job_key := 'query-deposit:7:60000'),
    graphile_worker.add_job('draw-issue', job_key := 'draw-issue:7')`.execute(owner.db);
  await migrate(database.url);
  const { rows } = await sql`
    select task_identifier as task, key from graphile_worker.jobs order by key`.execute(owner.db);
  expect(rows).toEqual([
    { task: 'draw-issue', key: 'draw-issue:7' },
    { task: 'reconcile-deposit', key: 'reconcile-deposit:7:60000' },
  ]);
});
