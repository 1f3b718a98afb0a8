import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { projectRoot } from '../lib/build-id.ts';

const file = join(projectRoot, 'apps/player/dist/verifier/verifier.html');

/** Serves the verifier that players save: a page in one file, which browsers do not open here. */
export function serveVerifier(app: FastifyInstance): void {
  if (!existsSync(file)) return;
  const page = readFileSync(file);
  app.get('/verifier.html', { schema: { hide: true } }, (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-cache',
        'content-disposition': 'attachment; filename="khelaghor-verifier.html"',
        'content-security-policy': "default-src 'none'",
      })
      .send(page),
  );
}
