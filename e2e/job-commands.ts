// The job queue of a system whose clock is ahead of the database's, by which the queue goes.
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { TestServer } from '@khelaghor/testkit/test-server.ts';
import type { MovableClock } from './movable-clock.ts';

const lookEveryMs = 50;
const longestRunMs = 10_000;

export function jobCommands({ ctx }: TestServer, clock: MovableClock) {
  /** Makes jobs that are due by the system's clock due by the database's; returns their ids. */
  const releaseDue = async (): Promise<string[]> => {
    const { rows } = await sql<{ id: string }>`
      select released.id::text as id from graphile_worker.reschedule_jobs(
        array(
          select id from graphile_worker.jobs
          where run_at <= ${clock.now()} and run_at > now() and locked_at is null
        ),
        run_at := now()
      ) as released
    `.execute(ctx.db);
    return rows.map(({ id }) => id);
  };
  const listTasks = async (ids: readonly string[]): Promise<string[]> => {
    const { rows } = await sql<{ task: string }>`
      select task_identifier as task from graphile_worker.jobs where id = any(${ids}::bigint[])
    `.execute(ctx.db);
    return rows.map(({ task }) => task);
  };
  return {
    /** Moves the clock forward; the job queue does what is due by then. */
    async runJobs({ ms }: { ms: number }): Promise<void> {
      clock.advance(ms);
      const released = await releaseDue();
      const untilMs = performance.now() + longestRunMs;
      for (;;) {
        const left = await listTasks(released);
        if (left.length === 0) return;
        if (performance.now() > untilMs) throw new Error(`jobs did not end: ${left.join(', ')}`);
        await pause(lookEveryMs);
      }
    },
  };
}
