import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MemberCaller } from '../../lib/http/principals.ts';
import type { Context, Database } from '../../lib/context.ts';
import { logEvent, getMemberActor } from '../../lib/event-log.ts';
import { sendNotification } from '../../site/messaging/index.ts';
import { isLoginFrozen } from '../freezes/index.ts';
import { findById, noteLogin } from '../members/index.ts';
import type { Member } from '../members/index.ts';
import { endSessions } from './end-sessions.ts';
import { getCaller } from './find-session.ts';
import { renewLoginCookies } from './login-cookies.ts';
import { openSession } from './create-session.ts';
import { issueToken, rotateToken, rememberCookie, getUserAgent } from './remember-me-tokens.ts';
import { computeHash, cookieName, cookieOptions, findActiveSession, isUsed } from './store.ts';

/** How long tabs that open together share the result of the first. */
const togetherMs = 10_000;

/** How long a browser whose answer was lost on the way may ask again. */
const askAgainMs = 5 * 60_000;

type Visit = { readonly request: FastifyRequest; readonly reply: FastifyReply };
/** The secrets derived from a spent token; nothing stored suffices to derive them. */
type Successors = { readonly session: string; readonly next: string };

const getSuccessors = (ctx: Context, token: string, rotationSeed: string): Successors => ({
  session: ctx.secrets.mac('remembered-session', `${rotationSeed}:${token}`),
  next: ctx.secrets.mac('remembered-next', `${rotationSeed}:${token}`),
});

/** Finds and locks a token, so that concurrent calls run one after another. */
async function holdToken(tx: Database, tokenHash: string) {
  return tx
    .selectFrom('rememberMeToken as t')
    .innerJoin('rememberMeBrowser as b', 'b.id', 't.browserId')
    .select([
      't.browserId',
      't.expiresAt',
      't.spentAt',
      't.rotationSeed',
      'b.memberId',
      'b.userAgent',
      'b.endedAt',
      'b.expiresAt as browserExpiresAt',
    ])
    .where('t.tokenHash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst();
}

type Held = NonNullable<Awaited<ReturnType<typeof holdToken>>>;

/** Spends a token: ends its last session, opens the next, and stores the next token. */
async function spend(
  ctx: Context,
  tx: Database,
  { token, member, browserId }: { token: string; member: Member; browserId: string },
  { request, reply }: Visit,
): Promise<Successors> {
  const now = ctx.clock.now();
  const rotationSeed = ctx.random.token(16);
  const successors = getSuccessors(ctx, token, rotationSeed);
  await tx
    .updateTable('rememberMeToken')
    .set({ spentAt: now, rotationSeed })
    .where('tokenHash', '=', rememberCookie.hashToken(ctx, token))
    .execute();
  await rotateToken(ctx, tx, browserId, successors.next);
  await tx
    .updateTable('memberSession')
    .set({ endedAt: now })
    .where('browserId', '=', browserId)
    .where('endedAt', 'is', null)
    .execute();
  await openSession(ctx, tx, member.id, request, reply, { token: successors.session, browserId });
  await noteLogin(tx, member.id, now);
  const actor = getMemberActor(member.id);
  await logEvent(ctx, tx, { kind: 'member.logged_in_again', actor, subject: actor });
  return successors;
}

/** A spent token came again: it or its successor was stolen. Revokes both. */
async function endStolen(ctx: Context, tx: Database, member: Member, browserId: string) {
  const actor = getMemberActor(member.id);
  await endSessions(ctx, tx, member.id, { browserId });
  const detail = { browserId };
  await logEvent(ctx, tx, { kind: 'member.token_reused', actor: 'system', subject: actor, detail });
  await sendNotification(ctx, tx, { to: member, template: 'remember_me_reused' });
}

/** Returns true when the same browser repeats a token so soon. */
function isRepeated(ctx: Context, held: Held, request: FastifyRequest, withinMs: number): boolean {
  const sinceMs = ctx.clock.now().getTime() - (held.spentAt?.getTime() ?? 0);
  return Math.abs(sinceMs) < withinMs && held.userAgent === getUserAgent(request);
}

/**
 * Makes the successors of a token invalid if they were not used: their answer was lost on the way.
 * Returns false, and changes nothing, when one was used. A browser that comes with them later stole
 * them.
 */
async function takeBack(ctx: Context, tx: Database, { session, next }: Successors) {
  const opened = await tx
    .selectFrom('memberSession')
    .select(['createdAt', 'seenAt'])
    .where('tokenHash', '=', computeHash(ctx, session))
    .forUpdate()
    .executeTakeFirst();
  if (!opened || isUsed(opened)) return false;
  const { numUpdatedRows } = await tx
    .updateTable('rememberMeToken')
    .set({ spentAt: ctx.clock.now(), rotationSeed: ctx.random.token(16) })
    .where('tokenHash', '=', rememberCookie.hashToken(ctx, next))
    .where('spentAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Exchanges a token for its successors; null when it is invalid. */
async function exchange(
  ctx: Context,
  tx: Database,
  token: string,
  visit: Visit,
): Promise<Successors | null> {
  const held = await holdToken(tx, rememberCookie.hashToken(ctx, token));
  if (!held || held.endedAt) return null;
  const now = ctx.clock.now();
  const member = await findById(tx, held.memberId);
  if (!member || member.closedAt || (await isLoginFrozen(tx, member.id, now))) return null;
  const { browserId, rotationSeed } = held;
  if (rotationSeed !== null) {
    const successors = getSuccessors(ctx, token, rotationSeed);
    // Tabs that open together send the same token.
    if (isRepeated(ctx, held, visit.request, togetherMs)) return successors;
    const isLost =
      isRepeated(ctx, held, visit.request, askAgainMs) && (await takeBack(ctx, tx, successors));
    if (!isLost) {
      await endStolen(ctx, tx, member, browserId);
      return null;
    }
  }
  if (held.expiresAt <= now || held.browserExpiresAt <= now) return null;
  return spend(ctx, tx, { token, member, browserId }, visit);
}

/** The restored session and its member. */
type LoggedInAgain = { readonly caller: MemberCaller; readonly handle: string };

/**
 * Logs in with a remember-me token and replaces the token with the next one. Null when the token is
 * invalid; the browser then forgets it.
 */
export async function logInRemembered(
  ctx: Context,
  { request, reply }: Visit,
): Promise<LoggedInAgain | null> {
  const token = rememberCookie.readToken(request);
  const made =
    token === null
      ? null
      : await ctx.db.transaction().execute((tx) => exchange(ctx, tx, token, { request, reply }));
  const session = made && (await findActiveSession(ctx, made.session));
  if (!made || !session) {
    rememberCookie.clearToken(reply);
    return null;
  }
  reply.setCookie(cookieName, made.session, cookieOptions);
  issueToken(reply, made.next);
  renewLoginCookies(request, reply);
  return { caller: getCaller(session), handle: session.handle };
}
