import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { HouseGame } from '../lib/area.ts';
import type { Context } from '../lib/context.ts';
import { projectRoot } from '../lib/build-id.ts';
import { consolePaths } from './console-paths.gen.ts';
import { wantsPage } from './listener.ts';
import { reportHeaders, reportLines } from './csp-reports.ts';

const yearSeconds = 31_536_000;
const handedOn = /\.(?:avif|webp|png|svg)(?:\.br|\.gz)?$/u;

/** Serves built files with a hash in their name: cached for ever, compressed at build time. */
export async function serveAssets(
  app: FastifyInstance,
  folder: string,
  prefix: string,
): Promise<void> {
  if (!existsSync(folder)) return;
  await app.register(fastifyStatic, {
    root: folder,
    prefix,
    preCompressed: true,
    index: false,
    decorateReply: false,
    immutable: true,
    maxAge: yearSeconds * 1000,
    setHeaders: (response, path) => {
      // CDN hosts that the operator names may serve the pictures.
      const mayTravel = handedOn.test(path);
      response.header('cross-origin-resource-policy', mayTravel ? 'cross-origin' : 'same-origin');
    },
  });
}

const strictly = (more: string): string =>
  `default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; ` +
  `img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; ` +
  `form-action 'self'; require-trusted-types-for 'script'; ${reportLines}; ${more}`;

/** Returns a page of a built program; null while it is not built, or is being built. */
function readBuiltPage(folder: string): string | null {
  const file = join(folder, 'index.html');
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

const consolePage = new RegExp(
  `^(?:${consolePaths.map((path) => path.replaceAll(/\$[^/]+/gu, '[^/]+')).join('|')})/?$`,
  'u',
);

/** Whether the console has a page at an address. */
const isConsolePage = (url: string): boolean => consolePage.test(url.split('?', 1)[0] ?? '');

/** Serves the operators' console: one program, which itself shows what it has not. */
export async function serveConsole(ctx: Context, app: FastifyInstance): Promise<void> {
  const folder = join(projectRoot, 'apps/console/dist');
  const page = readBuiltPage(folder);
  if (page === null) return;
  await serveAssets(app, join(folder, 'assets'), '/assets/');
  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    if (!wantsPage(request)) return reply.callNotFound();
    return reply
      .code(isConsolePage(request.url) ? 200 : 404)
      .type('text/html; charset=utf-8')
      .headers({
        'content-security-policy': strictly("frame-ancestors 'none'"),
        ...reportHeaders,
        'cache-control': 'no-cache',
        'referrer-policy': 'no-referrer',
      })
      .send(page);
  });
  ctx.log.debug('the console is served');
}

/** Serves the in-house games that have a page of their own, which only the site may frame. */
export async function serveGames(
  ctx: Context,
  app: FastifyInstance,
  houseGames: readonly HouseGame[],
): Promise<void> {
  const folder = join(projectRoot, 'games/dist');
  await serveAssets(app, join(folder, 'assets'), '/assets/');
  for (const game of houseGames.flatMap(({ page }) => page ?? [])) {
    const built = readBuiltPage(join(folder, game));
    if (built === null) continue;
    // The page must know its allowed parent before it sends it a message.
    const page = built.replaceAll('__SITE_ORIGIN__', ctx.config.origins.site);
    app.get(`/${game}/`, { schema: { hide: true } }, (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .headers({
          'content-security-policy': strictly(`frame-ancestors ${ctx.config.origins.site}`),
          ...reportHeaders,
          'cache-control': 'no-cache',
          'referrer-policy': 'no-referrer',
          'cross-origin-resource-policy': 'cross-origin',
        })
        .send(page),
    );
  }
}
