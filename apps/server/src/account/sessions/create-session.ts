import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context, Database } from '../../lib/context.ts';
import { keepPushSubscription } from '../../site/web-push/index.ts';
import { absoluteMs, cookieName, cookieOptions, computeHash } from './store.ts';

/** Optional parts of a session. */
type SessionKind = {
  /** Its secret, where it derives from a remember-me token. */
  readonly token?: string;
  /** The remembered browser of the session. */
  readonly browserId?: string;
  readonly mustChangePassword?: boolean;
};

/**
 * Opens a session for a member, with a new token each time. It is a session cookie; the server ends
 * the session after 30 idle minutes or twelve hours.
 * @returns the public handle for session storage, useless without the cookie
 */
export async function openSession(
  ctx: Context,
  tx: Database,
  memberId: string,
  request: FastifyRequest,
  reply: FastifyReply,
  kind: SessionKind = {},
): Promise<string> {
  const { token = ctx.random.token(32), browserId = null, mustChangePassword = false } = kind;
  const id = ctx.random.id();
  const handle = ctx.random.token(12);
  const now = ctx.clock.now();
  await tx
    .insertInto('memberSession')
    .values({
      id,
      memberId,
      browserId,
      mustChangePassword,
      tokenHash: computeHash(ctx, token),
      handle,
      createdAt: now,
      seenAt: now,
      expiresAt: new Date(now.getTime() + absoluteMs),
      address: request.ip,
      userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    })
    .execute();
  await keepPushSubscription(ctx, tx, { sessionId: id, memberId }, request);
  reply.setCookie(cookieName, token, cookieOptions);
  return handle;
}
