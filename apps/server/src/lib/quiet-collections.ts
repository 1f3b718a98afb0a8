import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** How long the process must have been nearly idle. */
export const quietForMs = 30_000;
/** The share of one processor. A process that is busier than this has callers who would wait. */
const busyShareMax = 0.03;
/** Growth that is worth a collection of a tenth of a second. */
const growthMinMb = 16;

/** What a process did in a time span, and its memory now and after the last collection. */
export type Stretch = {
  readonly lastedMs: number;
  readonly busyMs: number;
  readonly residentMb: number;
  readonly collectedMb: number;
};

/** Whether the process is idle and has grown enough to be worth a collection. */
export const isTimeToCollect = ({ lastedMs, busyMs, residentMb, collectedMb }: Stretch): boolean =>
  lastedMs >= quietForMs &&
  busyMs <= lastedMs * busyShareMax &&
  residentMb - collectedMb >= growthMinMb;

/**
 * Frees all unreachable memory, also V8's reserve for new objects and compiled code that was not
 * used lately; a plain full collection keeps both.
 */
export function collectAll(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as NodeJS.GCFunction;
  collect({ type: 'major', flavor: 'last-resort' });
}

const residentMbNow = (): number => process.memoryUsage.rss() / 1_048_576;

function busyMsNow(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/**
 * Collects at once, and then after every idle span in which the process has grown. Never while bets
 * come: a full collection would delay them (decision 0028).
 */
export function collectWhenQuiet(): void {
  collectAll();
  let collectedMb = residentMbNow();
  let busyMs = busyMsNow();
  let sinceMs = performance.now();
  const look = (): void => {
    const residentMb = residentMbNow();
    const lastedMs = performance.now() - sinceMs;
    const stretch = { lastedMs, busyMs: busyMsNow() - busyMs, residentMb, collectedMb };
    if (isTimeToCollect(stretch)) {
      collectAll();
      collectedMb = residentMbNow();
    }
    busyMs = busyMsNow();
    sinceMs = performance.now();
  };
  // A little longer than the span, because a clock may measure it a little shorter.
  setInterval(look, quietForMs + 100).unref();
}
