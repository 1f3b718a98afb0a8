import type { ParsedCronItem } from 'graphile-worker';
import type { HealthState } from '@khelaghor/contract/backoffice/health.ts';
import { minuteMs, secondMs } from '@khelaghor/time/durations.ts';

/** Judges figures of the site. What these bounds call slow still works. */

const decide = (isFailing: boolean, isSlow: boolean): HealthState => {
  if (isFailing) return 'failing';
  return isSlow ? 'slow' : 'good';
};

type Waiting = {
  /** The wait of the oldest one; 0: none waits. */
  readonly waitedMs: number;
};

/** Jobs that are given up stay in the queue until an engineer removes them. */
export const judgeQueue = ({
  waitedMs,
  givenUp,
}: Waiting & { readonly givenUp: number }): HealthState =>
  decide(waitedMs > 10 * minuteMs, waitedMs > minuteMs || givenUp > 0);

export const judgeJob = ({
  waitedMs,
  failures,
}: Waiting & { readonly failures: number }): HealthState =>
  decide(waitedMs > 10 * minuteMs || failures >= 3, waitedMs > minuteMs || failures > 0);

export const judgeOutbox = ({ waitedMs }: Waiting): HealthState =>
  decide(waitedMs > 15 * minuteMs, waitedMs > 2 * minuteMs);

type DatabaseFigures = {
  readonly connections: number;
  readonly connectionsMax: number;
  readonly pingMs: number;
  readonly slowestMs: number;
};

export function judgeDatabase(figures: DatabaseFigures): HealthState {
  const { connections, connectionsMax, pingMs, slowestMs } = figures;
  const used = connections / Math.max(connectionsMax, 1);
  return decide(
    used >= 0.95 || pingMs > 2 * secondMs,
    used >= 0.8 || pingMs > 100 || slowestMs > 30 * secondMs,
  );
}

/** Judges a clock that was set back: what it wrote before lies in its future. */
export const judgeClock = (behindMs: number): HealthState =>
  decide(behindMs > 10 * secondMs, behindMs > secondMs);

/** Fewer payments or transfers within an hour do not make a service fail. */
const endedMin = 5;

/** Judges the last hour of a gateway or a vendor by the share that failed. */
export function judgeService(done: number, failed: number): HealthState {
  const ended = done + failed;
  const share = failed / Math.max(ended, 1);
  return decide(ended >= endedMin && share >= 0.5, share >= 0.2);
}

/** The minutes of a week and a day: every line of the crontab comes within that time. */
const minutesAhead = 8 * 24 * 60;

/** Returns the next minute at which a line of the crontab runs; null: not within eight days. */
export function findNextRun(item: Pick<ParsedCronItem, 'match'>, now: Date): Date | null {
  const start = now.getTime() - (now.getTime() % minuteMs);
  for (let ahead = 1; ahead <= minutesAhead; ahead += 1) {
    const at = new Date(start + ahead * minuteMs);
    const isDue = item.match({
      min: at.getUTCMinutes(),
      hour: at.getUTCHours(),
      date: at.getUTCDate(),
      month: at.getUTCMonth() + 1,
      dow: at.getUTCDay(),
    });
    if (isDue) return at;
  }
  return null;
}
