import { connect } from '@khelaghor/db/connect.ts';
import { DURABILITY_ADVICE, verifyDurability } from '@khelaghor/db/durability.ts';
import { startGroupCommit } from '@khelaghor/db/group-commit.ts';
import { migrate } from '@khelaghor/db/migrate.ts';
import { openServerRole } from '@khelaghor/db/roles.ts';
import { pino } from 'pino';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { allAreas, areas } from './areas.ts';
import { CannotStart } from './lib/cannot-start.ts';
import { isDocumentKeyRight } from './account/documents/index.ts';
import { ensureSetupLink } from './backoffice/operators/index.ts';
import type { Clock } from './lib/clock.ts';
import type { Config } from './lib/config/config.ts';
import type { Context, Database } from './lib/context.ts';
import { createDatabaseClock } from './lib/db/database-clock.ts';
import { systemRandom } from './lib/crypto/random.ts';
import type { Random } from './lib/crypto/random.ts';
import { createSealing } from './lib/hpke/key-ring.ts';
import { openDocumentSecrets, openSecrets } from './lib/crypto/secrets.ts';
import { startHttp } from './services/http.ts';
import { migrateJobs, startJobs } from './services/jobs.ts';

export type ServiceName = 'http' | 'jobs';

export type RunningServer = {
  ctx: Context;
  /** The one-time link that makes the first operator; null once there is one. */
  claimLink: string | null;
  close(): Promise<void>;
};

/** How long a call waits for a connection before it is answered with `overloaded`. */
const connectTimeoutMs = 3_000;

/** Any number will do, as long as every version of the program uses the same one. */
const preparationLock = 7_220_251_122;

async function requireDurable(db: Database): Promise<void> {
  const durable = await verifyDurability(db);
  if (durable.ok) return;
  const advice = durable.refusals.map((refusal) => DURABILITY_ADVICE[refusal]).join(' ');
  throw new CannotStart(`The database would not keep what it promises. ${advice}`);
}

/**
 * Refuses a master key other than the one that the database was filled with: the committed seeds
 * could not be opened, so no draw could be proved.
 */
async function verifyMasterKey(ctx: Context): Promise<void> {
  const issue = await ctx.db
    .selectFrom('lotteryIssue')
    .select('serverSeedSealed')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!issue) return;
  try {
    ctx.secrets.decrypt('lottery-seed', issue.serverSeedSealed);
  } catch {
    throw new CannotStart(
      'The master key does not open what is sealed in this database. Put back the master.key ' +
        'that belongs to it, or set KHELAGHOR_MASTER_KEY to what it holds.',
    );
  }
}

/** Makes the key of identity documents at the first start; refuses a damaged one. */
function requireDocumentKey(config: Config): void {
  try {
    openDocumentSecrets(config);
  } catch (error) {
    if (!(error instanceof Error) || 'code' in error) throw error;
    throw new CannotStart(
      `${error.message}. Put it back from a backup: without it no identity document can be opened.`,
    );
  }
}

/** Refuses another key than that of the identity documents in the database. */
async function verifyDocumentKey(ctx: Context): Promise<void> {
  if (await isDocumentKeyRight(ctx)) return;
  throw new CannotStart(
    'The key of identity documents does not open those in this database. Put back the ' +
      'documents.key that belongs to it, or set KHELAGHOR_DOCUMENT_KEY to what it holds.',
  );
}

/** Runs work under an advisory lock, so that one process at a time does it. */
async function withAdvisoryLock(pool: Pool, work: () => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set lock_timeout = 0; set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [preparationLock]);
    await work();
  } finally {
    // Ending the connection releases the lock and drops its settings.
    client.release(true);
  }
}

/**
 * Migrates the database as its owner. Returns the address for everything else: a role that cannot
 * change append-only tables.
 */
async function migrateAndConnect(databaseUrl: string, log: Logger): Promise<string> {
  const owner = connect(databaseUrl, { connectTimeoutMs, connectionsMax: 2 });
  try {
    await requireDurable(owner.db);
    const migrated = await migrate(databaseUrl);
    if (!migrated.ok) throw new CannotStart(`Migration ${migrated.migration}: ${migrated.message}`);
    await withAdvisoryLock(owner.pool, () => migrateJobs(owner.pool, log));
  } finally {
    await owner.close();
  }
  const role = await openServerRole(databaseUrl);
  if (role.missing !== null) {
    log.warn(`what is append-only is kept so by triggers alone: ${role.missing}`);
  }
  return role.url;
}

/** Seeds the data that every process needs. */
const prepare = (ctx: Context): Promise<void> =>
  withAdvisoryLock(ctx.pool, async () => {
    for (const seed of areas.flatMap(({ seeds }) => seeds)) await seed(ctx, allAreas);
  });

/** An error for the log, without the connection that a database error carries. */
function brief(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, stack } = error;
  return { name, message, stack, ...('code' in error && { code: String(error.code) }) };
}

type Running = { close(): Promise<void> };

/** Closes all, the last started first, and goes on when one fails. */
async function closeAll(running: readonly Running[]): Promise<void> {
  const errors: unknown[] = [];
  for (const { close } of running.toReversed())
    await close().catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw new AggregateError(errors, 'the server did not end cleanly');
}

/**
 * Starts one server process. Clock and random source are parameters, so that a test can hold them.
 */
export async function startServer(options: {
  config: Config;
  databaseUrl: string;
  services: readonly ServiceName[];
  clock?: Clock;
  random?: Random;
  log?: Logger;
}): Promise<RunningServer> {
  const { config, services } = options;
  const log = options.log ?? pino({ level: config.logLevel, serializers: { err: brief } });
  const secrets = openSecrets(config);
  requireDocumentKey(config);
  let ending = false;
  const databaseUrl = await migrateAndConnect(options.databaseUrl, log);
  const settings = {
    connectTimeoutMs,
    onIdleError: (error: Error) => {
      if (!ending) log.warn({ err: error }, 'a database connection broke');
    },
  };
  const connection = connect(databaseUrl, settings);
  // Its own pool, so that a rush of other calls never keeps a batch waiting for a connection.
  const books = connect(databaseUrl, { ...settings, connectionsMax: 3 });
  const ownClock = createDatabaseClock(connection.pool, log);
  const clock = options.clock ?? ownClock;
  const close = (): Promise<void> => {
    ending = true;
    return closeAll(running);
  };
  const ledger = startGroupCommit(books.db);
  const ctx: Context = {
    config,
    db: connection.db,
    pool: connection.pool,
    ledger,
    clock,
    random: options.random ?? systemRandom,
    log,
    secrets,
    sealing: createSealing(secrets, clock),
    memberCreated: areas.flatMap(({ memberCreated }) => memberCreated),
  };
  const running: Running[] = [connection, books, ledger];
  try {
    if (!options.clock) running.push(await ownClock.follow());
    await verifyMasterKey(ctx);
    await verifyDocumentKey(ctx);
    await prepare(ctx);
    const serves = services.includes('http');
    if (services.includes('jobs')) running.push(await startJobs(ctx, databaseUrl));
    if (serves) running.push(await startHttp(ctx, databaseUrl));
    // A process without pages must not replace the link that another process has printed.
    const claimLink = serves ? await ensureSetupLink(ctx) : null;
    return { ctx, claimLink, close };
  } catch (error) {
    await close().catch((fault: unknown) => log.debug({ err: fault }));
    throw error;
  }
}
