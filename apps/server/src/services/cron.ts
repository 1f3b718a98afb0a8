import { sql } from 'kysely';
import { parseCrontab } from 'graphile-worker';
import { minuteMs } from '@khelaghor/time/durations.ts';
import type { Context } from '../lib/context.ts';

/** A minute as the queue's own crontab reads it, in UTC. */
const computeDigest = (minute: Date) => ({
  min: minute.getUTCMinutes(),
  hour: minute.getUTCHours(),
  date: minute.getUTCDate(),
  month: minute.getUTCMonth() + 1,
  dow: minute.getUTCDay(),
});

/**
 * Makes the function that adds the jobs of the present minute, once among all processes. The queue
 * could do it, but it goes by the machine's clock: one that was ahead for a while would leave jobs
 * for tomorrow, and none for today. What was added last stands where the queue itself keeps it,
 * in a table that is not part of its public interface.
 */
export function periodicJobs(ctx: Context, crontab: string): () => Promise<void> {
  const items = parseCrontab(crontab);
  return async () => {
    const nowMs = ctx.clock.now().getTime();
    const minute = new Date(nowMs - (nowMs % minuteMs));
    const digest = computeDigest(minute);
    const tasks = items.filter((item) => item.match(digest)).map((item) => item.task);
    if (tasks.length === 0) return;
    // What was noted for a later minute than the next was noted by a clock that was wrong.
    await sql`
      with due as (
        insert into graphile_worker._private_known_crontabs as known
          (identifier, known_since, last_execution)
        select task, ${minute}::timestamptz, ${minute}::timestamptz
        from unnest(${tasks}::text[]) as task
        on conflict (identifier) do update set last_execution = excluded.last_execution
        where known.last_execution is null or known.last_execution < excluded.last_execution
          or known.last_execution > excluded.last_execution + interval '1 minute'
        returning identifier
      )
      select graphile_worker.add_job(identifier, run_at := ${minute}::timestamptz) from due
    `.execute(ctx.db);
  };
}
