import type { FastifyRequest } from 'fastify';
import type { MemberCaller } from '../../platform/callers.ts';
import type { Context } from '../../platform/context.ts';
import { cookieName, findLive, keepAwake } from './session-store.ts';

/** Finds the member behind a request by the session cookie. */
export function memberCallerOf(
  ctx: Context,
): (request: Pick<FastifyRequest, 'cookies'>) => Promise<MemberCaller | null> {
  return async (request) => {
    const token = request.cookies[cookieName];
    if (token === undefined || token.length > 100) return null;
    const session = await findLive(ctx, token);
    if (!session) return null;
    await keepAwake(ctx, session);
    return {
      memberId: session.memberId,
      account: session.account,
      type: session.type,
      sessionId: session.id,
    };
  };
}
