import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../lib/context.ts';

const cookieName = '__Host-proof';
const cookieOptions = { path: '/', secure: true, httpOnly: true, sameSite: 'lax' } as const;

const hashOf = (ctx: Context, token: string): string => ctx.secrets.mac('proof-browser', token);

/** The browser that a login began in, by its cookie; null when it has none. */
export function browserOf(
  ctx: Context,
  { cookies }: Pick<FastifyRequest, 'cookies'>,
): string | null {
  const token = cookies[cookieName];
  return token === undefined || token.length > 100 ? null : hashOf(ctx, token);
}

/** Marks the browser in which a login begins; nobody else can go on with it. */
export function markBrowser(ctx: Context, reply: FastifyReply, seconds: number): string {
  const token = ctx.random.token(32);
  reply.setCookie(cookieName, token, { ...cookieOptions, maxAge: seconds });
  return hashOf(ctx, token);
}

export function unmarkBrowser(reply: FastifyReply): void {
  reply.clearCookie(cookieName, cookieOptions);
}
