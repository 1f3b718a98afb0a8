import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export type LocalServer = { readonly origin: string; close(): Promise<void> };

/** Begins to listen on this machine alone, on a free port or on the one that is named. */
export async function listenLocally(server: Server, port = 0): Promise<LocalServer> {
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: taken } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${taken}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export const serveLocally = (listener: RequestListener, port?: number): Promise<LocalServer> =>
  listenLocally(createServer(listener), port);

/** What a form has sent. */
export async function readSentForm(request: IncomingMessage): Promise<URLSearchParams> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return new URLSearchParams(Buffer.concat(parts).toString());
}
