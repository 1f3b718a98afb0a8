// Goal: no listener can be felled by callers who ask and do not read, and each answer says what a
// browser may do with it. Method: raw sockets and plain calls against a listening server.
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { closedPolicy, securityHeaders } from '@khelaghor/http-guard/security-headers.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';

const server = await withServer({ rateLimitFactor: 1 });
const { origins } = server.config;
const listeners = ['site', 'console', 'games'] as const;

test.each(listeners)('%s ends a connection that asks and does not read', async (name) => {
  const { hostname, port } = new URL(origins[name]);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.pause();
  socket.on('error', () => undefined);
  const ended = new Promise((resolve) => socket.once('close', resolve));
  const request = `GET /openapi.json HTTP/1.1\r\nhost: ${hostname}\r\n\r\n`;
  for (let sent = 0; sent < 20 && !socket.destroyed; sent += 1) socket.write(request.repeat(100));
  socket.resume();
  await ended;
  expect((await fetch(`${origins[name]}/openapi.json`)).status).toBe(200);
});

test('a long document travels compressed, is asked again for its change, and is limited', async () => {
  const address = `${origins.games}/openapi.json`;
  const first = await fetch(address, { headers: { 'accept-encoding': 'br' } });
  expect(first.headers.get('content-encoding')).toBe('br');
  expect(Number(first.headers.get('content-length'))).toBeLessThan(40_000);
  expect(await first.json()).toMatchObject({ openapi: '3.1.0' });
  const plain = await fetch(address, { headers: { 'accept-encoding': 'identity' } });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.json()).toMatchObject({ openapi: '3.1.0' });
  const etag = first.headers.get('etag') ?? '';
  const again = await fetch(address, { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
  expect((await fetch(address, { method: 'HEAD' })).status).toBe(200);
  const codes = new Set<number>();
  for (let call = 0; call < 40; call += 1) codes.add((await fetch(address)).status);
  expect(codes).toEqual(new Set([200, 429]));
});

test('the reference is one page without a script, for no frame', async () => {
  const page = await fetch(`${origins.site}/reference/`);
  expect(page.url).toBe(`${origins.site}/reference`);
  const policy = page.headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('script-src');
  const text = await page.text();
  expect(text).not.toContain('<script');
  expect(text).toContain('POST /lotto/lgw/games/{gameCode}/tickets');
  expect(text).toContain('tickets: list (1 to 20) of {');
  const calls = await fetch(`${origins.site}/openapi.json`);
  expect(await calls.text()).not.toContain('"/reference');
});

test.each(listeners)('on %s a refusal may do nothing in a browser', async (name) => {
  for (const path of ['/openapi.json', '/wps/nowhere', '/%ff', '/assets/nothing.js']) {
    const { headers } = await fetch(origins[name] + path);
    const policy = headers.get('content-security-policy');
    expect([path, policy]).toEqual([path, closedPolicy]);
    for (const [header, value] of Object.entries(securityHeaders))
      expect([path, header, headers.get(header)]).toEqual([path, header, value]);
  }
});
