import type { FastifyRequest } from 'fastify';
import { dayMs } from '@khelaghor/time/durations.ts';
import { defineCookieToken } from '../../lib/auth/cookie-token.ts';
import type { Context, Database } from '../../lib/context.ts';

/** Tells a browser that subscribed, also after its session has run out. It grants no access. */
export const pushCookie = defineCookieToken({ name: '__Host-push', label: 'push-browser' });

/** As long as browsers keep a cookie. */
export const pushCookieSeconds = (400 * dayMs) / 1_000;

type NewSession = { readonly sessionId: string; readonly memberId: string };

/**
 * Binds this browser's subscription to the session that begins in it. That of another member ends:
 * the member who holds the phone now is not to read the other's messages.
 */
export async function keepPushSubscription(
  ctx: Context,
  tx: Database,
  { sessionId, memberId }: NewSession,
  request: FastifyRequest,
): Promise<void> {
  const browserHash = pushCookie.readHash(ctx, request);
  if (browserHash === null) return;
  await tx
    .deleteFrom('pushSubscription')
    .where('browserHash', '=', browserHash)
    .where('memberId', '<>', memberId)
    .execute();
  await tx
    .updateTable('pushSubscription')
    .set({ sessionId })
    .where('browserHash', '=', browserHash)
    .where('memberId', '=', memberId)
    .execute();
}
