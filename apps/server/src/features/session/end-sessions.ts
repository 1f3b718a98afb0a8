import type { FastifyReply } from 'fastify';
import type { Context, Database } from '../../platform/context.ts';
import { notify } from '../../platform/notify.ts';
import { cookieName, cookieOptions } from './session-store.ts';

/** One session, by its id, or all that the member has. */
export type WhichSessions = { readonly only: string } | 'all';

/**
 * Ends sessions of a member that are open, and tells the browsers that had them.
 * @returns how many were ended; a session of somebody else is none
 */
export async function endSessions(
  ctx: Context,
  tx: Database,
  memberId: string,
  which: WhichSessions,
): Promise<number> {
  let ending = tx
    .updateTable('memberSession')
    .set({ endedAt: ctx.clock.now() })
    .where('memberId', '=', memberId)
    .where('endedAt', 'is', null)
    .returning('id');
  if (which !== 'all') ending = ending.where('id', '=', which.only);
  const ended = await ending.execute();
  if (ended.length === 0) return 0;
  const audience = which === 'all' ? { memberId } : { memberId, sessionId: which.only };
  await notify(tx, audience, { type: 'session-ended' });
  return ended.length;
}

/**
 * Has the browser forget its session. Storage is wiped by the page, which keeps the merchant code.
 */
export function clearBrowser(reply: FastifyReply): void {
  reply.clearCookie(cookieName, cookieOptions);
  reply.header('clear-site-data', '"cache"');
}
