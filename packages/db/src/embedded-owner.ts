/**
 * Which process a data directory serves, and what to do with what an earlier one left behind.
 * One directory serves one process of ours. When that one is gone without having stopped its
 * server (kill -9), the next start stops the server first.
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
import { exists } from './embedded-place.ts';

/** A process by number and start time, because numbers are used again. */
type ProcessName = { readonly pid: number; readonly started: string };

const POLL_MS = 50;

/** When a living process was started, in whatever form the system tells; absent when it is gone. */
function startOf(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // The name in parentheses may hold spaces; the fields count from after it.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      // A zombie has ended; only its parent has not asked yet.
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

async function livingOwner(path: string): Promise<ProcessName | undefined> {
  const name = readName(await readFile(path, 'utf8').catch(() => ''));
  return name !== undefined && startOf(name.pid) === name.started ? name : undefined;
}

export type Ownership =
  | { readonly ok: true; readonly release: () => Promise<void> }
  /** Another living process has it. */
  | { readonly ok: false; readonly pid: number };

/** Makes this process the owner of a base folder, unless another living one is. */
export async function takeOwnership(base: string): Promise<Ownership> {
  const path = join(base, 'owner.json');
  // Another start in this same process has a note of its own.
  const mine = `${path}.${randomUUID()}`;
  const name: ProcessName = { pid: process.pid, started: startOf(process.pid) ?? '' };
  await writeFile(mine, JSON.stringify(name), { mode: 0o600 });
  try {
    for (;;) {
      // Linking is atomic: the file is there with its content, or it is somebody else's.
      const linked = await link(mine, path).then(
        () => true,
        (error: unknown) => {
          if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
          throw error;
        },
      );
      if (linked) return { ok: true, release: () => rm(path, { force: true }) };
      const owner = await livingOwner(path);
      if (owner !== undefined) return { ok: false, pid: owner.pid };
      // Of several that find the owner gone, one moves its note away and the others find none.
      const aside = `${mine}.gone`;
      await rename(path, aside).catch(() => undefined);
      const taken = await livingOwner(aside);
      // The note was replaced by a living owner's between the two steps: it goes back.
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

/** Waits until something is so; says whether it came in time. */
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
  waitUntil(() => startOf(pid) === undefined, timeoutMs);

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It went by itself in between.
  }
}

/**
 * Stops the server that an earlier process left running on this cluster, and removes its pid
 * file when its number now belongs to something else. Says whether the way is free.
 *
 * The pid file of a server that is simply gone stays: PostgreSQL removes it itself, after making
 * sure that none of the dead server's processes still uses the data.
 */
export async function stopLeftover(cluster: string, log: (line: string) => void): Promise<boolean> {
  const pidFile = join(cluster, 'postmaster.pid');
  const text = await readFile(pidFile, 'utf8').catch(() => '');
  const pid = Number(text.split('\n')[0]);
  if (!Number.isSafeInteger(pid) || pid <= 0) return true;
  if (await isServerOf(pid, cluster)) {
    log(`Stopping the database server (process ${pid}) that an earlier run left behind.`);
    signal(pid, 'SIGINT');
    if (await waitForEnd(pid, 20_000)) return true;
    signal(pid, 'SIGQUIT');
    return waitForEnd(pid, 10_000);
  }
  // A number that is taken by another program (or by a zombie) would keep PostgreSQL from
  // starting, although its own server is gone.
  const takenByAnother = await exists(`/proc/${pid}`);
  if (takenByAnother) {
    // The children of a killed postmaster notice it and end, each in its own time.
    if (!(await waitUntil(async () => !(await hasServerProcess(cluster)), 20_000))) return false;
    await rm(pidFile, { force: true });
  }
  return true;
}
