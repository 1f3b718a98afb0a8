import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LoggedInOperator, OperatorCaller } from '../../lib/http/principals.ts';
import type { Context, Database } from '../../lib/context.ts';
import { logEvent, getOperatorActor } from '../../lib/event-log.ts';
import { writeIfThereIsRoom } from '../../lib/db/optional-write.ts';
import { listPermissions } from './confirm-act.ts';
import * as store from './store.ts';
import type { Permission } from '@khelaghor/contract/lib/permissions.ts';
import type { ErrorCode } from '@khelaghor/contract/lib/error-codes.ts';
import { ok } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';

/** The source of a call, stored with the session that it begins. */
export type Visitor = { address: string; userAgent: string };
export type BegunSession = { username: string; token: string };

const cookieName = '__Host-operator';
const cookie = { httpOnly: true, secure: true, sameSite: 'strict', path: '/' } as const;
/** A session ends after this time without a request. */
export const idleMs = 15 * 60_000;
const absoluteMs = 12 * 3_600_000;
/** A session is marked as seen at most this often, so that reading the console writes little. */
const touchEveryMs = 30_000;

const computeTokenHash = (ctx: Context, token: string): string =>
  ctx.secrets.mac('operator-session', token);

export const getVisitor = (request: FastifyRequest): Visitor => ({
  address: request.ip,
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
});

/** Begins a session in the caller's transaction and returns its token; only its hash is stored. */
export async function beginSession(
  ctx: Context,
  tx: Database,
  operator: { id: string; username: string },
  visitor: Visitor,
): Promise<BegunSession> {
  const token = ctx.random.token(32);
  const now = ctx.clock.now();
  await store.insertSession(tx, {
    id: ctx.random.id(),
    operatorId: operator.id,
    tokenHash: computeTokenHash(ctx, token),
    createdAt: now,
    seenAt: now,
    expiresAt: new Date(now.getTime() + absoluteMs),
    ...visitor,
  });
  return { username: operator.username, token };
}

/** Sets a cookie that lasts as long as the browser runs; the server decides if it is valid. */
function setSessionCookie(reply: FastifyReply, token: string): void {
  void reply.setCookie(cookieName, token, cookie);
}

export function clearSessionCookie(reply: FastifyReply): void {
  void reply.clearCookie(cookieName, cookie);
}

/** Returns the operator of a token, or null, and marks the session as seen. */
async function operatorOfToken(
  ctx: Context,
  token: string | undefined,
): Promise<LoggedInOperator | null> {
  if (!token || token.length > 100) return null;
  const now = ctx.clock.now();
  const seenAfter = new Date(now.getTime() - idleMs);
  const session = await store.findLiveSession(ctx.db, computeTokenHash(ctx, token), now, seenAfter);
  if (!session) return null;
  if (now.getTime() - session.seenAt.getTime() >= touchEveryMs) {
    await writeIfThereIsRoom(store.touchSession(ctx.db, session.id, now));
  }
  return {
    operatorId: session.operatorId,
    username: session.username,
    operatorSessionId: session.id,
    role: { id: session.roleId, name: session.roleName },
    permissions: listPermissions(session.permissions as Permission[] | null),
  };
}

/** Returns the operator of a request; null after 15 minutes unseen or 12 hours in all. */
export const getOperatorCaller =
  (ctx: Context) =>
  (request: FastifyRequest): Promise<LoggedInOperator | null> =>
    operatorOfToken(ctx, request.cookies[cookieName]);

/** Ends the session and so its token. */
export async function logOut(ctx: Context, caller: OperatorCaller): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    await store.endSession(tx, caller.operatorSessionId, ctx.clock.now());
    await logEvent(ctx, tx, {
      kind: 'operator.logged_out',
      actor: getOperatorActor(caller.username),
      subject: getOperatorActor(caller.username),
    });
  });
}

/** Hands the token of a session that has begun to the browser, and the name to the page. */
export function createWelcome<C extends ErrorCode>(
  reply: FastifyReply,
  answer: Result<BegunSession, C>,
): Result<{ username: string }, C> {
  if (!answer.ok) return answer;
  setSessionCookie(reply, answer.value.token);
  return ok({ username: answer.value.username });
}
