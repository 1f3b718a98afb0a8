import { request } from 'node:http';
import type { OutgoingHttpHeaders } from 'node:http';
import { text as readAll } from 'node:stream/consumers';
import { createCaller } from '@khelaghor/client/call.ts';
import type { Call } from '@khelaghor/client/call.ts';

type SlowCaller = {
  readonly origin: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Runs when the server has the headers of a call, and before its body is sent. */
  readonly beforeBody: () => Promise<void>;
};

/** Sends the headers of a request, waits, and then sends its body. */
async function sendSlowly(
  address: string,
  { method, headers, body }: { method: string; headers: OutgoingHttpHeaders; body: string },
  beforeBody: SlowCaller['beforeBody'],
): Promise<Response> {
  const length = Buffer.byteLength(body);
  // The server says "continue" when it has read the headers.
  const expecting = { ...headers, 'content-length': length, expect: '100-continue' };
  const sent = request(address, { method, headers: expecting });
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  sent.on('error', reject);
  sent.on('response', (response) => {
    readAll(response)
      .then((text) => resolve(new Response(text, { status: response.statusCode ?? 500 })))
      .catch(reject);
  });
  sent.on('continue', () => {
    beforeBody()
      .then(() => sent.end(body))
      .catch(reject);
  });
  sent.flushHeaders();
  return promise;
}

/** Makes calls whose bodies come late, over a socket of their own. */
export const openSlowCaller = ({ origin, headers = {}, beforeBody }: SlowCaller): Call =>
  createCaller({
    origin,
    language: () => 'en',
    fetch: (input, init) => {
      const given = { ...Object.fromEntries(new Headers(init?.headers)), ...headers };
      const address = input instanceof Request ? input.url : new URL(input).href;
      const body = typeof init?.body === 'string' ? init.body : '';
      const call = { method: init?.method ?? 'GET', headers: given, body };
      return sendSlowly(address, call, beforeBody);
    },
  });
