import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** How long nearly nothing must have happened. */
export const quietForMs = 30_000;
/** Of one processor: what keeps it busy for longer is somebody who would wait for us. */
const busyShareMax = 0.03;
/** What has come since is worth a tenth of a second from here on. */
const growthMinMb = 16;

/** What a process did in a stretch of time, and what it holds now and held after a collection. */
export type Stretch = {
  readonly lastedMs: number;
  readonly busyMs: number;
  readonly residentMb: number;
  readonly collectedMb: number;
};

/** Whether nobody waits for this process and it would give memory back. */
export const isTimeToCollect = ({ lastedMs, busyMs, residentMb, collectedMb }: Stretch): boolean =>
  lastedMs >= quietForMs &&
  busyMs <= lastedMs * busyShareMax &&
  residentMb - collectedMb >= growthMinMb;

/**
 * Gives back all that nothing holds, also what V8 keeps ready for many new objects and compiled
 * code that nobody has used of late: a plain full collection keeps both.
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
 * Collects at once, and from then on after every quiet stretch in which the process has grown.
 * While there are bets nothing is done: full collections are rare (decision 0028).
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
  // A little longer than the stretch, which a clock may count as a little shorter.
  setInterval(look, quietForMs + 100).unref();
}
