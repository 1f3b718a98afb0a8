/**
 * The embedded PostgreSQL: a real server that belongs to this process. It is created on first use,
 * started, monitored (and restarted when it dies), and stopped.
 *
 * A base folder contains `cluster` (the data), `password` (random, of the only user, readable by
 * the owner only) and `owner.json` (the process that it serves). It listens on 127.0.0.1 only.
 */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, chown, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { stopLeftover, takeOwnership } from './embedded-pidfile.ts';
import { exists, prepareInstall } from './embedded-install.ts';
import type { EmbeddedInstall, InstallRefusal } from './embedded-install.ts';
import { classifyFailure, guard, initialise, launch } from './embedded-server.ts';
import { findFreePort } from './free-port.ts';
import type { Launch, RunningServer, ServerFailure, ServerSettings } from './embedded-server.ts';

export type EmbeddedRefusal =
  | InstallRefusal
  /** Another process of ours uses the folder. */
  | 'data_in_use'
  /** Another major version of PostgreSQL wrote the data. */
  | 'other_major_version'
  /** The data exists, but the file with its password is missing. */
  | 'password_missing'
  /** The current user cannot write to the folder. */
  | 'folder_not_writable'
  | Exclude<ServerFailure, 'still_in_use'>;

export type EmbeddedPostgres = {
  /** With user and password, for `connect`. Stays the same after a restart of the server. */
  readonly url: string;
  /** The server's version, such as "18.4". */
  readonly version: string;
  /** The folder of data and password. */
  readonly base: string;
  /** The pid of the server's main process while it runs. */
  readonly pid: () => number | undefined;
  /** Closes all connections, flushes all data, and waits for the server to end. */
  readonly stop: () => Promise<void>;
};

export type EmbeddedResult =
  | { readonly ok: true; readonly postgres: EmbeddedPostgres }
  | { readonly ok: false; readonly refusal: EmbeddedRefusal; readonly message: string };

export type EmbeddedOptions = {
  readonly dataDir: string;
  /** Called with sentences for the administrator. */
  readonly log: (line: string) => void;
  /** Absent: a free port. */
  readonly port?: number;
  readonly connectionsMax?: number;
  /** The folder for data and programs when root's helper user cannot reach `dataDir`. */
  readonly fallbackFolder?: string;
};

type Refused = Extract<EmbeddedResult, { ok: false }>;

/** The name of the only database in an embedded server, and of its only user. */
export const EMBEDDED_DATABASE = 'khelaghor';
export const EMBEDDED_USER = 'khelaghor';
const run = promisify(execFile);

function refused(refusal: EmbeddedRefusal, message: string): Refused {
  return { ok: false, refusal, message };
}

/** Converts a program's exit into a refusal with a sentence. */
function refusedBy(
  fault: ServerFailure,
  lines: readonly string[],
  { base, port }: { readonly base: string; readonly port?: number },
): Refused {
  if (fault === 'disk_full') {
    const message =
      `The disk is full: PostgreSQL could not write its data in ${base}. ` +
      'Free some space and start again; what was confirmed is not lost.';
    return refused('disk_full', message);
  }
  if (fault === 'port_taken') {
    return refused('port_taken', `PostgreSQL cannot listen on port ${port}: it is taken.`);
  }
  const last = lines.slice(-6).join('\n  ');
  return refused('cannot_start', `PostgreSQL could not start. It said last:\n  ${last}`);
}

function refusedByFile(error: unknown, base: string): Refused | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC' || code === 'EDQUOT') return refusedBy('disk_full', [], { base });
  const notWritable = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'];
  if (typeof code === 'string' && notWritable.includes(code)) {
    const message =
      `The folder ${base} cannot be written by this user. ` +
      'Give it to the user that runs this, or set KHELAGHOR_DATA_DIR to another.';
    return refused('folder_not_writable', message);
  }
  return undefined;
}

