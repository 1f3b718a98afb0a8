import { sql } from 'kysely';
import type { Task, TaskList } from 'graphile-worker';
import type { Context } from '../context.ts';

/** Successes of a job are written at most this often: some run every second. */
const writeEveryMs = 10_000;

type Run = { readonly startedAt: Date; readonly tookMs: number; readonly failed: boolean };

/** Keeps the last run of a job. A run that cannot be written is not worth an error of the job. */
async function writeRun(ctx: Context, job: string, run: Run): Promise<void> {
  const { startedAt, tookMs, failed } = run;
  const failedAt = failed ? ctx.clock.now() : null;
  await sql`insert into job_run as r (job, started_at, took_ms, failed_at, failures)
    values (${job}, ${startedAt}, ${tookMs}, ${failedAt}, ${failed ? 1 : 0})
    on conflict (job) do update set
      started_at = excluded.started_at,
      took_ms = excluded.took_ms,
      failed_at = coalesce(excluded.failed_at, r.failed_at),
      failures = case when excluded.failures = 0 then 0 else r.failures + 1 end`
    .execute(ctx.db)
    .catch((error: unknown) => ctx.log.debug({ err: error, job }, 'a run was not recorded'));
}

function recordTask(ctx: Context, job: string, task: Task): Task {
  let written: { readonly atMs: number; readonly failed: boolean } | null = null;
  return async (payload, helpers) => {
    const startedAt = ctx.clock.now();
    const startedMs = ctx.clock.monotonicMs();
    let failed = true;
    try {
      const result = await task(payload, helpers);
      failed = false;
      return result;
    } finally {
      const atMs = ctx.clock.monotonicMs();
      const isNews = failed || written === null || written.failed;
      if (isNews || atMs - (written?.atMs ?? 0) >= writeEveryMs) {
        written = { atMs, failed };
        await writeRun(ctx, job, { startedAt, tookMs: Math.round(atMs - startedMs), failed });
      }
    }
  };
}

/** Returns the tasks, of which those with these names record their runs. */
export const recordRuns = (ctx: Context, tasks: TaskList, names: ReadonlySet<string>): TaskList =>
  Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      task && names.has(name) ? recordTask(ctx, name, task) : task,
    ]),
  );
