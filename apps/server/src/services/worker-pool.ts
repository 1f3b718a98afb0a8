/** Keeps a pool of the queue's workers running, whatever becomes of the database. */
import { EventEmitter, once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { answeringClient } from '@khelaghor/db/answering-client.ts';
import { clientConfig } from '@khelaghor/db/connect.ts';
import { Logger, run } from 'graphile-worker';
import type { Runner, TaskList, WorkerEvents } from 'graphile-worker';
import pg from 'pg';
import type { Context } from '../lib/context.ts';
import { jobsApplicationName } from '../lib/jobs/job-queue.ts';
import { standsStill, requeueInterrupted } from './requeue-interrupted.ts';

export type JobsService = { close(): Promise<void> };

export type JobsPlan = {
  readonly taskList: TaskList;
  /** Adds the jobs of the present minute, once among all processes. */
  readonly addDueJobs: () => Promise<void>;
};

const concurrency = 4;
const restartAfterMs = 1_000;
/** A pool that has not started by then is abandoned, and another is started. */
const startMaxMs = 30_000;
/** How often a pool shows that it lives, frees the jobs of those that do not, and adds its own. */
const sweepEveryMs = 5_000;
/** The database gives up a pool that was not heard of for so long: a process that stands still. */
const silentMaxMs = 20_000;
/** How long a program that ends waits for the jobs in hand; another one does what is left. */
const farewellMs = 10_000;

/** A line that was forgotten by the network is given up, although nobody says that it broke. */
const QueueClient = answeringClient(silentMaxMs);

/** Any number will do, as long as every version of the program uses the same one. */
const poolLock = 722_025;

/**
 * The queue's own words, in our log; what it says at each step is of use in a search for a fault
 * only.
 */
export function queueLogger(log: Context['log']): Logger {
  return new Logger(() => (level, message, meta) => {
    const told = level === 'error' || level === 'warning' ? level : 'debug';
    log[told === 'warning' ? 'warn' : told]({ meta }, message);
  });
}

/** A worker pool, and how it ends. */
type Run = {
  /** Resolves when the pool has ended, for whatever reason. */
  readonly ended: Promise<void>;
  /** Takes no more jobs; resolves when those in hand are done and noted. */
  readonly stop: () => Promise<void>;
  /**
   * Leaves it to itself: it can take and note nothing any more. The queue's own end may last
   * minutes, because its workers sleep longer after each refusal of a database that recovers. The
   * jobs that it had in hand are freed by the next run.
   */
  readonly abandon: () => void;
};

/**
 * Frees the jobs of pools whose process is gone. The queue by itself would wait for hours, because
 * it cannot tell a dead process from a slow one; here every living pool holds a lock on its name,
 * which goes with its connection. A process that stands still loses it too. When it goes on it may
 * be in the middle of a job that another has done meanwhile; every job finds what is done by the
 * rows that it locks, so the late one changes nothing. Being interrupted is not a try that failed:
 * a job that has three tries would be given up after the third crash.
 */
async function freeOrphans(holder: pg.Client): Promise<void> {
  await holder.query(
    `with pools as materialized (
       select distinct locked_by as name from graphile_worker.jobs where locked_by is not null
     ), gone as materialized (
       select name from pools where pg_try_advisory_xact_lock($1, hashtext(name))
     ), orphan as materialized (
       select id, attempts from graphile_worker.jobs where locked_by in (select name from gone)
     ), unlocked as materialized (
       select graphile_worker.force_unlock_workers(array(select name from gone))
       where exists (select from gone)
     )
     select graphile_worker.reschedule_jobs(
       array_agg(id), attempts := greatest(attempts - 1, 0)::integer
     )
     from orphan cross join unlocked group by attempts`,
    [poolLock],
  );
}

type Connected = Parameters<Parameters<pg.Pool['connect']>[0]>;

/**
 * A pool that takes a connection back once and hears no more of it. The queue gives back the one
 * that it listens with twice when it breaks while the queue ends: an error that nobody hears, and
 * the end of the process.
 */
class PatientPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: (...connected: Connected) => void): void;
  override connect(callback?: (...connected: Connected) => void): Promise<pg.PoolClient> | void {
    if (callback === undefined) return super.connect();
    super.connect((error, client, release) => {
      // Without a connection there is nothing to give back, whatever the type says.
      if (!client) return callback(error, client, () => undefined);
      let isBack = false;
      callback(error, client, (broken) => {
        if (!isBack) release(broken);
        isBack = true;
      });
    });
  }
}

/**
 * The queue's own connections. It reads its numbers as text, as the driver does by itself: with
 * ours, which are `bigint`, it could not write down that a job failed, and would end instead.
 */
