// Goal: a stranger cannot make the server hold long bodies: the calls that take some refuse before
// the body is read. Method: for each such call, a socket that sends a head and no body.
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { contractRoutes } from '@khelaghor/testkit/contract-routes.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';

const server = await withServer({ logLevel: 'silent' });
const longRoutes = contractRoutes
  .filter(({ bodyMaxBytes = 0 }) => bodyMaxBytes > 65_536)
  .map((route) => [route.id, route] as const);

/** What comes back for a head that announces a body, until the server closes the connection. */
async function sendHead(address: string, method: string, path: string): Promise<string> {
  const { hostname, port, origin } = new URL(address);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  await once(socket, 'connect');
  const lines = [
    `${method} ${path.replaceAll(/:\w+/gu, 'x')} HTTP/1.1`,
    `host: ${hostname}:${port}`,
    `origin: ${origin}`,
    'x-khelaghor: 1',
    'content-type: application/json',
    'content-length: 60000',
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n{`);
  await once(socket, 'close');
  return text;
}

test('several calls take long bodies, and all are for callers who are known', () => {
  expect(longRoutes.length).toBeGreaterThan(3);
  expect(longRoutes.filter(([, { caller }]) => caller === 'anyone')).toEqual([]);
});

test.each(longRoutes)('%s: a stranger is refused before the body', async (_, route) => {
  const text = await sendHead(server.config.origins[route.listener], route.method, route.path);
  expect(text).toMatch(/^HTTP\/1\.1 401 /u);
});
