/**
 * A PostgreSQL 15 for the tests: the oldest version that is supported, as Debian 12 has it. Root
 * on Debian installs it when it is missing. Its data is private to one run.
 */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findUser } from '@khelaghor/db/embedded-install.ts';
import type { RunAs } from '@khelaghor/db/embedded-install.ts';
import { guard } from '@khelaghor/db/embedded-server.ts';
import { findFreePort } from '@khelaghor/db/free-port.ts';

export type Postgres15 =
  | { readonly ok: true; readonly url: string; readonly stop: () => Promise<void> }
  /** Why there is none, and what to do about it. */
  | { readonly ok: false; readonly message: string };

const run = promisify(execFile);

/** Where Debian's package puts it. */
const NATIVE = '/usr/lib/postgresql/15';
const installed = (): boolean => existsSync(join(NATIVE, 'bin', 'postgres'));

async function install(): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    return (
      'PostgreSQL 15 is not installed, so the tests against it do not run. ' +
      'On Debian 12: sudo apt-get install postgresql-15.'
    );
  }
  console.log('Installing PostgreSQL 15 for the tests (once)…');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    await run('apt-get', ['update', '-q'], { env });
    await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'postgresql-15'], {
      env,
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch (error) {
    return `PostgreSQL 15 could not be installed: ${error instanceof Error ? error.message : ''}`;
  }
  return installed() ? undefined : `The package was installed, but is not in ${NATIVE}.`;
}

async function startIn(base: string, runAs: RunAs | undefined): Promise<Postgres15> {
  const cluster = join(base, 'cluster');
  const passwordFile = join(base, 'password');
  const password = randomBytes(18).toString('base64url');
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (runAs !== undefined) {
    await chown(base, runAs.uid, runAs.gid);
    await chown(passwordFile, runAs.uid, runAs.gid);
  }
  const options = { ...runAs, cwd: base, env: { LC_ALL: 'C', PATH: process.env['PATH'] } };
  const program = (name: string): string => join(NATIVE, 'bin', name);
  await run(
    program('initdb'),
    [
      `--pgdata=${cluster}`,
      '--username=khelaghor',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--data-checksums',
    ],
    options,
  );
  const port = await findFreePort();
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    "unix_socket_directories=''",
    'max_connections=200',
    'shared_buffers=64MB',
    'timezone=UTC',
  ];
  const flags = settings.map((setting) => `-c ${setting}`).join(' ');
  const log = join(base, 'log');
  await run(program('pg_ctl'), ['-D', cluster, '-l', log, '-o', flags, '-w', 'start'], options);
  const pid = Number((await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')[0]);
  const dismiss = guard(
    { base, native: NATIVE, ...(runAs === undefined ? {} : { runAs }) },
    cluster,
    pid,
  );
  const stop = async (): Promise<void> => {
    await run(program('pg_ctl'), ['-D', cluster, '-m', 'fast', '-w', 'stop'], options);
    dismiss();
    await rm(base, { recursive: true });
  };
  return { ok: true, url: `postgres://khelaghor:${password}@127.0.0.1:${port}/postgres`, stop };
}

/** Starts a PostgreSQL 15 of our own, or says why there is none. */
export async function ensurePostgres15(): Promise<Postgres15> {
  const missing = installed() ? undefined : await install();
  if (missing !== undefined) return { ok: false, message: missing };
  const asRoot = process.getuid?.() === 0;
  const runAs = asRoot ? await findUser('postgres') : undefined;
  if (asRoot && runAs === undefined) {
    return {
      ok: false,
      message: 'PostgreSQL 15 is installed, but its user "postgres" is missing.',
    };
  }
  const base = await mkdtemp(join(tmpdir(), 'khelaghor-postgres-15-'));
  try {
    return await startIn(base, runAs);
  } catch (error) {
    await rm(base, { recursive: true, force: true });
    const reason = error instanceof Error ? error.message : String(error);
    return { ok: false, message: `PostgreSQL 15 could not be started: ${reason}` };
  }
}
