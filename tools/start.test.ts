// Goal: a failed start says in one sentence what is wrong, and an end leaves no process running.
// Method: the checks by themselves, and whole starts of what needs no build.
import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFreePort } from '@khelaghor/db/free-port.ts';
import { collectOutput } from './collect-output.ts';
import {
  requireConfig,
  requirePorts,
  getSecrets,
  getSentence,
  readRequestedServices,
} from './startup-errors.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'khelaghor-start-'));
  // PostgreSQL runs as another user when this is root, and must be able to enter.
  await chmod(root, 0o755);
});
afterAll(() => rm(root, { recursive: true, force: true }));

test.each([
  [
    { KHELAGHOR_PORT_SITE: 'http' },
    /KHELAGHOR_PORT_SITE is not a port number: http\. .*running\.md/u,
  ],
  [{ KHELAGHOR_PORT_SITE: '0' }, /KHELAGHOR_PORT_SITE/u],
  [{ KHELAGHOR_PORT_GAMES: '8080' }, /site and the games .* port 8080/u],
  [{ KHELAGHOR_LOG: 'loud' }, /KHELAGHOR_LOG is one of/u],
  [{ KHELAGHOR_RATE_LIMIT_FACTOR: 'x' }, /KHELAGHOR_RATE_LIMIT_FACTOR/u],
  [{ KHELAGHOR_ORIGIN_SITE: 'https://a.example/' }, /ORIGIN_SITE .*: https:\/\/a\.example$/u],
  [{ KHELAGHOR_PORT_SITE: '80' }, /KHELAGHOR_ORIGIN_SITE .*: http:\/\/localhost$/u],
  [{ KHELAGHOR_TRUSTED_PROXIES: '10.0.0.0/8,proxy' }, /holds "proxy"/u],
  [{ DATABASE_URL: 'localhost' }, /DATABASE_URL must be/u],
] as const)('%j is refused', (env, sentence) => {
  expect(() => requireConfig(env, root)).toThrow(sentence);
});

test('an empty variable counts as not set', () => {
  const config = requireConfig(
    { DATABASE_URL: '', KHELAGHOR_HOST: '', KHELAGHOR_PORT_SITE: '' },
    root,
  );
  expect(config).toMatchObject({ databaseUrl: null, host: '127.0.0.1', ports: { site: 8080 } });
});

test('services are chosen by name', () => {
  expect(readRequestedServices(['node', 'start'])).toEqual(['http', 'jobs']);
  expect(readRequestedServices(['--services=jobs'])).toEqual(['jobs']);
  expect(() => readRequestedServices(['--services=http,rooms'])).toThrow('no service "rooms"');
});

test('a taken port is named, with the variable that changes it', async () => {
  const blocker = createServer().listen(0, '127.0.0.1');
  await once(blocker, 'listening');
  const address = blocker.address();
  const taken = typeof address === 'object' && address !== null ? address.port : 0;
  const config = requireConfig({ KHELAGHOR_PORT_GATEWAY: String(taken) }, root);
  const ports = { ...config.ports, site: await findFreePort(), console: await findFreePort() };
  await expect(
    requirePorts({ ...config, ports: { ...ports, games: await findFreePort() } }),
  ).rejects.toThrow(new RegExp(`Port ${taken} is taken, .* KHELAGHOR_PORT_GATEWAY`, 'u'));
  blocker.close();
});

test('a damaged master key is refused and left alone', async () => {
  const dataDir = join(root, 'damaged');
  await mkdir(dataDir);
  await writeFile(join(dataDir, 'master.key'), 'damaged');
  const config = requireConfig({ KHELAGHOR_DATA_DIR: dataDir }, root);
  expect(() => getSecrets(config)).toThrow(/damaged.*backup/u);
  expect(await readFile(join(dataDir, 'master.key'), 'utf8')).toBe('damaged');
  expect(() => getSecrets({ ...config, masterKey: 'abc' })).toThrow('KHELAGHOR_MASTER_KEY');
});

