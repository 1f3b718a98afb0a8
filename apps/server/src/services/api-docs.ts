import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FastifyInstance } from 'fastify';
import type { ReferenceReply } from './api-docs-worker.ts';

const addresses = ['/reference', '/reference/', '/reference/js/scalar.js'];

type Replies = ReadonlyMap<string, ReferenceReply>;

async function drawReference(): Promise<Replies> {
  const program = new URL('./api-docs-worker.ts', import.meta.url);
  const thread = new Worker(program, { workerData: addresses });
  const [replies] = (await once(thread, 'message')) as [Replies];
  return replies;
}

/**
 * The readable reference of the site's calls at /reference, made from /openapi.json. It is drawn
 * for the first who reads it: few servers are ever asked for it.
 */
export function serveReference(app: FastifyInstance): void {
  let drawing: Promise<Replies> | undefined;
  for (const address of addresses)
    app.get(address, { schema: { hide: true } }, async (_request, reply) => {
      // What could not be drawn now is drawn at the next call: one failure is not kept.
      drawing ??= drawReference().catch((error: unknown) => {
        drawing = undefined;
        throw error;
      });
      const drawn = (await drawing).get(address);
      if (drawn === undefined) throw new Error(`The reference has nothing at ${address}.`);
      if (drawn.type !== undefined) reply.header('content-type', drawn.type);
      if (drawn.location !== undefined) reply.header('location', drawn.location);
      return reply.code(drawn.status).send(drawn.body);
    });
}
