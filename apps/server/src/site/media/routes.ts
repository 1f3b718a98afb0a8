import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { refuse } from '../../lib/http/result.ts';
import { sendRefusal } from '../../lib/http/register-route.ts';
import type { Authenticators } from '../../lib/http/principals.ts';
import type { Context } from '../../lib/context.ts';
import { getMediaFolder } from './media-files.ts';
import type { Visibility } from './media-files.ts';

const fileName = /^[0-9a-f]{32}-\d{1,4}\.(avif|webp)$/u;
const yearSeconds = 31_536_000;
const forEver = `public, max-age=${yearSeconds}, immutable`;

/** Sends one file. What has a hash in its name never changes, so a browser asks for it once. */
async function sendFile(
  reply: FastifyReply,
  folder: string,
  file: string,
  visibility: Visibility,
): Promise<boolean> {
  const handle = await open(join(folder, file)).catch(() => null);
  if (!handle) return false;
  const { size } = await handle.stat();
  reply.headers({
    'content-type': file.endsWith('.avif') ? 'image/avif' : 'image/webp',
    'content-length': size,
    'cache-control': visibility === 'public' ? forEver : 'private, no-store',
    'content-security-policy': "default-src 'none'; sandbox",
    // Public ones may be handed on by hosts that the operator names.
    'cross-origin-resource-policy': visibility === 'public' ? 'cross-origin' : 'same-origin',
  });
  await reply.send(createReadStream('', { fd: handle }));
  return true;
}

/**
 * Serves pictures at /media: the public ones on the site and in the console, the private ones to
 * operators who are logged in.
 */
export function serveMedia(
  ctx: Context,
  listeners: { site: FastifyInstance; console: FastifyInstance },
  authenticators: Authenticators,
): void {
  for (const [name, app] of Object.entries(listeners)) {
    app.get<{ Params: { file: string } }>(
      '/media/:file',
      { schema: { hide: true } },
      async (request, reply) => {
        const { file } = request.params;
        if (fileName.test(file)) {
          if (await sendFile(reply, getMediaFolder(ctx, 'public'), file, 'public')) return reply;
          const mayLook = name === 'console' && (await authenticators.operator(request)) !== null;
          const secret = getMediaFolder(ctx, 'private');
          if (mayLook && (await sendFile(reply, secret, file, 'private'))) return reply;
        }
        sendRefusal(request, reply, refuse('not_found'));
        return reply;
      },
    );
  }
}
