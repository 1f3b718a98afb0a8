// Goal: the health of the site is what its tables say, and each part says since when. Method: rows
// as jobs, gateways and messages leave them, a task that fails, and a console.
import { sql } from 'kysely';
import type { JobHelpers } from 'graphile-worker';
import { expect, test } from 'vitest';
import { healthAdminGet } from '@khelaghor/client/routes/backoffice.gen.ts';
import type { Health } from '@khelaghor/contract/backoffice/health.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { withOperator } from '@khelaghor/testkit/with-server.ts';
import { minuteMs } from '@khelaghor/time/durations.ts';
import { addJob } from '../../lib/jobs/job-queue.ts';
import { recordRuns } from '../../lib/jobs/job-runs.ts';
import { recordHealth } from './read-health.ts';

const { server, operator } = await withOperator({ logLevel: 'silent' });
const { ctx } = server;
const cron = ['* * * * * tick', '23 4 * * * nightly'];
const rina = await signUp(server);

const read = (): Promise<Health> => operator.callOrFail(healthAdminGet, {});
const ago = (minutes: number): Date => new Date(ctx.clock.now().getTime() - minutes * minuteMs);

test('a new site is good in all its parts, and knows when its jobs run next', async () => {
  // At some hours a sale has closed whose draw is to come: its job waits for workers, of which this
  // server has none.
  await sql`delete from graphile_worker._private_jobs where run_at <= ${ctx.clock.now()}`.execute(
    ctx.db,
  );
  const health = await read();
  const { database, clock, queue, outbox, jobs } = health;
  const states = [database, clock, queue, outbox].map(({ state }) => state);
  expect(states).toEqual(['good', 'good', 'good', 'good']);
  expect(database.replicas).toBe(0);
  expect(database.version).toMatch(/^\d+/u);
  expect(database.sizeBytes).toBeGreaterThan(1_000_000);
  expect(database.connections).toBeGreaterThan(0);
  expect(database.connections).toBeLessThanOrEqual(database.connectionsMax);
  const purge = jobs.find(({ job }) => job === 'purge-expired');
  expect(purge).toMatchObject({ state: 'good', lastRunAt: null, failures: 0, waiting: 0 });
  expect(new Date(purge?.nextAt ?? '').getUTCMinutes()).toBe(37);
});

test('the database tells how long its longest statement has been running', async () => {
  const readSlowest = async () => (await read()).database.slowestMs;
  const polling = { timeout: 15_000, interval: 10 };
  const holder = await ctx.pool.connect();
  await holder.query('select pg_advisory_lock(1)');
  const waiting = ctx.pool.query('select pg_advisory_lock(1), pg_advisory_unlock(1)');
  await expect.poll(readSlowest, polling).toBeGreaterThanOrEqual(50);
  await holder.query('select pg_advisory_unlock(1)');
  await waiting;
  holder.release();
  await expect.poll(readSlowest, polling).toBeLessThan(50);
});

test('runs of a job are kept, with the failures since its last success', async () => {
  let isBroken = true;
  const tick = () => {
    if (isBroken) throw new Error('broken');
  };
  const { 'fold-reports': task } = recordRuns(
    ctx,
    { 'fold-reports': tick, other: tick },
    new Set(['fold-reports']),
  );
  // These tasks read neither their payload nor their helpers.
  const run = async () => task?.({}, {} as JobHelpers);
  const readJob = async () => (await read()).jobs.find(({ job }) => job === 'fold-reports');
  for (let failed = 0; failed < 3; failed += 1) await expect(run()).rejects.toThrow('broken');
  const failing = await readJob();
  expect(failing).toMatchObject({ state: 'failing', failures: 3 });
  expect(failing?.lastFailedAt).not.toBeNull();
  isBroken = false;
  await run();
  expect(await readJob()).toMatchObject({
    state: 'good',
    failures: 0,
    lastFailedAt: failing?.lastFailedAt,
  });
});

test('jobs that are due, late or given up show in the queue', async () => {
  await sql`delete from graphile_worker._private_jobs`.execute(ctx.db);
  await addJob(ctx.db, 'tick', {}, { runAt: ago(2) });
  await addJob(ctx.db, 'tick', {}, { runAt: ago(-5) });
  const slow = await read();
  expect(slow.queue).toMatchObject({ state: 'slow', waiting: 1, givenUp: 0 });
  expect(slow.queue.oldestAt).toBe(slow.jobs.find(({ job }) => job === 'tick')?.oldestAt);
  await sql`update graphile_worker._private_jobs set attempts = max_attempts`.execute(ctx.db);
  expect((await read()).queue).toMatchObject({ state: 'slow', waiting: 0, givenUp: 2 });
  await sql`delete from graphile_worker._private_jobs`.execute(ctx.db);
});

test('a clock that was set back is told by transfers in its future', async () => {
  await signUp(server, { balanceMinor: 100n });
  expect((await read()).clock).toMatchObject({ state: 'good', behindMs: 0 });
  // A clock that is set back leaves what it dated before.
  await sql`insert into ledger_transfer select uuid_v7(), nextval('ledger_transfer_seq'), code,
      debit_account_id, credit_account_id, amount_minor, currency, cause_kind, cause_id, phase,
      pending_id, expires_at, debit_after_minor, credit_after_minor, now() + interval '5 minutes'
    from ledger_transfer limit 1`.execute(ctx.db);
  const { clock } = await read();
  expect(clock.state).toBe('failing');
  expect(clock.behindMs).toBeGreaterThan(4 * minuteMs);
});

test('gateways are judged by their last hour', async () => {
  await sql`insert into deposit (id, member_id, channel, gateway, amount_minor, currency, state,
      transfer_id, created_at, expires_at, resolved_at)
    select gen_random_uuid(), ${rina.memberId}, 'mobile', 'sandbox', 1000, 'PLAY', 'failed',
      gen_random_uuid(), ${ago(120)}, ${ago(-60)},
      case when i <= 5 then ${ago(1)}::timestamptz else ${ago(90)}::timestamptz end
    from generate_series(1, 9) i`.execute(ctx.db);
  const { gateways } = await read();
  expect(gateways.find(({ name }) => name === 'sandbox')).toMatchObject({
    state: 'failing',
    done: 0,
    failed: 5,
    medianMs: null,
  });
});

test('messages that wait too long make the outbox slow, then failing', async () => {
  const insert = (minutes: number) =>
    sql`insert into message_outbox (id, channel, recipient, subject, text_sealed, state, created_at,
        expires_at)
      values (gen_random_uuid(), 'mail', 'a@example.com', '', '', 'waiting', ${ago(minutes)},
        ${ago(-60)})`.execute(ctx.db);
  await insert(3);
  expect((await read()).outbox).toMatchObject({ state: 'slow', waiting: 1 });
  await insert(16);
  expect((await read()).outbox).toMatchObject({ state: 'failing', waiting: 2 });
});

test('a part says since when it is as it is; a part that is gone is forgotten', async () => {
  await recordHealth(ctx, cron);
  await sql`update health_state set since = ${ago(30)}`.execute(ctx.db);
  await recordHealth(ctx, cron);
  const before = ago(29).toISOString();
  expect((await read()).outbox.since < before).toBe(true);
  await sql`delete from message_outbox`.execute(ctx.db);
  await recordHealth(ctx, ['* * * * * tick']);
  const { outbox } = await read();
  expect(outbox).toMatchObject({ state: 'good' });
  expect(outbox.since > before).toBe(true);
  const parts = await ctx.db.selectFrom('healthState').select('part').execute();
  expect(parts.map(({ part }) => part)).not.toContain('job:nightly');
});
