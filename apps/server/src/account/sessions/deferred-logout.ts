import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MemberCaller } from '../../lib/http/principals.ts';
import type { Context } from '../../lib/context.ts';
import { clearBrowser, endSessions } from './end-sessions.ts';
import { findTokenOwner, rememberCookie } from './remember-me-tokens.ts';

/** What a page keeps when its reader logs out and the server is not reached. It lets nobody in. */
export const leavingCookie = 'leaving';

/**
 * Logs out a browser whose reader has done so while we could not be reached: its session ends, and
 * it is remembered no more.
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
  clearBrowser(reply);
  reply.clearCookie(leavingCookie, { path: '/', sameSite: 'lax' });
}
