import type { FastifyInstance } from 'fastify';
import {
  depositReturnMessage,
  lobbyReturnMessage,
  lobbyReturnPath,
} from '@khelaghor/contract/play/lobby-return.ts';
import { readSettings } from '../site/settings/index.ts';
import type { Context } from '../lib/context.ts';

/** Tells the page around the frame; in a window of its own it goes to the site by itself. */
const writeScript = (path: string, message: string): string =>
  `if(parent===window)location.replace(${JSON.stringify(path)});
else parent.postMessage({type:${JSON.stringify(message)}},'*');`;

const lobbyScript = writeScript('/', lobbyReturnMessage);
const depositScript = writeScript('/member/deposit', depositReturnMessage);

/**
 * Serves the page to which a vendor's game leads its own frame when the member leaves the game: the
 * frame is shut in and cannot lead the page around it. It is the only page of the site that may
 * stand in a frame, and only in one of the site's own pages.
 */
export function serveGameReturn(ctx: Context, app: FastifyInstance): void {
  app.get(lobbyReturnPath, { schema: { hide: true } }, async ({ query }, reply) => {
    const wantsDeposit = (query as { to?: unknown }).to === 'deposit';
    const nonce = ctx.random.token(16);
    const { domains } = await readSettings(ctx);
    const policy = [
      "default-src 'none'",
      `script-src 'nonce-${nonce}'`,
      "base-uri 'none'",
      "form-action 'none'",
      ["frame-ancestors 'self'", ctx.config.origins.site, ...domains].join(' '),
      "require-trusted-types-for 'script'",
    ];
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': policy.join('; '), 'cache-control': 'no-store' })
      .send(
        `<!doctype html><html lang="en"><meta charset="utf-8"><title>…</title>` +
          `<script nonce="${nonce}">${wantsDeposit ? depositScript : lobbyScript}</script></html>`,
      );
  });
}
