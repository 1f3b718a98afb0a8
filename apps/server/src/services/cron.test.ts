// Goal: each minute's jobs are added once, by the first process, and also after a clock that was
// wrong for a while.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { minuteMs } from '@khelaghor/time/durations.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import { periodicJobs } from './cron.ts';

const server = await withServer();

test('adds once a minute, at the tenth minute, and again after the time went back', async () => {
  const clock = createFakeClock(new Date('2026-11-21T06:09:30Z'));
  const ctx = { ...server.ctx, clock };
  const crontab = '* * * * * each-minute\n*/10 * * * * each-ten';
  const processes = [periodicJobs(ctx, crontab), periodicJobs(ctx, crontab)];
  const added = async (): Promise<string[]> => {
    await Promise.all([...processes, ...processes].map((addDue) => addDue()));
    const { rows } = await sql<{ task: string }>`
      select task_identifier as task from graphile_worker.jobs
      where task_identifier like 'each-%' order by 1`.execute(ctx.db);
    return rows.map(({ task }) => task);
  };
  expect(await added()).toEqual(['each-minute']);
  clock.advance(minuteMs);
  expect(await added()).toEqual(['each-minute', 'each-minute', 'each-ten']);
  clock.advance(24 * 60 * minuteMs);
  expect(await added()).toHaveLength(5);
  clock.set(new Date('2026-11-21T06:11:30Z'));
  expect(await added()).toHaveLength(6);
});
