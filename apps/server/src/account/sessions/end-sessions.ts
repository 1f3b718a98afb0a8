import type { FastifyReply } from 'fastify';
import type { Context, Database } from '../../lib/context.ts';
import { notify } from '../../lib/notify.ts';
import { endChallengesOf } from '../second-factors/index.ts';
import { rememberCookie } from './remember-me-tokens.ts';
import { cookieName, cookieOptions } from './store.ts';

/**
 * One session, by its id; all but one; those of a browser that is remembered; or all that the
 * member has.
 */
export type WhichSessions =
  | { readonly only: string }
  | { readonly except: string }
  | { readonly browserId: string }
  | 'all';

type Ending = {
  readonly ctx: Context;
  readonly tx: Database;
  readonly memberId: string;
  readonly which: WhichSessions;
};

/** Has the browsers that the sessions belong to forget their member. */
async function forgetBrowsers({ ctx, tx, memberId, which }: Ending): Promise<void> {
  const ending = tx
    .updateTable('rememberedBrowser')
    .set({ endedAt: ctx.clock.now() })
    .where('memberId', '=', memberId)
    .where('endedAt', 'is', null);
  if (which === 'all') {
    await ending.execute();
    return;
  }
  if ('browserId' in which) {
    await ending.where('id', '=', which.browserId).execute();
    return;
  }
  const sessionId = 'only' in which ? which.only : which.except;
  const browser = tx.selectFrom('memberSession').select('browserId').where('id', '=', sessionId);
  if ('only' in which) await ending.where('id', '=', browser).execute();
  // A session without a browser that is remembered spares none.
  else
    await ending.where((eb) => eb.or([eb(browser, 'is', null), eb('id', '<>', browser)])).execute();
}

/** Ends the sessions alone, and gives which they were. */
async function endThem({ ctx, tx, memberId, which }: Ending): Promise<readonly string[]> {
  let ending = tx
    .updateTable('memberSession')
    .set({ endedAt: ctx.clock.now() })
    .where('memberId', '=', memberId)
    .where('endedAt', 'is', null)
    .returning('id');
  if (which !== 'all') {
    if ('only' in which) ending = ending.where('id', '=', which.only);
    else if ('except' in which) ending = ending.where('id', '<>', which.except);
    else ending = ending.where('browserId', '=', which.browserId);
  }
  return (await ending.execute()).map(({ id }) => id);
}

/**
 * Ends sessions of a member that are open, with whatever would open them again, and tells the
 * browsers that had them. With all of them, or all but one, logins end that wait for a second
 * proof.
 * @param timeOpensAt why, where it is that the member's own time is used up
 * @returns how many were ended; a session of somebody else is none
 */
export async function endSessions(
  ctx: Context,
  tx: Database,
  memberId: string,
  which: WhichSessions,
  timeOpensAt?: string,
): Promise<number> {
  const ending = { ctx, tx, memberId, which };
  // First: a login that is through by now has its session, which ends below.
  if (which === 'all' || 'except' in which) await endChallengesOf(ctx, tx, memberId);
  const ended = await endThem(ending);
  await forgetBrowsers(ending);
  const audiences =
    which === 'all' && ended.length > 0
      ? [{ memberId }]
      : ended.map((sessionId) => ({ memberId, sessionId }));
  const notice = {
    type: 'session-ended',
    ...(timeOpensAt !== undefined && { timeOpensAt }),
  } as const;
  for (const audience of audiences) await notify(tx, audience, notice);
  return ended.length;
}

/** Has the browser forget a session that has ended, and what would open one again. */
export function clearSessionCookies(reply: FastifyReply): void {
  reply.clearCookie(cookieName, cookieOptions);
  rememberCookie.clearToken(reply);
}

/**
 * Has the browser forget its session and what it fetched meanwhile. Storage is wiped by the page,
 * which keeps the merchant code.
 */
export function clearBrowser(reply: FastifyReply): void {
  clearSessionCookies(reply);
  reply.header('clear-site-data', '"cache"');
}
