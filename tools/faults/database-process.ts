// The embedded PostgreSQL as a process that can be killed, started and stopped by itself.
import { appendFile, readFile, readdir } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedPostgres } from '@khelaghor/db/embedded.ts';
import { prepareInstall } from '@khelaghor/db/embedded-install.ts';
import type { EmbeddedInstall } from '@khelaghor/db/embedded-install.ts';
import { guard, launch } from '@khelaghor/db/embedded-server.ts';
import type { RunningServer, ServerFailure } from '@khelaghor/db/embedded-server.ts';
import { findFreePort } from '@khelaghor/db/free-port.ts';

type Attempt =
  | { readonly ok: true }
  | { readonly ok: false; readonly fault: ServerFailure; readonly said: readonly string[] };

export type DatabaseProcess = {
  /** With user and password; stays the same from one start to the next. */
  readonly url: string;
  readonly port: number;
  readonly connectionsMax: number;
  /** PostgreSQL's own data folder. */
  readonly cluster: string;
  /** PostgreSQL's programs, and the user that runs them. */
  readonly place: EmbeddedInstall;
  /** The main process, while it runs. */
  pid(): number | undefined;
  /** The processes that the main process has started. */
  children(): Promise<number[]>;
  /** Starts it and resolves when it accepts connections. */
  start(): Promise<void>;
  /** One attempt; says whether it accepts connections, else why not. */
  tryToStart(): Promise<Attempt>;
  /** SIGKILL to the main process, or to it and all its children; resolves when all are gone. */
  kill(whom: 'postmaster' | 'all'): Promise<void>;
  /** Stops it and waits until it is gone. */
  stop(): Promise<void>;
  /** Resolves when the main process has ended, for whatever reason. */
  ended(): Promise<unknown>;
};

export type DatabaseOptions = {
  /** Where the data will be. The user that runs PostgreSQL must be able to enter it. */
  readonly folder: string;
  /** Lines for the server's configuration, beside what it is always started with. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly connectionsMax?: number;
  /** Called with the finished data folder before its first real start. */
  readonly made?: (cluster: string) => Promise<void>;
};

const startAttemptsMax = 400;

function getParent(pid: string): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}

async function readChildren(parent: number | undefined): Promise<number[]> {
  if (parent === undefined) return [];
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/u.test(name));
  return pids.filter((pid) => getParent(pid) === parent).map(Number);
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It is gone already.
  }
}

/** Makes the cluster with our database in it; it does not run afterwards. */
async function makeCluster({ folder, settings }: DatabaseOptions, port: number): Promise<string> {
  const made = await startEmbeddedPostgres({ dataDir: folder, port, log: () => undefined });
  if (!made.ok) throw new Error(made.message);
  await made.postgres.stop();
  const lines = Object.entries(settings ?? {}).map(([name, value]) => `${name} = '${value}'\n`);
  await appendFile(join(folder, 'cluster', 'postgresql.auto.conf'), lines.join(''));
  return made.postgres.url;
}

/** Makes a database in an empty folder, and starts it. */
export async function makeDatabase(options: DatabaseOptions): Promise<DatabaseProcess> {
  const port = await findFreePort();
  await makeCluster(options, port);
  await options.made?.(join(options.folder, 'cluster'));
  return openDatabase(options, port);
}

/** Starts the database that lies in a folder. */
export async function openDatabase(
  options: DatabaseOptions,
  port: number,
): Promise<DatabaseProcess> {
  const found = await prepareInstall(options.folder, () => undefined);
  if (!found.ok) throw new Error(found.message);
  const database = getProcess(found.place, port, {
    password: (await readFile(join(found.place.base, 'password'), 'utf8')).trim(),
    connectionsMax: options.connectionsMax ?? 64,
  });
  await database.start();
  return database;
}

function getProcess(
  place: EmbeddedInstall,
  port: number,
  { password, connectionsMax }: { password: string; connectionsMax: number },
): DatabaseProcess {
  const cluster = join(place.base, 'cluster');
  let server: RunningServer | undefined;
  let dismissGuard = (): void => undefined;
  const ended = async (): Promise<unknown> => server?.ended;
  const tryToStart: DatabaseProcess['tryToStart'] = async () => {
    const launched = await launch(place, cluster, { port, connectionsMax }, () => undefined);
    if (!launched.ok) return { ok: false, fault: launched.fault, said: launched.lines };
    const started = launched.server;
    server = started;
    dismissGuard = guard(place, cluster, started.pid);
    void started.ended.then(() => {
      if (server !== started) return;
      dismissGuard();
      server = undefined;
    });
    return { ok: true };
  };
  return {
    url: `postgres://khelaghor:${password}@127.0.0.1:${port}/khelaghor`,
    port,
    connectionsMax,
    cluster,
    place,
    pid: () => server?.pid,
    children: () => readChildren(server?.pid),
    tryToStart,
    async start() {
      for (let attempt = 1; ; attempt += 1) {
        const attempted = await tryToStart();
        if (attempted.ok) return;
        // What a killed server left behind needs a moment to go.
        if (attempt === startAttemptsMax || attempted.fault !== 'still_in_use')
          throw new Error(`PostgreSQL did not start: ${attempted.said.join('\n')}`);
        await pause(25);
      }
    },
    async kill(whom) {
      if (server === undefined) return;
      const { pid } = server;
      const gone = ended();
      const children = whom === 'all' ? await readChildren(pid) : [];
      for (const each of [pid, ...children]) signal(each, 'SIGKILL');
      await gone;
    },
    async stop() {
      if (server === undefined) return;
      const gone = ended();
      signal(server.pid, 'SIGINT');
      await gone;
    },
    ended,
  };
}