test.each([
  ['ECONNREFUSED', 'does not answer'],
  ['28P01', 'refuses the user or password'],
  ['3D000', 'no database at db.example:5432/house'],
  ['42501', 'owner of the database'],
  ['53100', 'The disk is full'],
  ['ENOSPC', 'The disk is full'],
  ['EACCES', 'may not write'],
] as const)('%s is explained in words, without the password', (code, words) => {
  const config = requireConfig({ DATABASE_URL: 'postgres://me:secret@db.example/house' }, root);
  const sentence = getSentence(Object.assign(new Error('words'), { code }), config);
  expect(sentence).toContain(words);
  expect(sentence).not.toContain('secret');
});

test('an unexpected error has no sentence', () => {
  expect(getSentence(new TypeError('x is not a function'), null)).toBeNull();
});

type Started = { child: ChildProcess; said: () => string; ended: Promise<number | null> };

function start(args: readonly string[], env: Record<string, string>): Started {
  const program = join(import.meta.dirname, 'start.ts');
  const child = spawn(process.execPath, [program, ...args], {
    env: { ...process.env, DATABASE_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = collectOutput(child);
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, said, ended };
}

async function untilSaid({ child, said }: Started, words: string): Promise<void> {
  while (!said().includes(words)) {
    if (child.exitCode !== null) throw new Error(said());
    await pause(20);
  }
}

test('a failed start ends with one sentence and code 1', async () => {
  const { ended, said } = start([], { KHELAGHOR_PORT_SITE: 'http' });
  expect(await ended).toBe(1);
  expect(said().trim().split('\n')).toHaveLength(1);
  expect(said()).toMatch(
    /^\s*Khelaghor cannot start\. KHELAGHOR_PORT_SITE is not a port number: http\./u,
  );
});

/** The process of a service, by its program, under a started site. */
async function findService({ child }: Started, program: string): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', [
    '-o',
    'pid=,args=',
    '--ppid',
    `${child.pid}`,
  ]);
  const line = stdout.split('\n').find((row) => row.includes(program)) ?? '';
  return Number(/^\s*(\d+)/u.exec(line)?.[1]);
}

test('a killed server is started again, and the database goes on', async () => {
  const dataDir = join(root, 'supervised');
  const site = start(['--services=jobs'], { KHELAGHOR_DATA_DIR: dataDir, KHELAGHOR_LOG: 'silent' });
  await untilSaid(site, 'Running: jobs');
  process.kill(await findService(site, 'serve-site.ts'), 'SIGKILL');
  await untilSaid(site, 'The server runs again.');
  expect(site.said()).toContain('The server ended by itself (SIGKILL); it is started again.');
  expect(site.said()).not.toContain('PostgreSQL ended');
  const again = await findService(site, 'serve-site.ts');
  site.child.kill('SIGTERM');
  expect(await site.ended).toBe(0);
  expect(() => process.kill(again, 0)).toThrow('ESRCH');
});

test('Ctrl-C, sent twice as npm does, stops all; the next start copes with a kill -9', async () => {
  const dataDir = join(root, 'data');
  const env = { KHELAGHOR_DATA_DIR: dataDir, KHELAGHOR_LOG: 'silent' };
  const first = start(['--services=jobs'], env);
  await untilSaid(first, 'Running: jobs');
  first.child.kill('SIGINT');
  first.child.kill('SIGINT');
  expect(await first.ended).toBe(0);
  expect(first.said()).toContain('Stopping.');
  expect(first.said()).not.toMatch(/at .*\.ts:\d|did not end cleanly/u);
  const cluster = join(dataDir, 'postgres', 'cluster');
  expect(existsSync(join(dataDir, 'postgres', 'owner.json'))).toBe(false);
  expect(existsSync(join(cluster, 'postmaster.pid'))).toBe(false);

  const killed = start(['--services=jobs'], env);
  await untilSaid(killed, 'Running: jobs');
  killed.child.kill('SIGKILL');
  await killed.ended;

  const again = start(['--services=jobs'], env);
  await untilSaid(again, 'Running: jobs');
  again.child.kill('SIGTERM');
  expect(await again.ended).toBe(0);
  expect(existsSync(join(cluster, 'postmaster.pid'))).toBe(false);
});