function poolOf(ctx: Context, databaseUrl: string): pg.Pool {
  const { types: _ours, ...config } = clientConfig(databaseUrl, {
    applicationName: jobsApplicationName,
  });
  // One more to listen with, and one to add jobs with.
  const pool = new PatientPool({ ...config, Client: QueueClient, max: concurrency + 2 });
  pool.on('error', (error) => ctx.log.debug({ err: error }, 'a connection of the jobs broke'));
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

function runnerOf(
  ctx: Context,
  pgPool: pg.Pool,
  taskList: TaskList,
  events: WorkerEvents,
): Promise<Runner> {
  return run({
    pgPool,
    concurrency,
    noHandleSignals: true,
    logger: queueLogger(ctx.log),
    events,
    // In batches a result that cannot be written ends the pool; by itself it would be a rejection
    // that nobody hears, and the end of the process.
    preset: { worker: { pollInterval: 1_000, completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    taskList,
    parsedCronItems: [],
  });
}

type Sweep = {
  readonly holder: pg.Client;
  /** What the pool is called; it is known once the pool is made. */
  readonly name: () => string;
  /** Told when the pool stands still. */
  readonly onStill: () => void;
};

/** Does from time to time what keeps the queue going; returns what ends that. */
function sweep(
  ctx: Context,
  { addDueJobs, taskList }: JobsPlan,
  { holder, name, onStill }: Sweep,
): () => void {
  const lookAfter = async (): Promise<void> => {
    await freeOrphans(holder);
    await requeueInterrupted(holder);
    const pool = { name: name(), tasks: Object.keys(taskList) };
    if (!(await standsStill(holder, pool))) return;
    ctx.log.error('the jobs stood still, and are started anew');
    onStill();
  };
  const timer = setInterval(() => {
    lookAfter().catch((error: unknown) =>
      ctx.log.warn({ err: error }, 'jobs of ended processes could not be freed'),
    );
    addDueJobs().catch((error: unknown) =>
      ctx.log.warn({ err: error }, 'the jobs of this minute could not be added'),
    );
  }, sweepEveryMs);
  return () => clearInterval(timer);
}

/** Starts a pool, and holds a connection for it; when that breaks, the pool has ended too. */
async function startRun(ctx: Context, databaseUrl: string, plan: JobsPlan): Promise<Run> {
  const config = clientConfig(databaseUrl, { applicationName: 'khelaghor jobs' });
  const holder = new QueueClient(config);
  holder.on('error', (error) => ctx.log.warn({ err: error }, 'the connection of the jobs broke'));
  const broken = new Promise<void>((resolve) => holder.once('end', resolve));
  await holder.connect();
  const events: WorkerEvents = new EventEmitter();
  // A result that cannot be written, on a full volume say: the queue means to end then, but waits
  // for itself for ever.
  const failed = Promise.withResolvers<void>();
  events.once('pool:fatalError', () => failed.resolve());
  let name = '';
  events.once('pool:create', ({ workerPool }) => (name = workerPool.id));
  const pool = poolOf(ctx, databaseUrl);
  const release = (): void => {
    // Neither is waited for: a connection that is lost may never say that it has ended.
    pool.end().catch(() => undefined);
    holder.end().catch(() => undefined);
  };
  const runner = await runnerOf(ctx, pool, plan.taskList, events).catch((error: unknown) => {
    release();
    throw error;
  });
  const runnerEnded = runner.promise.catch((error: unknown) =>
    ctx.log.warn({ err: error }, 'the jobs stopped'),
  );
  const endSweep = sweep(ctx, plan, { holder, name: () => name, onStill: failed.resolve });
  // It refuses when it has ended by itself.
  const stopRunner = (): Promise<void> => runner.stop().catch(() => undefined);
  const abandon = (): void => {
    endSweep();
    release();
    void stopRunner();
  };
  const stop = async (): Promise<void> => {
    endSweep();
    await Promise.race([stopRunner(), broken]);
    await Promise.all([pool.end(), holder.end()]).catch(() => undefined);
  };
  try {
    await holder.query('select set_config($1, $2, false)', ['idle_session_timeout', silentMaxMs]);
    await holder.query('select pg_advisory_lock($1, hashtext($2))', [poolLock, name]);
    await freeOrphans(holder);
  } catch (error) {
    abandon();
    throw error;
  }
  return { ended: Promise.race([broken, failed.promise, runnerEnded]), stop, abandon };
}

/** Starts a pool; throws when it takes longer than `startMaxMs`, and abandons it when it comes. */
async function startInTime(...asked: Parameters<typeof startRun>): Promise<Run> {
  const waited = new AbortController();
  const starting = startRun(...asked);
  const late = pause(startMaxMs, undefined, waited).then(() => {
    void starting.then(({ abandon }) => abandon()).catch(() => undefined);
    throw new Error(`the jobs had not started after ${startMaxMs} ms`);
  });
  // A pool that starts in time aborts the timer, which rejects; nobody else handles that.
  late.catch(() => undefined);
  try {
    return await Promise.race([starting, late]);
  } finally {
    waited.abort();
  }
}

/** Ends a run of a program that ends: in good order, but not later than anybody would wait for. */
async function bidFarewell({ stop, abandon }: Run): Promise<void> {
  const waited = new AbortController();
  const late = pause(farewellMs, undefined, waited).catch(() => undefined);
  await Promise.race([stop(), late]);
  waited.abort();
  abandon();
}

/**
 * Runs jobs until it is closed. A lost database ends the run; the next one begins as soon as there
 * is a database again.
 */
export async function runWorkerPool(
  ctx: Context,
  databaseUrl: string,
  plan: JobsPlan,
): Promise<JobsService> {
  const closing = new AbortController();
  const closed = once(closing.signal, 'abort');
  let current: Run | null = await startRun(ctx, databaseUrl, plan);
  const again = async (): Promise<void> => {
    // A call to close ends the pause by rejecting it.
    await pause(restartAfterMs, undefined, closing).catch(() => undefined);
    if (closing.signal.aborted) return;
    try {
      current = await startInTime(ctx, databaseUrl, plan);
      ctx.log.info('the jobs run again');
    } catch (error) {
      ctx.log.warn({ err: error }, 'the jobs cannot run yet; trying again soon');
    }
  };
  const keepRunning = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      await Promise.race([current?.ended, closed]);
      if (closing.signal.aborted) break;
      current?.abandon();
      current = null;
      await again();
    }
    if (current !== null) await bidFarewell(current);
  };
  const kept = keepRunning();
  return {
    async close() {
      closing.abort();
      await kept;
    },
  };
}
