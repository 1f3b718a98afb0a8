/**
 * Ownership of a data directory, and cleanup after an earlier owner. One directory serves one
 * process. When that process ended without stopping its server (kill -9), the next start stops
 * the server first.
 */
import {
  link,
  readdir,
  readFile,
  readlink,
  realpath,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { exists } from './embedded-install.ts';

/** A process by pid and start time, because pids are reused. */
type ProcessName = { readonly pid: number; readonly started: string };

const POLL_MS = 50;

/** The start time of a running process, in the system's format; undefined: it has ended. */
function readStartTime(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // The name in parentheses may contain spaces; the fields start after it.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      // A zombie has ended; its parent has not collected it yet.
      return fields[0] === 'Z' ? undefined : fields[19];
    }
    const text = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
    return text.trim() === '' ? undefined : text.trim();
  } catch {
    return undefined;
  }
}

function readName(text: string): ProcessName | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return undefined;
    if (!('pid' in value) || !('started' in value)) return undefined;
    return { pid: Number(value.pid), started: String(value.started) };
  } catch {
    return undefined;
  }
}

async function findLivingOwner(path: string): Promise<ProcessName | undefined> {
  const name = readName(await readFile(path, 'utf8').catch(() => ''));
  return name !== undefined && readStartTime(name.pid) === name.started ? name : undefined;
}

export type Ownership =
  | { readonly ok: true; readonly release: () => Promise<void> }
  /** Another running process owns it. */
  | { readonly ok: false; readonly pid: number };

/** Makes this process the owner of a base folder, unless another running process is. */
export async function takeOwnership(base: string): Promise<Ownership> {
  const path = join(base, 'owner.json');
  // Another start in this process has its own file.
  const mine = `${path}.${randomUUID()}`;
  const name: ProcessName = { pid: process.pid, started: readStartTime(process.pid) ?? '' };
  await writeFile(mine, JSON.stringify(name), { mode: 0o600 });
  try {
    for (;;) {
      // Linking is atomic: the file has our content, or it belongs to another process.
      const linked = await link(mine, path).then(
        () => true,
        (error: unknown) => {
          if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
          throw error;
        },
      );
      if (linked) return { ok: true, release: () => rm(path, { force: true }) };
      const owner = await findLivingOwner(path);
      if (owner !== undefined) return { ok: false, pid: owner.pid };
      // When several find that the owner has ended, one moves its file away; the others find none.
      const aside = `${mine}.gone`;
      await rename(path, aside).catch(() => undefined);
      const taken = await findLivingOwner(aside);
      // A running owner replaced the file between the two steps: restore it.
      if (taken !== undefined) await link(aside, path).catch(() => undefined);
      await rm(aside, { force: true });
    }
  } finally {
    await rm(mine, { force: true });
  }
}

async function isServerOf(pid: number, cluster: string): Promise<boolean> {
  if (process.platform === 'linux') {
    // A postmaster and its children work in their data directory.
    const folder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
    return folder === (await realpath(cluster));
  }
  try {
    const args = ['-o', 'command=', '-p', String(pid)];
    return execFileSync('ps', args, { encoding: 'utf8' }).includes(cluster);
  } catch {
    return false;
  }
}

async function hasServerProcess(cluster: string): Promise<boolean> {
  if (process.platform !== 'linux') return false;
  const numbers = (await readdir('/proc')).filter((name) => /^[0-9]+$/u.test(name));
  const found = await Promise.all(numbers.map((name) => isServerOf(Number(name), cluster)));
  return found.includes(true);
}

/** Waits for a condition; returns whether it became true in time. */
async function waitUntil(
  isSo: () => boolean | Promise<boolean>,
  timeoutMs: number,
): Promise<boolean> {
  const steps = Math.ceil(timeoutMs / POLL_MS);
  for (let step = 0; step < steps; step += 1) {
    if (await isSo()) return true;
    await wait(POLL_MS);
  }
  return isSo();
}

const waitForEnd = (pid: number, timeoutMs: number): Promise<boolean> =>
  waitUntil(() => readStartTime(pid) === undefined, timeoutMs);

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It ended in between.
  }
}

/**
 * Stops the server that an earlier process left running on this cluster, and removes its pid
 * file when another program has its pid now, or its parent has not collected it yet. Returns
 * whether a server can start.
 *
 * The pid file of a server that has ended stays: PostgreSQL removes it itself, after checking
 * that none of the dead server's processes still uses the data.
 */
export async function stopLeftover(cluster: string, log: (line: string) => void): Promise<boolean> {
  const pidFile = join(cluster, 'postmaster.pid');
  const text = await readFile(pidFile, 'utf8').catch(() => '');
  const pid = Number(text.split('\n')[0]);
  if (!Number.isSafeInteger(pid) || pid <= 0) return true;
  if (await isServerOf(pid, cluster)) {
    log(`Stopping the database server (process ${pid}) that an earlier run left behind.`);
    signal(pid, 'SIGINT');
    if (!(await waitForEnd(pid, 20_000))) {
      signal(pid, 'SIGQUIT');
      if (!(await waitForEnd(pid, 10_000))) return false;
    }
  }
  // A pid that another program (or a zombie) has would keep PostgreSQL from starting, although
  // its own server has ended.
  const takenByAnother = await exists(`/proc/${pid}`);
  if (takenByAnother) {
    // The children of a killed postmaster notice it and end one by one.
    if (!(await waitUntil(async () => !(await hasServerProcess(cluster)), 20_000))) return false;
    await rm(pidFile, { force: true });
  }
  return true;
}
