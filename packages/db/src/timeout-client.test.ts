// Goal: a connection silently dropped by the network costs one query, not a place in the pool.
// Method: a proxy in front of the database stops forwarding without closing its connections.
import { once } from 'node:events';
import { connect as openSocket, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTimeoutClient } from './timeout-client.ts';
import { createTemporaryDatabase } from './temporary-database.ts';
import type { TemporaryDatabase } from './temporary-database.ts';

/** A busy machine answers within it. */
const silenceMaxMs = 1_000;

let database: TemporaryDatabase;
let relay: Server;
let url: string;
const sockets = new Set<Socket>();
let silent = false;

beforeAll(async () => {
  database = await createTemporaryDatabase();
  const { hostname, port } = new URL(database.url);
  relay = createServer((client) => {
    const server = openSocket(Number(port), hostname);
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => !silent && to.write(chunk));
      from.on('close', () => !silent && to.destroy());
      from.on('error', () => undefined);
    }
  });
  relay.listen(0, '127.0.0.1');
  await once(relay, 'listening');
  const through = new URL(database.url);
  through.port = String((relay.address() as AddressInfo).port);
  url = through.href;
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  relay.close();
  await database.drop();
});

/** Waits until the connection has been silent for its maximum. */
async function waitForSilence({ connection }: pg.Client): Promise<void> {
  await once(connection.stream, 'timeout');
}

test('a query without an answer fails in time, and the next gets a new connection', async () => {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    Client: buildTimeoutClient(silenceMaxMs),
  });
  pool.on('error', () => undefined);
  await pool.query('select 1');
  silent = true;
  await expect(pool.query('select 1')).rejects.toThrow(/did not answer in time|terminated/u);
  silent = false;
  expect((await pool.query('select 2 as two')).rows).toEqual([{ two: 2 }]);
  await pool.end();
});

test('an idle connection that does not answer is closed too', async () => {
  const client = new (buildTimeoutClient(silenceMaxMs))({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  await waitForSilence(client);
  silent = true;
  await expect(client.query('select 1')).rejects.toThrow(/did not answer in time|terminated/u);
  silent = false;
});

test('idle connections and connections with answers stay open', async () => {
  const client = new (buildTimeoutClient(silenceMaxMs))({ connectionString: url });
  let ended = false;
  client.on('end', () => (ended = true));
  await client.connect();
  await waitForSilence(client);
  expect(ended).toBe(false);
  expect((await client.query('select 3 as three')).rows).toEqual([{ three: 3 }]);
  await client.end();
});
