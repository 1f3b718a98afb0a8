import type { FastifyInstance } from 'fastify';
import { serveDocument } from '../documents.ts';
import { referencePolicy, writeReference } from './reference-page.ts';
import type { OpenApiDocument } from './reference-page.ts';

/** Serves the listener's calls as OpenAPI at /openapi.json. */
export function serveCalls(app: FastifyInstance, factor: number): void {
  serveDocument(app, {
    address: '/openapi.json',
    type: 'application/json; charset=utf-8',
    write: () => JSON.stringify(app.swagger()),
    factor,
  });
}

/** Serves the readable reference of the listener's calls at /reference. */
export function serveReference(app: FastifyInstance, factor: number): void {
  app.get('/reference/', { schema: { hide: true } }, (_request, reply) =>
    reply.redirect('/reference', 308),
  );
  serveDocument(app, {
    address: '/reference',
    type: 'text/html; charset=utf-8',
    headers: { 'content-security-policy': referencePolicy },
    write: () => writeReference(app.swagger() as unknown as OpenApiDocument),
    factor,
  });
}
