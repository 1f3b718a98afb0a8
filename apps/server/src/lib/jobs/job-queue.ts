import { sql } from 'kysely';
import type { Database } from '../context.ts';

/** The application name of the workers' database connections. */
export const jobsApplicationName = 'khelaghor jobs';

/** Whether a worker is connected and takes the site's jobs. */
export async function areJobsDone(db: Database): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`
    select exists (
      select from pg_stat_activity
      where datname = current_database() and application_name = ${jobsApplicationName}
    ) as done`.execute(db);
  return rows[0]?.done === true;
}

/**
 * Adds a job in the caller's transaction: it runs if and only if the change commits. Adding the
 * same `jobKey` twice leaves one job. A running job of that key is replaced too, so that only the
 * new one is left if its process dies. A transaction replaces at most one job, as its last step:
 * the queue removes the rows of jobs that end together in any order, and would deadlock with two.
 */
export async function addJob(
  tx: Database,
  task: string,
  payload: Record<string, unknown>,
  { runAt, jobKey, maxAttempts = 25 }: { runAt?: Date; jobKey?: string; maxAttempts?: number } = {},
): Promise<void> {
  // The queue itself would keep the running job as failed for ever, and no worker would remove it
  // after its process has died. One that waits is deleted too: a worker could begin it in between.
  if (jobKey !== undefined)
    await sql`delete from graphile_worker._private_jobs where key = ${jobKey}`.execute(tx);
  await sql`select graphile_worker.add_job(
    ${task}::text,
    payload := ${JSON.stringify(payload)}::json,
    run_at := ${runAt?.toISOString() ?? null}::timestamptz,
    max_attempts := ${maxAttempts}::int,
    job_key := ${jobKey ?? null}::text
  )`.execute(tx);
}

/** A job of many that are added together. */
export type NewJob = {
  readonly task: string;
  readonly payload: Record<string, unknown>;
  readonly runAt: Date;
  readonly jobKey: string;
};

/** Adds many jobs in the caller's transaction, none of which has run before. */
export async function addJobs(tx: Database, jobs: readonly NewJob[]): Promise<void> {
  await sql`select graphile_worker.add_jobs(array(
    select row(task, payload::json, null, run_at, 25, key, 0, null)::graphile_worker.job_spec
    from unnest(
      ${jobs.map(({ task }) => task)}::text[],
      ${jobs.map(({ payload }) => JSON.stringify(payload))}::text[],
      ${jobs.map(({ runAt }) => runAt.toISOString())}::timestamptz[],
      ${jobs.map(({ jobKey }) => jobKey)}::text[]
    ) as j (task, payload, run_at, key)
  ))`.execute(tx);
}
