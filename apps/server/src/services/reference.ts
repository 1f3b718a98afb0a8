import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';

const addresses = ['/reference', '/reference/', '/reference/js/scalar.js'];

/** Scalar in a program of its own, which nobody but us calls. */
async function openReference(): Promise<FastifyInstance> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const app = Fastify();
  await app.register(scalar, {
    routePrefix: '/reference',
    configuration: { url: '/openapi.json', withDefaultFonts: false, telemetry: false },
  });
  return app;
}

/**
 * The readable reference of the site's calls at /reference, made from /openapi.json. It holds
 * seventeen megabytes for good once it is loaded, so it is loaded for the first who reads it.
 */
export function serveReference(app: FastifyInstance): void {
  let opening: Promise<FastifyInstance> | undefined;
  for (const address of addresses)
    app.get(address, { schema: { hide: true } }, async (request, reply) => {
      // What did not load now is loaded at the next call: one failure is not kept.
      opening ??= openReference().catch((error: unknown) => {
        opening = undefined;
        throw error;
      });
      const { statusCode, headers, rawPayload } = await (await opening).inject(request.url);
      for (const name of ['content-type', 'location'])
        if (headers[name] !== undefined) reply.header(name, headers[name]);
      return reply.code(statusCode).send(rawPayload);
    });
}
