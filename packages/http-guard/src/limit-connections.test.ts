// Goal: a caller who sends requests and reads no answer, or bodies that never end, costs a bounded
// amount, and others are served. Method: real sockets that pipeline, do not read or send slowly,
// against a real listener.
import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { fastify } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { limitConnections } from './limit-connections.ts';
import { createHeldBytes } from './held-bytes.ts';
import type { HeldBytes } from './held-bytes.ts';

/** More than the system takes for a connection that is not read. */
const longBytes = 24 * 1_048_576;
const long = Buffer.alloc(longBytes, 'x');

let app: FastifyInstance;
let held: HeldBytes;
let sockets: Socket[];
let handled: number;
let isOpen: PromiseWithResolvers<void>;

beforeEach(async () => {
  app = fastify({ forceCloseConnections: true });
  held = createHeldBytes({ bytesPerCallerMax: 3 * longBytes, bytesMax: 4 * longBytes });
  sockets = [];
  handled = 0;
  isOpen = Promise.withResolvers();
  limitConnections(app, {
    held,
    findCaller: ({ headers }) => headers['x-caller']?.toString() ?? '',
    refuse: (_request, reply) => void reply.code(429).send(),
    factor: 0.01,
    silentMs: 200,
  });
  app.get('/long', () => {
    handled += 1;
    return long;
  });
  app.get('/waits', async () => {
    handled += 1;
    await isOpen.promise;
    return 'done';
  });
  app.post('/body', { bodyLimit: longBytes }, ({ body }) => String(body).length);
  await app.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(async () => {
  isOpen.resolve();
  for (const socket of sockets) socket.destroy();
  await app.close();
});

/** A connection that sends requests and reads no answer. */
async function openDeaf(path: string, requests: number, caller = ''): Promise<Socket> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.pause();
  socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\nx-caller: ${caller}\r\n\r\n`.repeat(requests));
  return socket;
}

const countOpen = async (): Promise<number> =>
  new Promise((resolve, reject) => {
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });

test('a connection that sends many requests without reading is ended', async () => {
  await openDeaf('/waits', 2_000);
  await expect.poll(countOpen).toBe(0);
  expect(handled).toBeLessThanOrEqual(8);
});

test('a connection that says nothing is ended, one that waits for its answer is not', async () => {
  const silent = await openDeaf('/waits', 0);
  await openDeaf('/waits', 1);
  await new Promise((resolve) => silent.resume().once('close', resolve));
  expect(await countOpen()).toBe(1);
});

test('a few requests at once are answered in their order', async () => {
  const socket = await openDeaf('/waits', 4);
  await expect.poll(() => handled).toBe(4);
  isOpen.resolve();
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString())).resume();
  await expect.poll(() => text.match(/200 OK/gu)?.length).toBe(4);
});

test('answers that are not read are given up, the oldest first', async () => {
  for (let index = 0; index < 6; index += 1) {
    await openDeaf('/long', 1, 'deaf');
    await expect.poll(() => handled).toBe(index + 1);
  }
  await expect.poll(countOpen).toBe(3);
  expect(held.bytes).toBe(3 * longBytes);
  await openDeaf('/long', 1, 'other');
  await openDeaf('/long', 1, 'third');
  await expect.poll(countOpen).toBe(4);
  expect(held.bytes).toBe(4 * longBytes);
  for (const socket of sockets) socket.destroy();
  await expect.poll(() => held.bytes).toBe(0);
});

test('answers behind one that is not read are forgotten with their connection', async () => {
  const socket = await openDeaf('/long', 3);
  await expect.poll(() => held.bytes).toBe(3 * longBytes);
  socket.destroy();
  await expect.poll(() => held.bytes).toBe(0);
});

/** A connection that sends the head of a request with a body, and a little of this. */
async function openSlow(caller: string, length: string): Promise<Socket> {
  const socket = await openDeaf('/waits', 0);
  const head = `POST /body HTTP/1.1\r\nhost: x\r\nx-caller: ${caller}\r\ncontent-type: text/plain`;
  socket.write(`${head}\r\n${length}\r\n\r\n`);
  return socket;
}

test.each([
  ['of a known length', `content-length: ${longBytes}`],
  ['in pieces', 'transfer-encoding: chunked'],
])('bodies %s that do not come are given up, the oldest first', async (_, length) => {
  const slow: Socket[] = [];
  for (let index = 0; index < 6; index += 1) {
    slow.push(await openSlow('slow', length));
    await expect.poll(() => held.bytes).toBe(Math.min(index + 1, 3) * longBytes);
  }
  await expect.poll(countOpen).toBe(3);
  await openSlow('other', length);
  await openSlow('third', length);
  await expect.poll(countOpen).toBe(4);
  expect(held.bytes).toBe(4 * longBytes);
  for (const socket of slow) socket.destroy();
  await expect.poll(() => held.bytes).toBe(2 * longBytes);
});

test('a body that has come is forgotten when it is answered', async () => {
  const { port } = app.server.address() as AddressInfo;
  const headers = { 'content-type': 'text/plain' };
  const reply = await fetch(`http://127.0.0.1:${port}/body`, {
    method: 'POST',
    headers,
    body: 'x'.repeat(1_000_000),
  });
  expect(await reply.text()).toBe('1000000');
  await expect.poll(() => held.bytes).toBe(0);
});

test('a caller with too many open requests is refused, others are served', async () => {
  const waiting = Array.from({ length: 10 }, () => openDeaf('/waits', 1, 'many'));
  await Promise.all(waiting);
  await expect.poll(() => handled).toBe(10);
  const { port } = app.server.address() as AddressInfo;
  const ask = (caller: string) =>
    fetch(`http://127.0.0.1:${port}/waits`, { headers: { 'x-caller': caller } });
  expect((await ask('many')).status).toBe(429);
  const other = ask('other');
  await expect.poll(() => handled).toBe(11);
  isOpen.resolve();
  expect((await other).status).toBe(200);
  expect((await ask('many')).status).toBe(200);
});
