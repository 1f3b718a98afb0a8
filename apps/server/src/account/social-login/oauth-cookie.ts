import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../lib/context.ts';

const cookieName = '__Host-elsewhere';
const cookieOptions = { path: '/', secure: true, httpOnly: true, sameSite: 'lax' } as const;

const hashOf = (ctx: Context, token: string): string => ctx.secrets.mac('elsewhere-browser', token);

/** A token of ours has this form; anything else was put there by somebody else. */
const tokenForm = /^[\w-]{43}$/u;

type Visit = { readonly request: FastifyRequest; readonly reply: FastifyReply };

/** The browser that was sent to another site, by its cookie; null when it has none. */
export function browserOf(
  ctx: Context,
  { cookies }: Pick<FastifyRequest, 'cookies'>,
): string | null {
  const token = cookies[cookieName];
  return token !== undefined && tokenForm.test(token) ? hashOf(ctx, token) : null;
}

/** Marks the browser that is sent. Two of its tabs have one mark, so that each can come back. */
export function markBrowser(ctx: Context, { request, reply }: Visit, seconds: number): string {
  const known = request.cookies[cookieName];
  const token = known !== undefined && tokenForm.test(known) ? known : ctx.random.token(32);
  reply.setCookie(cookieName, token, { ...cookieOptions, maxAge: seconds });
  return hashOf(ctx, token);
}
