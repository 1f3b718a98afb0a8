import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTcpProxy } from './tcp-proxy.ts';
import type { TcpProxy } from './tcp-proxy.ts';

/** Connections are real; a wait ends as soon as they are there. */
const polling = { timeout: 15_000, interval: 5 };

let server: Server;
let proxy: TcpProxy;
let client: Socket;
/** What the far end has received. */
let arrived: string;

beforeEach(async () => {
  arrived = '';
  server = createServer((socket) => {
    socket.on('data', (chunk) => {
      arrived += chunk.toString();
      socket.write(`answer to ${chunk.toString()}`);
    });
    socket.on('error', () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  proxy = await startTcpProxy((server.address() as AddressInfo).port);
  client = connect(proxy.port, '127.0.0.1');
  await once(client, 'connect');
});
afterEach(async () => {
  client.destroy();
  await proxy.close();
  server.close();
});

const nextData = async (): Promise<string> => {
  const [chunk] = (await once(client, 'data')) as [Buffer];
  return chunk.toString();
};

test('what is sent arrives, and what is answered comes back', async () => {
  client.write('one');
  expect(await nextData()).toBe('answer to one');
});

test.each(['to', 'both'] as const)('cut "%s": nothing arrives until it is healed', async (cut) => {
  proxy.cut(cut);
  client.write('one');
  const answer = nextData();
  await expect.poll(() => proxy.connections(), polling).toBe(1);
  expect(arrived).toBe('');
  proxy.heal('goes on');
  expect(await answer).toBe('answer to one');
});

test('cut "from": it arrives, and only the answer is kept back', async () => {
  proxy.cut('from');
  client.write('one');
  const answer = nextData();
  await expect.poll(() => arrived, polling).toBe('one');
  proxy.heal('goes on');
  expect(await answer).toBe('answer to one');
});

test.each([
  ['before', ''],
  ['after', 'begin; commit'],
] as const)('a cut %s a COMMIT lets "%s" through', async (where, expected) => {
  const cut = proxy.cutAtCommit(where);
  client.write('begin; commit');
  await cut;
  await expect.poll(() => arrived, polling).toBe(expected);
});

test('a line that was forgotten stays silent, and a new one works', async () => {
  proxy.cut('both');
  client.write('one');
  await expect.poll(() => proxy.connections(), polling).toBe(1);
  proxy.heal('forgets');
  client.destroy();
  client = connect(proxy.port, '127.0.0.1');
  client.write('two');
  expect(await nextData()).toBe('answer to two');
  expect(arrived).toBe('two');
});
