import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { findFreePort } from './free-port.ts';

const listenOn = async (port: number) => {
  const server = createServer();
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(port, '127.0.0.1', done);
  });
  return server;
};

test('a free port can be listened on, below those lent to connections', async () => {
  const port = await findFreePort();
  const server = await listenOn(port);
  await new Promise((done) => server.close(done));
  expect(port).toBeGreaterThanOrEqual(20_000);
  expect(port).toBeLessThan(32_000);
});

test('no port is given twice, and one in use not at all', async () => {
  const before = await findFreePort();
  const taken = await listenOn(before + 1);
  const after = [await findFreePort(), await findFreePort()];
  await new Promise((done) => taken.close(done));
  expect(new Set([before, before + 1, ...after]).size).toBe(4);
});
