// Hands every byte between a browser and the site on, and counts them.
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

export type CountingProxy = {
  readonly port: number;
  /** All bytes so far, of both directions: headers, frames and signs of life among them. */
  bytes(): number;
  close(): Promise<void>;
};

/** Stands before the site, whose port it is told. */
export async function startCountingProxy(sitePort: number): Promise<CountingProxy> {
  let bytes = 0;
  const sockets = new Set<Socket>();
  const handOn = (from: Socket, to: Socket): void => {
    sockets.add(from);
    from.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
    });
    from.pipe(to);
    from.on('error', () => to.destroy());
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  };
  const server = createServer((visitor) => {
    const site = connect(sitePort, 'localhost');
    handOn(visitor, site);
    handOn(site, visitor);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    bytes: () => bytes,
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
