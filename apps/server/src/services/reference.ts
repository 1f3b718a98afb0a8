import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';

/** The readable reference of the site's calls at /reference, made from /openapi.json. */
export async function serveReference(app: FastifyInstance): Promise<void> {
  await app.register(scalar, {
    routePrefix: '/reference',
    configuration: { url: '/openapi.json', withDefaultFonts: false, telemetry: false },
  });
}
