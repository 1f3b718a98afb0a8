// A vendor's server for one launch: waits until the site asks for the address of a game, and takes
// the member and the token out of that call.
import { createPublicKey, verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { signatureHeader } from './wallet.ts';

export type Launch = {
  readonly user: string;
  readonly token: string;
  readonly gameCode: string;
  readonly currency: string;
};

const launchPath = '/operator/generic/v2/game/url';
const page =
  '<!doctype html><html lang="en"><title>Vendor check</title><h1>The check has begun</h1></html>';

async function readText(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

function readLaunch(text: string): Launch {
  const body: unknown = JSON.parse(text);
  const read = (name: string): string => {
    const value = (body as Record<string, unknown>)[name];
    if (typeof value !== 'string' || value === '') throw new Error(`The launch lacks ${name}.`);
    return value;
  };
  return {
    user: read('user'),
    token: read('token'),
    gameCode: read('game_code'),
    currency: read('currency'),
  };
}

/**
 * Listens on 127.0.0.1 until one launch call with a good signature comes. `ourKey` is the public
 * key in PEM that the console shows for this vendor.
 */
export function waitForLaunch(port: number, ourKey: string): Promise<Launch> {
  const key = createPublicKey(ourKey);
  return new Promise((resolve, reject) => {
    const server = createServer((request, reply) => {
      void (async () => {
        if (request.method !== 'POST' || request.url !== launchPath) {
          reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
          return;
        }
        const text = await readText(request);
        const signature = Buffer.from(String(request.headers[signatureHeader] ?? ''), 'base64');
        if (!verify('RSA-SHA256', Buffer.from(text), key, signature)) {
          reply.writeHead(401).end('{"error":"signature"}');
          return;
        }
        const launch = readLaunch(text);
        const url = `http://127.0.0.1:${port}/play/${encodeURIComponent(launch.gameCode)}`;
        reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ url }));
        resolve(launch);
        server.close();
      })().catch((error: unknown) => {
        reply.writeHead(400).end('{"error":"request"}');
        reject(error instanceof Error ? error : new Error(String(error)));
        server.close();
      });
    });
    server.on('error', reject);
    server.listen(port, '127.0.0.1');
  });
}
