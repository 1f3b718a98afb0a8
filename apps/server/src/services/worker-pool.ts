/** Keeps a pool of the queue's workers running, whatever happens to the database. */
import { EventEmitter, once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { buildTimeoutClient } from '@khelaghor/db/timeout-client.ts';
import { buildClientConfig } from '@khelaghor/db/connect.ts';
import { Logger, run } from 'graphile-worker';
import type { Runner, TaskList, WorkerEvents } from 'graphile-worker';
import pg from 'pg';
import type { Context } from '../lib/context.ts';
import { jobsApplicationName } from '../lib/jobs/job-queue.ts';
import { isStale, requeueInterrupted } from './requeue-interrupted.ts';

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
/** How often a pool renews its lock, frees the jobs of dead pools and adds due jobs. */
const sweepEveryMs = 5_000;
/** The database ends a pool's connection after this silence: its process hangs. */
const silentMaxMs = 20_000;
/** How long an ending process waits for its running jobs; another process does the rest. */
const farewellMs = 10_000;

/** Gives up a connection that the network dropped without an error. */
const QueueClient = buildTimeoutClient(silentMaxMs);

/** Any number will do, as long as every version of the program uses the same one. */
const poolLock = 722_025;

/** The queue's own messages, in our log; those about single steps only at debug level. */
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
  /** Takes no more jobs; resolves when the running ones are done and written. */
  readonly stop: () => Promise<void>;
  /**
   * Stops waiting for a pool that can take and write nothing any more. The queue's own end may last
   * minutes, because its workers sleep longer after each refusal of a recovering database. The next
   * run frees its jobs.
   */
  readonly abandon: () => void;
};

/**
 * Frees the jobs of dead pools. The queue by itself would wait for hours, because it cannot tell a
 * dead process from a slow one; here every living pool holds a lock on its name, which ends with
 * its connection. A hanging process loses it too. When it goes on, another process may have done
 * its job meanwhile; every job locks its rows and finds them done, so the late one changes nothing.
 * An interruption does not count as a failed attempt: otherwise a job with three attempts would be
 * given up after the third crash.
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
 * A pool that ignores a second release of a connection. When the listening connection breaks while
 * the queue ends, the queue releases it twice, and the unhandled error would end the process.
 */
class PatientPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: (...connected: Connected) => void): void;
  override connect(callback?: (...connected: Connected) => void): Promise<pg.PoolClient> | void {
    if (callback === undefined) return super.connect();
    super.connect((error, client, release) => {
      // Without a connection there is nothing to release, whatever the type says.
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
 * The queue's own connections. They read numbers as text, the driver's default: with our parser,
 * which makes `bigint`, the queue could not record a failed job, and would end.
 */
function getPool(ctx: Context, databaseUrl: string): pg.Pool {
  const { types: _ours, ...config } = buildClientConfig(databaseUrl, {
    applicationName: jobsApplicationName,
  });
  // One more to listen with, and one to add jobs with.
  const pool = new PatientPool({ ...config, Client: QueueClient, max: concurrency + 2 });
  pool.on('error', (error) => ctx.log.debug({ err: error }, 'a connection of the jobs broke'));
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

function readRunner(
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
    // In batches an unwritable result ends the pool; without them it would be an unhandled
    // rejection, which ends the process.
    preset: { worker: { pollInterval: 1_000, completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    taskList,
    parsedCronItems: [],
  });
}

type Sweep = {
  readonly holder: pg.Client;
  /** The pool's name, known once the pool is made. */
  readonly name: () => string;
  /** Called when the pool hangs. */
  readonly onStill: () => void;
};

/** Renews, frees and adds at intervals; returns a function that ends it. */
function sweep(
  ctx: Context,
  { addDueJobs, taskList }: JobsPlan,
  { holder, name, onStill }: Sweep,
): () => void {
  const lookAfter = async (): Promise<void> => {
    await freeOrphans(holder);
    await requeueInterrupted(holder);
    const pool = { name: name(), tasks: Object.keys(taskList) };
    if (!(await isStale(holder, pool))) return;
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

/** Starts a pool and holds a connection for it; when that breaks, the pool has ended too. */
async function startRun(ctx: Context, databaseUrl: string, plan: JobsPlan): Promise<Run> {
  const config = buildClientConfig(databaseUrl, { applicationName: 'khelaghor jobs' });
  const holder = new QueueClient(config);
  holder.on('error', (error) => ctx.log.warn({ err: error }, 'the connection of the jobs broke'));
  const broken = new Promise<void>((resolve) => holder.once('end', resolve));
  await holder.connect();
  const events: WorkerEvents = new EventEmitter();
  // When a result cannot be written, on a full volume say, the queue tries to end, but waits for
  // itself for ever.
  const failed = Promise.withResolvers<void>();
  events.once('pool:fatalError', () => failed.resolve());
  let name = '';
  events.once('pool:create', ({ workerPool }) => (name = workerPool.id));
  const pool = getPool(ctx, databaseUrl);
  const release = (): void => {
    // Not awaited: a lost connection may never report that it has ended.
    pool.end().catch(() => undefined);
    holder.end().catch(() => undefined);
  };
  const runner = await readRunner(ctx, pool, plan.taskList, events).catch((error: unknown) => {
    release();
    throw error;
  });
  const runnerEnded = runner.promise.catch((error: unknown) =>
    ctx.log.warn({ err: error }, 'the jobs stopped'),
  );
  const endSweep = sweep(ctx, plan, { holder, name: () => name, onStill: failed.resolve });
  // It rejects when the pool has ended by itself.
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

/** Starts a pool; throws after `startMaxMs`, and abandons the pool if it starts later. */
async function startInTime(...asked: Parameters<typeof startRun>): Promise<Run> {
  const waited = new AbortController();
  const starting = startRun(...asked);
  const late = pause(startMaxMs, undefined, waited).then(() => {
    void starting.then(({ abandon }) => abandon()).catch(() => undefined);
    throw new Error(`the jobs had not started after ${startMaxMs} ms`);
  });
  // A pool that starts in time aborts the timer, whose rejection must be handled here.
  late.catch(() => undefined);
  try {
    return await Promise.race([starting, late]);
  } finally {
    waited.abort();
  }
}

/** Ends a run: waits for the running jobs, but at most `farewellMs`. */
async function bidFarewell({ stop, abandon }: Run): Promise<void> {
  const waited = new AbortController();
  const late = pause(farewellMs, undefined, waited).catch(() => undefined);
  await Promise.race([stop(), late]);
  waited.abort();
  abandon();
}

/**
 * Runs jobs until it is closed. A lost database ends the run; the next one begins as soon as the
 * database is back.
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
    // Closing ends the pause with a rejection.
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
