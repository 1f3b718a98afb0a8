import { sql } from 'kysely';
import type { Database } from '../context.ts';

/** What the connections of those who do the jobs are called in the database. */
export const jobsApplicationName = 'khelaghor jobs';

/** Whether anybody does the jobs of the site now. */
export async function areJobsDone(db: Database): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`
    select exists (
      select from pg_stat_activity
      where datname = current_database() and application_name = ${jobsApplicationName}
    ) as done`.execute(db);
  return rows[0]?.done === true;
}

/**
 * Adds a job in the caller's transaction: it runs if and only if the change commits.
 * `jobKey` makes adding it twice the same as once. A job that is running under that key is replaced
 * too: should its process die, only the new one is left to do.
 */
export async function addJob(
  tx: Database,
  task: string,
  payload: Record<string, unknown>,
  { runAt, jobKey, maxAttempts = 25 }: { runAt?: Date; jobKey?: string; maxAttempts?: number } = {},
): Promise<void> {
  // The queue itself would keep the running one as one that failed for ever, with nobody to end it
  // when its process is gone.
  if (jobKey !== undefined)
    await sql`delete from graphile_worker._private_jobs
      where key = ${jobKey} and locked_at is not null`.execute(tx);
  await sql`select graphile_worker.add_job(
    ${task}::text,
    payload := ${JSON.stringify(payload)}::json,
    run_at := ${runAt?.toISOString() ?? null}::timestamptz,
    max_attempts := ${maxAttempts}::int,
    job_key := ${jobKey ?? null}::text
  )`.execute(tx);
}
