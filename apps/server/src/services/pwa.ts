import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import {
  getDirection,
  siteLanguageCodes,
  parseLanguage,
} from '@khelaghor/contract/lib/languages.ts';
import { readSettings } from '../site/settings/index.ts';
import { buildId, projectRoot } from '../lib/build-id.ts';
import type { Context } from '../lib/context.ts';
import { serveVerifier } from './verifier-file.ts';

const workerFile = join(projectRoot, 'apps/player/dist/worker/service-worker.js');

/** The header's ink: the colour of the phone's bars and of the screen before the first picture. */
const ink = '#211029';

const descriptions = {
  bn: 'যে খেলার ফল আগেই সিল করা থাকে, আর পরে নিজে মিলিয়ে দেখা যায়।',
  en: 'Games whose results are sealed before the bet. Check them yourself.',
};

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** What a phone needs to know to install the site, in the reader's language. */
async function findManifest(ctx: Context, asked: string | undefined) {
  const { brandName, languages, defaultLanguage } = await readSettings(ctx);
  const known = siteLanguageCodes.find((code) => code === asked && languages.includes(code));
  const language = known ?? defaultLanguage;
  const written = parseLanguage(language);
  return {
    id: '/',
    name: brandName[written],
    short_name: brandName[written],
    description: descriptions[written],
    lang: language,
    dir: getDirection(language),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: ink,
    theme_color: ink,
    categories: ['games', 'entertainment'],
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon('app-192', 192, 'any'),
      icon('app-512', 512, 'any'),
      icon('app-maskable-512', 512, 'maskable'),
    ],
  };
}

/** The service worker may do no more than its duty: fetch from here, and show our icon. */
const workerPolicy =
  "default-src 'none'; connect-src 'self'; img-src 'self'; require-trusted-types-for 'script'";

/**
 * What makes the site an app: its manifest, and the worker that keeps it for the next visit. Also
 * the verifier that players save.
 */
export function serveAppFiles(ctx: Context, app: FastifyInstance): void {
  serveVerifier(app);
  app.get<{ Querystring: { lang?: string } }>(
    '/app.webmanifest',
    { schema: { hide: true } },
    async (request, reply) =>
      reply
        .type('application/manifest+json; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(JSON.stringify(await findManifest(ctx, request.query.lang))),
  );
  if (!existsSync(workerFile)) return;
  const build = `self.khelaghorBuild=${JSON.stringify(buildId())};`;
  const worker = `${build}\n${readFileSync(workerFile, 'utf8')}`;
  app.get('/service-worker.js', { schema: { hide: true } }, (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': workerPolicy })
      .send(worker),
  );
}