/** Refuses data of another major version, whose files this one cannot read. */
async function findVersionRefusal(
  place: EmbeddedInstall,
  cluster: string,
): Promise<Refused | undefined> {
  const { stdout } = await run(join(place.native, 'bin', 'postgres'), ['--version']);
  const ours = /\(PostgreSQL\) (?<major>[0-9]+)/u.exec(stdout)?.groups?.['major'];
  const theirs = (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim();
  if (ours === theirs) return undefined;
  return refused(
    'other_major_version',
    `The data in ${cluster} was made by PostgreSQL ${theirs}, this is PostgreSQL ${ours}. ` +
      'Move the folder away to start anew, or set DATABASE_URL to a server that can read it.',
  );
}

/** Creates the cluster if there is none. Removes incomplete ones of interrupted starts. */
async function ensureCluster(
  place: EmbeddedInstall,
  cluster: string,
): Promise<Refused | undefined> {
  const passwordFile = join(place.base, 'password');
  if (await exists(join(cluster, 'PG_VERSION'))) {
    if (await exists(passwordFile)) return findVersionRefusal(place, cluster);
    return refused(
      'password_missing',
      `${passwordFile} is missing, so the data beside it cannot be opened. Put it back.`,
    );
  }
  const unfinished = `${cluster}.new`;
  // A start interrupted just now may still write into it.
  await rm(unfinished, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  await chmod(passwordFile, 0o600);
  if (place.runAs !== undefined) await chown(passwordFile, place.runAs.uid, place.runAs.gid);
  const made = await initialise(place, unfinished, passwordFile);
  if (!made.ok) {
    await rm(unfinished, { recursive: true, force: true });
    return refusedBy(classifyFailure(made.lines), made.lines, place);
  }
  await rename(unfinished, cluster);
  return undefined;
}

/** Starts the server, and retries after temporary errors. */
async function launchPatiently(
  place: EmbeddedInstall,
  cluster: string,
  options: EmbeddedOptions,
): Promise<{ readonly launched: Launch; readonly settings: ServerSettings }> {
  const connectionsMax = options.connectionsMax ?? 64;
  for (let attempt = 1; ; attempt += 1) {
    const settings = { port: options.port ?? (await findFreePort()), connectionsMax };
    const launched = await launch(place, cluster, settings, options.log);
    if (launched.ok || attempt === 40) return { launched, settings };
    // A free port may be taken before its use; a dead server's processes need a moment to end.
    const passes =
      launched.fault === 'still_in_use' ||
      (launched.fault === 'port_taken' && options.port === undefined && attempt < 5);
    if (!passes) return { launched, settings };
    await wait(250);
  }
}

/** Creates our database in the cluster, and reads the server's version. */
async function prepareDatabase(getUrl: (database: string) => string): Promise<string> {
  const client = new pg.Client({ connectionString: getUrl('postgres') });
  await client.connect();
  try {
    const found = await client.query('select from pg_database where datname = $1', [
      EMBEDDED_DATABASE,
    ]);
    if (found.rowCount === 0) await client.query(`create database ${EMBEDDED_DATABASE}`);
    const { rows } = await client.query<{ version: string }>(
      "select current_setting('server_version') as version",
    );
    return rows[0]?.version ?? '';
  } finally {
    await client.end();
  }
}

/** Keeps a server running until `stop` is called. */
function supervise(
  place: EmbeddedInstall,
  cluster: string,
  settings: ServerSettings,
  log: (line: string) => void,
  first: RunningServer,
): Pick<EmbeddedPostgres, 'pid' | 'stop'> {
  let server: RunningServer | undefined = first;
  const stopping = new AbortController();
  let dismissGuard = guard(place, cluster, first.pid);
  const restart = async (): Promise<RunningServer | undefined> => {
    for (let attempt = 1; !stopping.signal.aborted; attempt += 1) {
      const launched = await launch(place, cluster, settings, log);
      if (launched.ok) return launched.server;
      if (launched.fault !== 'still_in_use' && attempt % 10 === 1) {
        log(refusedBy(launched.fault, launched.lines, { ...place, ...settings }).message);
      }
      const pauseMs = Math.min(250 * attempt, 5_000);
      // `stop` rejects the pause, which ends the loop.
      await wait(pauseMs, undefined, stopping).catch(() => undefined);
    }
    return undefined;
  };
  const watch = async (): Promise<void> => {
    while (server !== undefined) {
      await server.ended;
      server = undefined;
      dismissGuard();
      if (stopping.signal.aborted) return;
      log('PostgreSQL ended by itself; it is started again.');
      server = await restart();
      if (server === undefined) return;
      dismissGuard = guard(place, cluster, server.pid);
      // Stopped while starting.
      if (stopping.signal.aborted) server.process.kill('SIGINT');
      else log('PostgreSQL runs again.');
    }
  };
  const watching = watch();
  const stop = async (): Promise<void> => {
    stopping.abort();
    server?.process.kill('SIGINT');
    const slow = setTimeout(() => server?.process.kill('SIGQUIT'), 30_000);
    await watching;
    clearTimeout(slow);
  };
  return { pid: () => server?.pid, stop };
}

async function startOwned(
  place: EmbeddedInstall,
  options: EmbeddedOptions,
): Promise<EmbeddedResult> {
  const cluster = join(place.base, 'cluster');
  if (!(await stopLeftover(cluster, options.log))) {
    return refused('cannot_start', `Another server still works on ${cluster} and does not stop.`);
  }
  const refusal = await ensureCluster(place, cluster);
  if (refusal !== undefined) return refusal;
  const { launched, settings } = await launchPatiently(place, cluster, options);
  if (!launched.ok) return refusedBy(launched.fault, launched.lines, { ...place, ...settings });
  const watched = supervise(place, cluster, settings, options.log, launched.server);
  try {
    const password = (await readFile(join(place.base, 'password'), 'utf8')).trim();
    const getUrl = (database: string): string =>
      `postgres://${EMBEDDED_USER}:${password}@127.0.0.1:${settings.port}/${database}`;
    const version = await prepareDatabase(getUrl);
    const postgres = { ...watched, url: getUrl(EMBEDDED_DATABASE), version, base: place.base };
    return { ok: true, postgres };
  } catch (error) {
    await watched.stop();
    throw error;
  }
}

/**
 * Starts the embedded server of a data directory, and creates it on first use. Returns a refusal
 * with instructions for every error that an administrator can fix.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedResult> {
  try {
    const found = await prepareInstall(options.dataDir, options.log, options.fallbackFolder);
    if (!found.ok) return found;
    const { place } = found;
    const owned = await takeOwnership(place.base);
    if (!owned.ok) {
      const message =
        `Khelaghor already runs on ${place.base} (process ${owned.pid}). Stop it first; ` +
        'several processes share one database by DATABASE_URL.';
      return refused('data_in_use', message);
    }
    const result = await startOwned(place, options).catch(async (error: unknown) => {
      await owned.release();
      throw error;
    });
    if (!result.ok) {
      await owned.release();
      return result;
    }
    const { postgres } = result;
    const stop = async (): Promise<void> => {
      await postgres.stop();
      await owned.release();
    };
    return { ok: true, postgres: { ...postgres, stop } };
  } catch (error) {
    const refusal = refusedByFile(error, options.dataDir);
    if (refusal !== undefined) return refusal;
    throw error;
  }
}
