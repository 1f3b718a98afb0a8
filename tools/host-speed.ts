// How slow this machine is while the tests run. The budgets of processor time are written for one
// machine; others, or the same one with busy neighbours, need up to twice as many seconds for the
// same work. A fixed piece of work is done now and then beside the tests, and says by how much.
import { createHash } from 'node:crypto';

/** Processor seconds of the fixed work on the machine that the budgets are written for. */
const referenceSeconds = 0.23;
const everyMs = 15_000;

type Entry = { readonly key: string; readonly nth: number };

/** Maps, sorting, JSON and hashing, as in most of what the tests run. */
function doFixedWork(): string {
  const entries = new Map<string, Entry>();
  for (let nth = 0; nth < 120_000; nth += 1) {
    const key = `key ${(nth * 7_919) % 100_003}`;
    entries.set(key, { key, nth });
  }
  const sorted = [...entries.values()].toSorted((one, other) => (one.key < other.key ? -1 : 1));
  const text = JSON.stringify(sorted.slice(0, 40_000));
  return createHash('sha256')
    .update(JSON.stringify(JSON.parse(text)))
    .digest('hex');
}

/** Processor seconds of the fixed work, now. */
function measureFixedWork(): number {
  const begun = process.cpuUsage();
  doFixedWork();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1e6;
}

/** By how much a machine with these measurements is slower than that of the budgets; at least 1. */
export function judgeSlowness(seconds: readonly number[], reference = referenceSeconds): number {
  const sorted = seconds.toSorted((one, other) => one - other);
  return Math.max(1, (sorted[Math.floor(sorted.length / 2)] ?? reference) / reference);
}

/** Measures from now on; `stop` ends that and returns the slowness. */
export function watchHostSpeed(): { stop: () => number } {
  // The first runs are slower, before the work is compiled.
  for (let nth = 0; nth < 3; nth += 1) measureFixedWork();
  const seconds = [measureFixedWork()];
  const timer = setInterval(() => seconds.push(measureFixedWork()), everyMs);
  return {
    stop: () => {
      clearInterval(timer);
      return judgeSlowness(seconds);
    },
  };
}
