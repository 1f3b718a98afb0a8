// Goal: settings that are saved fast, while the job of the window before still runs, end without a
// deadlock, and the last window is the planned one. Method: many saves at once, with the workers of
// the queue running and windows that begin and end at once.
import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { settingsAdminGet } from '@khelaghor/client/routes/backoffice.gen.ts';
import { openConsole } from '@khelaghor/testkit/test-operator.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import { updateSettings } from './index.ts';

const lines: string[] = [];
const sink = new Writable({
  write(chunk: Buffer, _encoding, done) {
    lines.push(chunk.toString());
    done();
  },
});

// The queue goes by the database's clock, and takes jobs that are due by it.
const server = await withServer({
  clock: 'database',
  services: ['http', 'jobs'],
  log: pino({ level: 'warn' }, sink),
});
const operator = await openConsole(server);

const texts = { title: { bn: '', en: '' }, text: { bn: '', en: '' } };

const countJobs = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from graphile_worker.jobs
    where task_identifier = 'apply-maintenance-window'`.execute(server.ctx.db);
  return rows[0]?.count ?? 0;
};

test('many saves of a window at once end without a deadlock, and its end opens the site', async () => {
  const save = (nth: number) => {
    const nowMs = server.ctx.clock.now().getTime();
    const startsAt = nth % 3 === 0 ? null : new Date(nowMs + nth * 20).toISOString();
    const endsAt = nth % 2 === 0 ? null : new Date(nowMs + 2_000 + nth * 30).toISOString();
    const maintenance = { ...texts, startsAt, endsAt };
    return updateSettings(server.ctx, { maintenance }, 'operator:shapla');
  };
  for (let round = 0; round < 12; round += 1)
    await Promise.all(Array.from({ length: 12 }, (_, nth) => save(nth)));
  await save(1);
  await expect.poll(countJobs).toBe(0);
  expect(await operator.callOrFail(settingsAdminGet, {})).toMatchObject({
    status: 0,
    maintenance: { startsAt: null, endsAt: null },
  });
  const log = lines.join('');
  expect(log).not.toContain('40P01');
  expect(log).not.toContain('"level":50');
});
