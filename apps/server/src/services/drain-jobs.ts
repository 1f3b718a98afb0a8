import { EventEmitter } from 'node:events';
import { runOnce } from 'graphile-worker';
import type { WorkerEvents } from 'graphile-worker';
import type { Context } from '../lib/context.ts';
import { buildTaskList } from './jobs.ts';
import { queueLogger } from './worker-pool.ts';

/**
 * Runs the jobs that are due by the database's clock, one after another, also those that they add.
 * Returns when none is left; throws when one failed. No other pool may run: its jobs would not be
 * waited for.
 */
export async function drainJobs(ctx: Context, databaseUrl: string): Promise<void> {
  const events: WorkerEvents = new EventEmitter();
  const failures: unknown[] = [];
  events.on('job:error', ({ error }) => failures.push(error));
  await runOnce({
    connectionString: databaseUrl,
    maxPoolSize: 2,
    concurrency: 1,
    noHandleSignals: true,
    logger: queueLogger(ctx.log),
    events,
    taskList: buildTaskList(ctx).taskList,
  });
  if (failures.length > 0) throw new AggregateError(failures, `failed jobs: ${failures.length}`);
}
