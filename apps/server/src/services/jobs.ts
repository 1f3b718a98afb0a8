import { runMigrations } from 'graphile-worker';
import type pg from 'pg';
import { allAreas, areas } from '../areas.ts';
import type { Context } from '../lib/context.ts';
import { periodicJobs } from './cron.ts';
import { runWorkerPool, queueLogger } from './worker-pool.ts';
import type { JobsService } from './worker-pool.ts';

/** Prepares the queue's own tables, as their owner; must be done before the first job is added. */
export async function migrateJobs(pool: pg.Pool, log: Context['log']): Promise<void> {
  await runMigrations({ pgPool: pool, logger: queueLogger(log) });
}

/** Runs the jobs of every area: draws, payouts, questions to gateways, tidying. */
export function startJobs(ctx: Context, databaseUrl: string): Promise<JobsService> {
  const jobs = areas.flatMap((area) => area.jobs);
  const tasks = jobs.flatMap((tasksOf) => Object.entries(tasksOf(ctx, allAreas)));
  return runWorkerPool(ctx, databaseUrl, {
    addDueJobs: periodicJobs(ctx, areas.flatMap(({ cron }) => cron).join('\n')),
    taskList: Object.fromEntries(tasks),
  });
}
