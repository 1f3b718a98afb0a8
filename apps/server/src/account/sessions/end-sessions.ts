import type { FastifyReply } from 'fastify';
import type { Context, Database } from '../../lib/context.ts';
import { notify } from '../../lib/notify.ts';
import { removePushSubscriptions } from '../../site/web-push/index.ts';
import { endChallenges } from '../second-factors/index.ts';
import { rememberCookie } from './remember-me-tokens.ts';
import { cookieName, cookieOptions } from './store.ts';

/** One session by its id; all but one; those of a remembered browser; or all of the member. */
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

/** Revokes the remember-me tokens of the sessions' browsers. */
async function forgetBrowsers({ ctx, tx, memberId, which }: Ending): Promise<void> {
  const ending = tx
    .updateTable('rememberMeBrowser')
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
  // A session without a remembered browser spares none.
  else
    await ending.where((eb) => eb.or([eb(browser, 'is', null), eb('id', '<>', browser)])).execute();
}

/** Ends the sessions only, and returns their ids. */
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
 * Ends open sessions of a member, revokes the tokens that would reopen them, and notifies their
 * browsers, which get no more pushes. With all of them, or all but one, pending logins end too.
 * @param timeOpensAt when play time resumes, if the time limit ended the sessions
 * @returns how many were ended; another member's session does not count
 */
export async function endSessions(
  ctx: Context,
  tx: Database,
  memberId: string,
  which: WhichSessions,
  timeOpensAt?: string,
): Promise<number> {
  const ending = { ctx, tx, memberId, which };
  // First: a login that is complete by now has its session, which ends below.
  if (which === 'all' || 'except' in which) await endChallenges(ctx, tx, memberId);
  const ended = await endThem(ending);
  await forgetBrowsers(ending);
  await removePushSubscriptions(tx, memberId, which === 'all' ? which : { sessions: ended });
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

/**
 * Clears the cookies of an ended session, and those that would reopen it. The browser's cache is
 * not cleared: no answer for one caller may be kept in it, and that takes seconds and loads the
 * code of the site again. The page itself clears its storage, because it keeps the merchant code.
 */
export function clearSessionCookies(reply: FastifyReply): void {
  reply.clearCookie(cookieName, cookieOptions);
  rememberCookie.clearToken(reply);
}
