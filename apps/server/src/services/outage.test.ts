// Goal: a database that is gone, slow or overrun is answered for in plain words, and everything
// goes on by itself once it is back. Method: connections are taken away from the whole server.
import { once } from 'node:events';
import { connect as openSocket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { countHeldBytes } from '@khelaghor/http-guard/limit-connections.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import { hashPassword, isHashQueueFull } from '../lib/passwords/hash-password.ts';
import { startJobs } from './jobs.ts';
import { createListener } from './listener.ts';

// The queue and its pools go by the database's clock.
const server = await withServer({ clock: 'database', logLevel: 'silent', isHashingFull: true });

/** Waits until something is so; the time limit of the test ends a wait in vain. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(20);
}

/** Adds a job as if the pool of that name had taken it. */
async function addTakenJob(pool: string, attempts = 0): Promise<() => Promise<boolean>> {
  const { rows } = await sql<{ id: string }>`
    select id from graphile_worker.add_job('purge-expired')`.execute(server.ctx.db);
  const id = rows[0]?.id;
  await sql`update graphile_worker._private_jobs
    set locked_at = now(), locked_by = ${pool}, attempts = ${attempts} where id = ${id}`.execute(
    server.ctx.db,
  );
  return async () => {
    const left = await sql`select from graphile_worker._private_jobs where id = ${id}`.execute(
      server.ctx.db,
    );
    return left.rows.length === 0;
  };
}

test('jobs of a process that is gone are done by the next; a living one keeps its own', async () => {
  const living = new pg.Client({ connectionString: server.databaseUrl });
  await living.connect();
  await living.query("select pg_advisory_lock(722025, hashtext('pool-living'))");
  const keptIsDone = await addTakenJob('pool-living');
  // In its last try, which does not count.
  const orphanIsDone = await addTakenJob('pool-gone', 25);
  const jobs = await startJobs(server.ctx, server.databaseUrl);
  await until(orphanIsDone);
  expect(await keptIsDone()).toBe(false);
  await jobs.close();
  await living.end();
});

test('a job that fails is noted and tried again later, and the others go on', async () => {
  const jobs = await startJobs(server.ctx, server.databaseUrl);
  const { db } = server.ctx;
  await sql`select graphile_worker.add_job('settle-issue', '{"issueId":"no id"}'::json,
    job_key => 'fails')`.execute(db);
  const failed = async () => {
    const { rows } = await sql<{ attempts: number; later: boolean; noted: boolean }>`
      select attempts::int, run_at > now() as later, last_error like '%issueId%' as noted
      from graphile_worker._private_jobs where key = 'fails'`.execute(db);
    return rows;
  };
  await expect
    .poll(failed, { timeout: 15_000 })
    .toEqual([{ attempts: 1, later: true, noted: true }]);
  const otherIsDone = await addTakenJob('pool-gone-too');
  await sql`update graphile_worker._private_jobs set locked_at = null, locked_by = null
    where locked_by = 'pool-gone-too'`.execute(db);
  await until(otherIsDone);
  await jobs.close();
});

test('the jobs run again after every connection was lost', async () => {
  const jobs = await startJobs(server.ctx, server.databaseUrl);
  const client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
  const left = `select count(*)::int as jobs from graphile_worker._private_jobs
    where key = 'after-the-loss'`;
  await client.query(
    `select graphile_worker.add_job('ensure-issues', job_key => 'after-the-loss')`,
  );
  await expect
    .poll(async () => (await client.query<{ jobs: number }>(left)).rows, { timeout: 15_000 })
    .toEqual([{ jobs: 0 }]);
  await client.end();
  await jobs.close();
});

test('a program gets a refusal, a person a page that asks again by itself', async () => {
  const app = await createListener(server.ctx, 'site', countHeldBytes());
  app.get('/broken', () => {
    throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  });
  const program = await app.inject({ url: '/broken' });
  expect(program.statusCode).toBe(503);
  expect(program.json()).toMatchObject({ success: false, code: 'overloaded' });
  const headers = { accept: 'text/html', cookie: 'hisLang=bn' };
  const person = await app.inject({ url: '/broken', headers });
  expect(person.statusCode).toBe(503);
  expect(person.headers['retry-after']).toBe('2');
  expect(person.headers['content-type']).toContain('text/html');
  expect(person.body).toMatch(/<html lang="bn"[^]*http-equiv="refresh"[^]*[\u0980-\u09FF]/u);
  expect(person.body).not.toContain('ECONNREFUSED');
  await app.close();
});

test('when too many wait for the database, more are turned away at once', async () => {
  const { pool } = server.ctx;
  const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  let hasGivenUp = false;
  const waiting = Array.from({ length: 1_000 }, () =>
    pool.connect().then(
      (client) => client.release(),
      () => {
        hasGivenUp = true;
      },
    ),
  );
  const address = `${server.config.origins.site}/wps/system/whitelabel`;
  const refused = await fetch(address);
  expect(hasGivenUp).toBe(false);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('2');
  expect(await refused.json()).toMatchObject({ code: 'overloaded' });
  for (const client of held) client.release();
  await Promise.all(waiting);
  expect((await fetch(address)).status).not.toBe(503);
});

test('while too many passwords wait, a call with another is turned away unread', async () => {
  const address = `${server.config.origins.site}/wps/session/login`;
  const headers = {
    'content-type': 'application/json',
    'x-khelaghor': '1',
    origin: server.config.origins.site,
  };
  const body = JSON.stringify({ keyId: 'k', enc: 'e', ciphertext: 'c' });
  const logIn = async () => (await fetch(address, { method: 'POST', headers, body })).json();
  expect(await logIn()).toMatchObject({ code: 'seal_broken' });
  const waiting: Promise<string>[] = [];
  while (!isHashQueueFull()) waiting.push(hashPassword('one of many'));
  expect(await logIn()).toMatchObject({ code: 'overloaded' });
  await Promise.all(waiting);
  expect(await logIn()).toMatchObject({ code: 'seal_broken' });
});

test('a request with too many headers is refused before it is read', async () => {
  const socket = openSocket(server.config.ports.site, '127.0.0.1');
  socket.write(`GET / HTTP/1.1\r\nhost: localhost\r\nx-big: ${'a'.repeat(20_000)}\r\n\r\n`);
  const [said] = (await once(socket, 'data')) as [Buffer];
  expect(said.toString()).toMatch(/^HTTP\/1\.1 431 /u);
  socket.destroy();
});
