// Goal: figures are called good, slow or failing at their bounds, and the next run of a line of the
// crontab is the first minute that it matches.
import fc from 'fast-check';
import { parseCrontab } from 'graphile-worker';
import { expect, test } from 'vitest';
import { minuteMs } from '@khelaghor/time/durations.ts';
import {
  findNextRun,
  judgeClock,
  judgeDatabase,
  judgeJob,
  judgeOutbox,
  judgeQueue,
  judgeService,
} from './health-rules.ts';

test.each([
  [0, 0, 'good'],
  [minuteMs, 0, 'good'],
  [minuteMs + 1, 0, 'slow'],
  [0, 1, 'slow'],
  [0, 2, 'slow'],
  [0, 3, 'failing'],
  [10 * minuteMs + 1, 0, 'failing'],
])('a job that is %i ms late and failed %i times is %s', (waitedMs, failures, state) => {
  expect(judgeJob({ waitedMs, failures })).toBe(state);
});

test.each([
  [0, 0, 'good'],
  [minuteMs + 1, 0, 'slow'],
  [10 * minuteMs + 1, 0, 'failing'],
  [0, 1, 'slow'],
])('a queue whose oldest job waits %i ms, with %i given up, is %s', (waitedMs, givenUp, state) => {
  expect(judgeQueue({ waitedMs, givenUp })).toBe(state);
});

test.each([
  [2 * minuteMs, 'good'],
  [2 * minuteMs + 1, 'slow'],
  [15 * minuteMs + 1, 'failing'],
])('an outbox whose oldest message waits %i ms is %s', (waitedMs, state) => {
  expect(judgeOutbox({ waitedMs })).toBe(state);
});

test.each([
  [0, 'good'],
  [1_000, 'good'],
  [1_001, 'slow'],
  [10_001, 'failing'],
])('a clock that is %i ms behind what it wrote is %s', (behindMs, state) => {
  expect(judgeClock(behindMs)).toBe(state);
});

const well = { connections: 10, connectionsMax: 100, pingMs: 2, slowestMs: 0 };
test.each([
  [{}, 'good'],
  [{ connections: 80 }, 'slow'],
  [{ connections: 95 }, 'failing'],
  [{ pingMs: 101 }, 'slow'],
  [{ pingMs: 2_001 }, 'failing'],
  [{ slowestMs: 30_001 }, 'slow'],
])('a database with %o is %s', (part, state) => {
  expect(judgeDatabase({ ...well, ...part })).toBe(state);
});

test.each([
  [0, 0, 'good'],
  [9, 1, 'good'],
  [8, 2, 'slow'],
  [0, 4, 'slow'],
  [5, 5, 'failing'],
  [0, 5, 'failing'],
])('a service with %i done and %i failed is %s', (done, failed, state) => {
  expect(judgeService(done, failed)).toBe(state);
});

const lines = ['* * * * *', '*/10 * * * *', '37 * * * *', '23 4 * * *', '0 0 * * 1'] as const;
test('the next run is the first matching minute ahead', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...lines),
      fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true }),
      (line, now) => {
        const [item] = parseCrontab(`${line} job`);
        const next = item && findNextRun(item, now);
        expect(next && next > now && next.getTime() % minuteMs === 0).toBe(true);
        const again = item && next && findNextRun(item, new Date(next.getTime() - 1));
        expect(again).toEqual(next);
      },
    ),
  );
});

test('a line that does not come within eight days has no next run', () => {
  const [item] = parseCrontab('0 0 1 1 * job');
  expect(item && findNextRun(item, new Date('2026-06-01'))).toBeNull();
});
