/**
 * Goal: after any earlier event, a start gives a server with all confirmed data or says what
 * the administrator can do. Method: real servers in the test's own folders; processes that start
 * one are killed, files are damaged, ports are taken.
 */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  access,
  chmod,
  mkdir,
  mkdtemp,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { stopLeftover } from './embedded-pidfile.ts';
import { startEmbeddedPostgres } from './embedded.ts';
import type { EmbeddedOptions, EmbeddedPostgres } from './embedded.ts';

const MODULE = new URL('embedded.ts', import.meta.url).href;

let root: string;
let dataDir: string;
const running: EmbeddedPostgres[] = [];
const lines: string[] = [];
const log = (line: string): number => lines.push(line);

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'khelaghor-embedded-'));
  await chmod(root, 0o755);
  dataDir = join(root, 'data');
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((postgres) => postgres.stop()));
  lines.length = 0;
});
afterAll(() => rm(root, { recursive: true, force: true }));

async function start(options: Partial<EmbeddedOptions> = {}): Promise<EmbeddedPostgres> {
  const result = await startEmbeddedPostgres({ dataDir, log, ...options });
  if (!result.ok) throw new Error(`${result.refusal}: ${result.message}`);
  running.push(result.postgres);
  return result.postgres;
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  // The server may be killed during a connection; the query's own promise rejects.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<unknown[]>({ text, rowMode: 'array' });
    return rows.flat();
  } finally {
    await client.end();
  }
}

async function answers(url: string): Promise<boolean> {
  return query(url, 'select 1').then(
    () => true,
    () => false,
  );
}

