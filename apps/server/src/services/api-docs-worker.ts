// The program of a thread that draws the reference of the calls, hands it over and ends: what
// Scalar keeps for good, 36 MB, ends with it.
import { parentPort, workerData } from 'node:worker_threads';
import scalar from '@scalar/fastify-api-reference';
import Fastify from 'fastify';

/** What is answered at one of the addresses. */
export type ReferenceReply = {
  readonly status: number;
  readonly type: string | undefined;
  readonly location: string | undefined;
  readonly body: Uint8Array;
};

const app = Fastify();
await app.register(scalar, {
  routePrefix: '/reference',
  configuration: { url: '/openapi.json', withDefaultFonts: false, telemetry: false },
});

async function replyAt(address: string): Promise<ReferenceReply> {
  const { statusCode, headers, rawPayload } = await app.inject(address);
  const { location } = headers;
  return { status: statusCode, type: headers['content-type'], location, body: rawPayload };
}

const addresses = workerData as readonly string[];
const replies = new Map<string, ReferenceReply>();
for (const address of addresses) replies.set(address, await replyAt(address));
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(replies);
