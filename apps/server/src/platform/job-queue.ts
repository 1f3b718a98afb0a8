import { sql } from 'kysely';
import type { Database } from './context.ts';

/**
 * Adds a job in the caller's transaction: it runs if and only if the change commits.
 * `jobKey` makes adding it twice the same as once.
 */
export async function addJob(
  tx: Database,
  task: string,
  payload: Record<string, unknown>,
  options: { runAt?: Date; jobKey?: string; maxAttempts?: number; queue?: string } = {},
): Promise<void> {
  await sql`select graphile_worker.add_job(
    ${task}::text,
    payload := ${JSON.stringify(payload)}::json,
    queue_name := ${options.queue ?? null}::text,
    run_at := ${options.runAt?.toISOString() ?? null}::timestamptz,
    max_attempts := ${options.maxAttempts ?? 25}::int,
    job_key := ${options.jobKey ?? null}::text
  )`.execute(tx);
}
