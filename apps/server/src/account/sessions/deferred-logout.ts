import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MemberCaller } from '../../lib/http/principals.ts';
import type { Context } from '../../lib/context.ts';
import { clearSessionCookies, endSessions } from './end-sessions.ts';
import { findTokenOwner, rememberCookie } from './remember-me-tokens.ts';

/** Set by a page whose member logs out while the server is unreachable. It grants no access. */
export const leavingCookie = 'leaving';

/**
 * Completes a logout made while the server was unreachable: ends the session, and revokes the
 * remember-me token.
 */
export async function deferLogout(
  ctx: Context,
  caller: MemberCaller | null,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<void> {
  const token = rememberCookie.readToken(request);
  await ctx.db.transaction().execute(async (tx) => {
    if (caller) await endSessions(ctx, tx, caller.memberId, { only: caller.sessionId });
    const kept = token === null ? null : await findTokenOwner(ctx, tx, token);
    if (kept) await endSessions(ctx, tx, kept.memberId, { browserId: kept.browserId });
  });
  clearSessionCookies(reply);
  reply.clearCookie(leavingCookie, { path: '/', sameSite: 'lax' });
}
