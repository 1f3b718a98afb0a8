import { parseCrontab, runMigrations } from 'graphile-worker';
import type { TaskList } from 'graphile-worker';
import type pg from 'pg';
import { allAreas, areas } from '../areas.ts';
import type { Context } from '../lib/context.ts';
import { recordRuns } from '../lib/jobs/job-runs.ts';
import { periodicJobs } from './cron.ts';
import { runWorkerPool, queueLogger } from './worker-pool.ts';
import type { JobsService } from './worker-pool.ts';

/** Prepares the queue's own tables, as their owner; must be done before the first job is added. */
export async function migrateJobs(pool: pg.Pool, log: Context['log']): Promise<void> {
  await runMigrations({ pgPool: pool, logger: queueLogger(log) });
}

/** Runs every area's purge; one that fails holds up no other. */
async function purgeExpired(ctx: Context): Promise<void> {
  const failures: unknown[] = [];
  for (const purge of areas.flatMap(({ purges }) => purges))
    await purge(ctx).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'some rows were not purged');
}

/** Builds the tasks of every area: draws, payouts, questions to gateways, tidying. */
export function buildTaskList(ctx: Context): { taskList: TaskList; crontab: string } {
  const jobs = areas.flatMap((area) => area.jobs);
  const tasks = jobs.flatMap((getTasks) => Object.entries(getTasks(ctx, allAreas)));
  const crontab = allAreas.cron.join('\n');
  const periodic = new Set(parseCrontab(crontab).map(({ task }) => task));
  const taskList = recordRuns(
    ctx,
    { ...Object.fromEntries(tasks), 'purge-expired': () => purgeExpired(ctx) },
    periodic,
  );
  // A line for a job that does not exist would fill the queue with jobs that no process takes.
  for (const task of periodic)
    if (!(task in taskList)) throw new Error(`the crontab names ${task}, which is no job`);
  return { taskList, crontab };
}

/** Runs the jobs of every area as they become due. */
export function startJobs(ctx: Context, databaseUrl: string): Promise<JobsService> {
  const { taskList, crontab } = buildTaskList(ctx);
  return runWorkerPool(ctx, databaseUrl, { addDueJobs: periodicJobs(ctx, crontab), taskList });
}
