import type { FastifyReply, FastifyRequest } from 'fastify';
import { defineCookieToken } from '../../lib/auth/cookie-token.ts';
import type { Context } from '../../lib/context.ts';

/** Marks the browser that was sent to another site: the OAuth callback must come from it. */
export const oauthCookie = defineCookieToken({
  name: '__Host-elsewhere',
  label: 'elsewhere-browser',
});

type Visit = { readonly request: FastifyRequest; readonly reply: FastifyReply };

/** Marks the browser that is sent. Two of its tabs have one mark, so that each can come back. */
export function markBrowser(ctx: Context, { request, reply }: Visit, seconds: number): string {
  const token = oauthCookie.readToken(request) ?? ctx.random.token(32);
  oauthCookie.setToken(reply, token, seconds);
  return oauthCookie.hashToken(ctx, token);
}
