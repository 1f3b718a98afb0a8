// How long processes kept a processor busy, as Linux counts it: the part of a measurement that does
// not depend on what else the machine is doing.
import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { TestServer } from '@khelaghor/testkit/test-server.ts';

/** Linux counts a process's time in hundredths of a second. */
const tickMs = 10;

/** The fields of a process's `stat` after its name; none when it is gone or not on Linux. */
function getStat(pid: number): readonly string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  } catch {
    return [];
  }
}

/** How long a process has kept a processor busy; 0 where Linux does not say. */
export function readCpuMs(pid: number): number {
  const fields = getStat(pid);
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * tickMs;
}

/** The process that started another; 0 when it is gone. */
const getParent = (pid: number): number => Number(getStat(pid)[1] ?? 0);

/** How long a process and all that it started, also those that ended, kept processors busy. */
function sumFamilyCpuMs(pid: number): number {
  const fields = getStat(pid);
  const ended = (Number(fields[13] ?? 0) + Number(fields[14] ?? 0)) * tickMs;
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/u.test(name) && getParent(Number(name)) === pid)
    .map(Number);
  return children.reduce((sum, child) => sum + sumFamilyCpuMs(child), readCpuMs(pid) + ended);
}

/** How long this process and the database have kept processors busy. */
export async function measureCpu(
  server: TestServer,
): Promise<{ serverMs: number; databaseMs: number }> {
  const { user, system } = process.cpuUsage();
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(
    server.ctx.db,
  );
  const postmaster = getParent(rows[0]?.pid ?? 0);
  return { serverMs: (user + system) / 1_000, databaseMs: sumFamilyCpuMs(postmaster) };
}
