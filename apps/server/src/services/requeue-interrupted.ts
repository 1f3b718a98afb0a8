import type pg from 'pg';

/** How a driver and a database say that they lost each other, or that there is no room to write. */
const interruption = [
  'connection terminated',
  'terminating connection',
  'connection timeout',
  'timeout exceeded when trying to connect',
  'not queryable',
  'the database system is',
  'too many clients',
  'connection slots are reserved',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'No space left on device',
  // The same, where a page of the database's own books had to be written first.
  'could not access status of transaction',
].join('|');

/**
 * Lets jobs go on that failed only because the database was away or full, as if they had not been
 * tried. The queue by itself waits longer after each failure, soon for minutes: right for a job
 * that is at fault, but a draw that was interrupted has players waiting for it.
 */
export async function requeueInterrupted(client: pg.Client | pg.Pool): Promise<void> {
  await client.query(
    `with interrupted as materialized (
       select id from graphile_worker.jobs
       where locked_at is null and attempts > 0 and attempts < max_attempts
         and run_at > now() and last_error ~* $1
     )
     select graphile_worker.reschedule_jobs(
       array(select id from interrupted), run_at := now(), attempts := 0
     )
     where exists (select from interrupted)`,
    [interruption],
  );
}

/** A pool of the queue's workers: its name, and the tasks that it can do. */
type PoolOfTasks = { readonly name: string; readonly tasks: readonly string[] };

/**
 * Whether a pool stands still: jobs of its tasks have been due for 15 seconds, and it runs none.
 * The queue's workers can end after an error of the database without saying so.
 */
export async function isStale(
  client: pg.Client | pg.Pool,
  { name, tasks }: PoolOfTasks,
): Promise<boolean> {
  const { rows } = await client.query<{ stands: boolean }>(
    `select exists (
       select from graphile_worker.jobs
       where locked_at is null and attempts < max_attempts
         and run_at < now() - interval '15 seconds' and task_identifier = any($2)
     ) and not exists (
       select from graphile_worker.jobs where locked_by = $1
     ) as stands`,
    [name, tasks],
  );
  return rows[0]?.stands === true;
}
