// Goal: a browser holds the token where no script reads it, and only a token of our form is read.
// Method: a server with cookies, called as a browser does.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import cookies from '@fastify/cookie';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { systemRandom as random } from '../crypto/random.ts';
import { openSecrets } from '../crypto/secrets.ts';
import { defineCookieToken } from './cookie-token.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'khelaghor-cookie-token-'));
const ctx = { random, secrets: openSecrets(readConfig({ KHELAGHOR_DATA_DIR: dataDir }, dataDir)) };
const cookie = defineCookieToken({ name: '__Host-test', label: 'test' });

const server = fastify();
beforeAll(async () => {
  await server.register(cookies);
  server.get('/issue', (_request, reply) => reply.send(cookie.issueToken(ctx, reply, 60)));
  server.get('/clear', (_request, reply) => {
    cookie.clearToken(reply);
    return reply.send();
  });
  server.get('/read', (request, reply) => reply.send({ hash: cookie.readHash(ctx, request) }));
});
afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true });
});

const readWith = async (token: string): Promise<unknown> =>
  (await server.inject({ url: '/read', cookies: { '__Host-test': token } })).json();

test('a token is issued to this host alone, and read as the hash that was returned', async () => {
  const issued = await server.inject('/issue');
  const [set] = issued.cookies;
  expect(set).toEqual({
    name: '__Host-test',
    value: expect.stringMatching(/^[\w-]{43}$/u) as unknown,
    maxAge: 60,
    path: '/',
    httpOnly: true,
    secure: true,
    sameSite: 'Lax',
  });
  expect(issued.body).toBe(ctx.secrets.mac('test', set?.value ?? ''));
  expect(await readWith(set?.value ?? '')).toEqual({ hash: issued.body });
});

test.each([
  ['a token in hex', 'ab'.repeat(32), true],
  ['one that is too short', 'a'.repeat(42), false],
  ['one that is too long', 'a'.repeat(65), false],
  ['other characters', `${'a'.repeat(42)}=`, false],
  ['nothing', '', false],
])('%s is read or not by its form', async (_name, token, isRead) => {
  expect(await readWith(token)).toEqual({ hash: isRead ? ctx.secrets.mac('test', token) : null });
});

test('a cleared cookie is ended by the attributes that it was set with', async () => {
  const [cleared] = (await server.inject('/clear')).cookies;
  expect(cleared).toMatchObject({ name: '__Host-test', value: '', path: '/', secure: true });
  expect(cleared?.expires?.getTime()).toBe(0);
});
