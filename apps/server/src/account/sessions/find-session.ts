import type { FastifyRequest } from 'fastify';
import { getPageMember, isOthersPage } from '../../lib/http/page-member.ts';
import type { MemberCaller, SessionOwner } from '../../lib/http/principals.ts';
import type { Context } from '../../lib/context.ts';
import { isTimeUp } from '../responsible-gaming/index.ts';
import { keepPlayTime } from './track-play-time.ts';
import { cookieName, findEndedByTime, findActiveSession, noteUse } from './store.ts';
import type { LiveSession } from './store.ts';

type WithCookies = Pick<FastifyRequest, 'cookies'>;
type Asked = Pick<FastifyRequest, 'cookies' | 'headers'>;

/** Converts a live session to a caller. */
export const getCaller = ({ id, memberId, username, type, play }: LiveSession): MemberCaller => ({
  memberId,
  username,
  type,
  sessionId: id,
  play,
});

function getToken({ cookies }: WithCookies): string | null {
  const token = cookies[cookieName];
  return token === undefined || token.length > 100 ? null : token;
}

async function findSession(ctx: Context, asked: WithCookies): Promise<LiveSession | null> {
  const token = getToken(asked);
  return token === null ? null : findActiveSession(ctx, token);
}

/** Finds the session of a request, unless its page was opened for another member. */
async function findOwnSession(ctx: Context, asked: Asked): Promise<LiveSession | null> {
  const session = await findSession(ctx, asked);
  return session && isOthersPage(getPageMember(asked), session) ? null : session;
}

/** Finds the member of the browser's session, and notes no use of it. */
export function findSessionOwner(
  ctx: Context,
): (request: WithCookies) => Promise<SessionOwner | null> {
  return (request) => findSession(ctx, request);
}

/**
 * Finds the member of a request by the session cookie; null as well when the page was opened for
 * another member: it neither acts for this one nor counts as their activity.
 */
export function findMemberCaller(ctx: Context): (request: Asked) => Promise<MemberCaller | null> {
  return async (request) => {
    const session = await findOwnSession(ctx, request);
    if (!session || session.mustChangePassword) return null;
    await noteUse(ctx, session);
    const play = await keepPlayTime(ctx, session.memberId, session.play);
    const timeUpNow = play !== session.play && isTimeUp(play.time, ctx.clock.now());
    return { ...getCaller({ ...session, play }), ...(timeUpNow && { timeUpNow }) };
  };
}

/** Finds a caller who may do nothing but change their password. */
export function findChangingCaller(ctx: Context): (request: Asked) => Promise<MemberCaller | null> {
  return async (request) => {
    const session = await findOwnSession(ctx, request);
    return session?.mustChangePassword ? { ...getCaller(session), mustChangePassword: true } : null;
  };
}

/**
 * Returns when play time resumes, if another call just ended this session by the time limit: a page
 * that was loading meanwhile must show the reason too. Null for all other callers.
 */
export async function hasJustTimedOut(ctx: Context, asked: WithCookies): Promise<Date | null> {
  const token = getToken(asked);
  return token === null ? null : findEndedByTime(ctx, token);
}
