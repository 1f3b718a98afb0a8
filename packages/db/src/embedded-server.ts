/** One run of the embedded server's programs, and what their output means. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { EmbeddedInstall } from './embedded-install.ts';

const LINES_KEPT = 20;

/** Why the server's programs ended, as far as their last lines tell. */
export type ServerFailure = 'disk_full' | 'port_taken' | 'still_in_use' | 'cannot_start';

const FAILURE_SIGNS: readonly (readonly [ServerFailure, RegExp])[] = [
  ['disk_full', /No space left on device|Disk quota exceeded|Check free disk space/u],
  ['port_taken', /Address already in use|could not bind|could not create any TCP/u],
  ['still_in_use', /pre-existing shared memory block|lock file "postmaster\.pid" already exists/u],
];

/** Reads the reason out of the last lines of output. */
export function classifyFailure(lines: readonly string[]): ServerFailure {
  const text = lines.join('\n');
  return FAILURE_SIGNS.find(([, sign]) => sign.test(text))?.[0] ?? 'cannot_start';
}

/** Keeps the last lines of a stream in `kept`, and hands each on. */
function follow(stream: Readable | null, kept: string[], onLine?: (line: string) => void): void {
  if (stream === null) return;
  createInterface({ input: stream }).on('line', (line) => {
    kept.push(line);
    if (kept.length > LINES_KEPT) kept.shift();
    onLine?.(line);
  });
}

/** What runs now. */
const living = new Set<ChildProcess>();

// In groups of their own they would outlive us when we end in the middle of a start.
function endLiving(): void {
  for (const child of living) child.kill('SIGINT');
}

function start(
  place: EmbeddedInstall,
  program: 'initdb' | 'postgres',
  args: readonly string[],
): ChildProcess {
  const child = spawn(join(place.native, 'bin', program), args, {
    ...place.runAs,
    cwd: place.base,
    // Nothing of our environment is the server's business, and its words must be English.
    env: { LC_ALL: 'C', TZ: 'UTC', PATH: process.env['PATH'] },
    stdio: ['ignore', 'pipe', 'pipe'],
    // In a group of its own: a Ctrl-C at the terminal is for us, and we stop the server.
    detached: true,
  });
  if (living.size === 0) process.on('exit', endLiving);
  living.add(child);
  const forget = (): void => {
    living.delete(child);
    if (living.size === 0) process.off('exit', endLiving);
  };
  child.once('error', forget).once('exit', forget);
  return child;
}

/** Resolves when the process has ended and all of its output has arrived. */
function ended(child: ChildProcess): Promise<{ code: number | null; error?: Error }> {
  return new Promise((done) => {
    child.once('error', (error) => done({ code: null, error }));
    child.once('close', (code) => done({ code }));
  });
}

/** Makes an empty cluster in `folder`. Returns the last lines of output when that fails. */
export async function initialise(
  place: EmbeddedInstall,
  folder: string,
  passwordFile: string,
): Promise<{ readonly ok: true } | { readonly ok: false; readonly lines: readonly string[] }> {
  const lines: string[] = [];
  const child = start(place, 'initdb', [
    `--pgdata=${folder}`,
    '--username=khelaghor',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--data-checksums',
    // PostgreSQL's own C.UTF-8: the same order of texts on every machine, whatever its libraries.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ]);
  follow(child.stdout, lines);
  follow(child.stderr, lines);
  const { code, error } = await ended(child);
  if (error !== undefined) lines.push(error.message);
  return code === 0 ? { ok: true } : { ok: false, lines };
}

/** What the server is started with, besides what must never be switched off. */
export type ServerSettings = {
  readonly port: number;
  readonly connectionsMax: number;
};

const megabyte = 1_048_576;

/** What this process may use: a container's share, or all that the machine has. */
const memoryBytes = (): number =>
  Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);

/**
 * How many megabytes of pages the server keeps for itself: a sixteenth of the machine's memory.
 * Only those that were touched take any, so that an idle server stays small.
 */
export const getSharedBuffersMb = (memoryBytes: number): number =>
  Math.min(1_024, Math.max(128, Math.floor(memoryBytes / 16 / megabyte)));

function buildServerSettings({
  port,
  connectionsMax,
}: ServerSettings): Record<string, string | number> {
  return {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    password_encryption: 'scram-sha-256',
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    max_connections: connectionsMax,
    shared_buffers: `${getSharedBuffersMb(memoryBytes())}MB`,
    wal_buffers: '16MB',
    // Workers of its own for reading would cost memory, and the data fits the page cache.
    io_method: 'sync',
    max_parallel_workers: 2,
    jit: 'off',
    // Fewer checkpoints: after each of them every page that is touched is written whole once. What
    // is kept of the log meanwhile is also what has to be gone through after a crash.
    max_wal_size: '2GB',
    checkpoint_timeout: '15min',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Starts, stops and crashes. Errors of statements go to the caller, not to the log.
    log_min_messages: 'log',
    log_checkpoints: 'off',
    log_line_prefix: '',
    logging_collector: 'off',
  };
}

/** A server that accepts connections. */
export type RunningServer = {
  readonly pid: number;
  readonly process: ChildProcess;
  /** Resolves with the last lines of output when the server ends, for whatever reason. */
  readonly ended: Promise<readonly string[]>;
};

export type Launch =
  | { readonly ok: true; readonly server: RunningServer }
  | { readonly ok: false; readonly fault: ServerFailure; readonly lines: readonly string[] };

/** Starts the server and waits until it accepts connections, or has ended without. */
export async function launch(
  place: EmbeddedInstall,
  cluster: string,
  settings: ServerSettings,
  log: (line: string) => void,
): Promise<Launch> {
  const flags = Object.entries(buildServerSettings(settings)).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const lines: string[] = [];
  const child = start(place, 'postgres', ['-D', cluster, ...flags]);
  const end = ended(child).then(({ error }) => {
    if (error !== undefined) lines.push(error.message);
    return lines;
  });
  const ready = new Promise<'ready'>((done) => {
    const onLine = (line: string): void => {
      if (line.includes('database system is ready to accept connections')) done('ready');
      // Less than a panic is told to the connection concerned, or by the way the server ends.
      if (line.startsWith('PANIC:')) log(`PostgreSQL: ${line}`);
    };
    follow(child.stderr, lines, onLine);
    follow(child.stdout, lines);
  });
  const first = await Promise.race([ready, end]);
  if (first !== 'ready' || child.pid === undefined) {
    return { ok: false, fault: classifyFailure(lines), lines };
  }
  return { ok: true, server: { pid: child.pid, process: child, ended: end } };
}

// Reading ends when the other end of the pipe closes: when we are gone, however we went. The pid
// file tells whether the number still belongs to the server.
const WATCHDOG = 'read -r _; [ "$(head -n 1 "$1" 2>/dev/null)" = "$2" ] && kill -INT "$2"';

/**
 * Starts a shell that stops the server when this process ends without having done so. Returns
 * how to dismiss it.
 */
export function guard(place: EmbeddedInstall, cluster: string, pid: number): () => void {
  const pidFile = join(cluster, 'postmaster.pid');
  const watchdog = spawn('sh', ['-c', WATCHDOG, 'khelaghor-watchdog', pidFile, String(pid)], {
    ...place.runAs,
    cwd: place.base,
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  // Without a shell there is no watchdog; the next start then finds the server and stops it.
  watchdog.on('error', () => undefined);
  watchdog.stdin.on('error', () => undefined);
  watchdog.unref();
  return () => {
    watchdog.kill('SIGKILL');
  };
}