/** Waits for a condition, until the test's time limit. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await wait(20);
}

/** Starts the server from a separate process, which then waits to be killed. */
async function startElsewhere(): Promise<{ child: ChildProcess; url: string; pid: number }> {
  const program = `
    import { startEmbeddedPostgres } from ${JSON.stringify(MODULE)};
    const result = await startEmbeddedPostgres({
      dataDir: ${JSON.stringify(dataDir)}, log: () => {},
    });
    console.log(JSON.stringify({ url: result.postgres.url, pid: result.postgres.pid() }));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return { child, ...(JSON.parse(line) as { url: string; pid: number }) };
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

test('the first start creates the data, the second finds it', async () => {
  const first = await start();
  expect(first.version).toMatch(/^18\./u);
  expect(new URL(first.url).hostname).toBe('127.0.0.1');
  await query(first.url, 'create table kept as select 7 as id');
  await first.stop();
  expect(first.pid()).toBeUndefined();
  await expect(query(first.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
  const second = await start();
  expect(await query(second.url, 'select id from kept')).toEqual([7]);
});

test('settings keep confirmed commits and sort texts the same everywhere', async () => {
  const { url } = await start();
  const settings = await query(
    url,
    `select current_setting(name) from unnest(array['fsync', 'full_page_writes',
      'synchronous_commit', 'data_checksums', 'server_encoding', 'listen_addresses',
      'unix_socket_directories', 'password_encryption']) as name
     union all select datlocprovider::text || ' ' || datlocale from pg_database
     where datname = current_database()`,
  );
  expect(settings.join(' ')).toBe('on on on on UTF8 127.0.0.1  scram-sha-256 b C.UTF-8');
});

test('only the password in the file, readable by its owner alone, opens the database', async () => {
  const { url, base } = await start();
  const file = join(base, 'password');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await stat(base)).mode & 0o777).toBe(0o700);
  const password = await readFile(file, 'utf8');
  expect(password.length).toBeGreaterThanOrEqual(32);
  expect(new URL(url).password).toBe(password);
  for (const wrong of ['postgres', 'password', 'khelaghor']) {
    await expect(query(url.replace(password, wrong), 'select 1')).rejects.toThrow('password');
  }
  await expect(query(url.replace(`:${password}`, ''), 'select 1')).rejects.toThrow('password');
});

test('a folder serves one process at a time', async () => {
  const first = await start();
  expect(await startEmbeddedPostgres({ dataDir, log })).toMatchObject({
    ok: false,
    refusal: 'data_in_use',
  });
  await first.stop();
  const both = await Promise.all([
    startEmbeddedPostgres({ dataDir, log }),
    startEmbeddedPostgres({ dataDir, log }),
  ]);
  for (const result of both) if (result.ok) running.push(result.postgres);
  expect(both.filter((result) => result.ok)).toHaveLength(1);
});

test('the server stops by itself when its process is killed', async () => {
  const { child, url } = await startElsewhere();
  await query(url, 'create table confirmed as select 1 as id');
  await kill(child);
  await until(async () => !(await answers(url)));
  const { url: next } = await start();
  expect(await query(next, 'select id from confirmed')).toEqual([1]);
});

test('a start right after kill -9 stops the leftover server', async () => {
  const { child, url, pid } = await startElsewhere();
  await query(url, 'create table left_behind as select 2 as id');
  // The postmaster is stopped, so that it cannot react to the watchdog's signal.
  process.kill(pid, 'SIGSTOP');
  await kill(child);
  const starting = start();
  await until(() => lines.join('\n').includes('left behind'));
  process.kill(pid, 'SIGCONT');
  const { url: next } = await starting;
  expect(await query(next, 'select id from left_behind')).toEqual([2]);
});

test('the next start recovers after both were killed at once', async () => {
  const { child, url, pid } = await startElsewhere();
  await query(url, 'create table both_killed as select 3 as id');
  process.kill(pid, 'SIGKILL');
  await kill(child);
  const { url: next } = await start();
  expect(await query(next, 'select id from both_killed')).toEqual([3]);
});

test('a server that was killed and not collected by its parent leaves no pid file', async () => {
  const { child, pid } = await startElsewhere();
  // Neither can react: the server is found running, and ends as a zombie.
  child.kill('SIGSTOP');
  process.kill(pid, 'SIGSTOP');
  const cluster = join(dataDir, 'cluster');
  const stopping = stopLeftover(cluster, log);
  await until(() => lines.join('\n').includes('left behind'));
  process.kill(pid, 'SIGKILL');
  const isStopped = await stopping;
  await kill(child);
  expect(isStopped).toBe(true);
  await expect(access(join(cluster, 'postmaster.pid'))).rejects.toThrow('ENOENT');
});

test('a start ignores a pid file whose pid belongs to another program', async () => {
  const { base } = await start().then(async (postgres) => {
    await postgres.stop();
    return postgres;
  });
  await writeFile(
    join(base, 'cluster', 'postmaster.pid'),
    `${process.pid}\n${join(base, 'cluster')}\n`,
  );
  const { url } = await start();
  expect(await query(url, 'select 1')).toEqual([1]);
});

test('a crashed server restarts at the same address', async () => {
  const postgres = await start();
  const pid = postgres.pid() ?? -1;
  await query(postgres.url, 'create table survived as select 4 as id');
  process.kill(pid, 'SIGKILL');
  await until(() => lines.includes('PostgreSQL runs again.'));
  expect(postgres.pid()).not.toBe(pid);
  expect(await query(postgres.url, 'select id from survived')).toEqual([4]);
});

test('a taken port is refused by name', async () => {
  const blocker = createServer();
  blocker.listen(0, '127.0.0.1');
  await once(blocker, 'listening');
  const address = blocker.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  expect(await startEmbeddedPostgres({ dataDir, log, port })).toMatchObject({
    ok: false,
    refusal: 'port_taken',
    message: expect.stringContaining(String(port)) as unknown,
  });
  blocker.close();
  await once(blocker, 'close');
  expect(new URL((await start({ port })).url).port).toBe(String(port));
});

test('data of another major version is refused and left unchanged', async () => {
  const { base } = await start();
  await running.splice(0)[0]?.stop();
  const file = join(base, 'cluster', 'PG_VERSION');
  await writeFile(file, '16\n');
  expect(await startEmbeddedPostgres({ dataDir, log })).toMatchObject({
    ok: false,
    refusal: 'other_major_version',
    message: expect.stringContaining('PostgreSQL 16') as unknown,
  });
  await writeFile(file, '18\n');
  expect(await query((await start()).url, 'select id from kept')).toEqual([7]);
});

test('data without its password is refused and left unchanged', async () => {
  const { base } = await start();
  await running.splice(0)[0]?.stop();
  await rename(join(base, 'password'), join(base, 'elsewhere'));
  expect(await startEmbeddedPostgres({ dataDir, log })).toMatchObject({
    ok: false,
    refusal: 'password_missing',
  });
  await rename(join(base, 'elsewhere'), join(base, 'password'));
  await start();
});

test('a server that cannot start returns the reason', async () => {
  const { base } = await start();
  await running.splice(0)[0]?.stop();
  const control = join(base, 'cluster', 'global', 'pg_control');
  await rename(control, `${control}.away`);
  expect(await startEmbeddedPostgres({ dataDir, log })).toMatchObject({
    ok: false,
    refusal: 'cannot_start',
    message: expect.stringContaining('pg_control') as unknown,
  });
  await rename(`${control}.away`, control);
  await start();
});

test('data from an interrupted first start is created again', async () => {
  const cutOff = join(root, 'cut-off');
  await mkdir(join(cutOff, 'cluster.new', 'base'), { recursive: true });
  await writeFile(join(cutOff, 'password'), 'old');
  const { url } = await start({ dataDir: cutOff });
  expect(await query(url, 'select 1')).toEqual([1]);
});

test('root serves a private folder from another place', async () => {
  const closed = await mkdtemp(join(root, 'closed-'));
  const fallbackFolder = join(root, 'fallback');
  const options = { dataDir: join(closed, 'data'), fallbackFolder };
  const { url, base } = await start(options);
  expect(await query(url, 'select 1')).toEqual([1]);
  const asRoot = process.getuid?.() === 0;
  expect(base.startsWith(asRoot ? fallbackFolder : closed)).toBe(true);
  expect(lines.filter((line) => line.includes(fallbackFolder))).toHaveLength(asRoot ? 1 : 0);
  await running.splice(0)[0]?.stop();
  expect((await start(options)).base).toBe(base);
});

test('a folder that cannot be created is refused', async () => {
  const file = join(root, 'file');
  await writeFile(file, '');
  const result = await startEmbeddedPostgres({ dataDir: join(file, 'data'), log });
  expect(result).toMatchObject({ ok: false, refusal: 'folder_not_writable' });
});
