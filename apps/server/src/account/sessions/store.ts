import { isAgentType } from '@khelaghor/contract/lib/roles.ts';
import type { PlayRestrictions } from '../../lib/http/principals.ts';
import type { Context, Database } from '../../lib/context.ts';
import { writeIfThereIsRoom } from '../../lib/db/optional-write.ts';
import { hasRow } from '../../lib/db/has-row.ts';
import { playMemberColumns, getRestrictions } from '../responsible-gaming/index.ts';

export const cookieName = '__Host-session';
export const cookieOptions = { path: '/', secure: true, httpOnly: true, sameSite: 'lax' } as const;
/** The idle time that ends a session; shorter for agents, who see other members' data. */
export const getIdleMs = (type: number): number => (isAgentType(type) ? 15 : 30) * 60_000;
const touchEveryMs = 60_000;
export const absoluteMs = 12 * 3_600_000;

export const computeHash = (ctx: Context, token: string): string =>
  ctx.secrets.mac('session', token);

export type LiveSession = {
  id: string;
  memberId: string;
  username: string;
  type: number;
  handle: string;
  createdAt: Date;
  seenAt: Date;
  play: PlayRestrictions;
  mustChangePassword: boolean;
};

/** Finds a token's session that is neither ended nor idle, and whose member is open. */
export async function findActiveSession(ctx: Context, token: string): Promise<LiveSession | null> {
  const now = ctx.clock.now();
  const row = await ctx.db
    .selectFrom('memberSession as s')
    .innerJoin('member as m', 'm.id', 's.memberId')
    .leftJoin('playRestriction as r', 'r.memberId', 'm.id')
    .select(['s.id', 's.memberId', 's.handle', 's.createdAt', 's.seenAt', 's.mustChangePassword'])
    .select(['m.username', ...playMemberColumns])
    .select((eb) => eb.fn.coalesce('s.playCheckedAt', 's.createdAt').as('playSince'))
    .where('s.tokenHash', '=', computeHash(ctx, token))
    .where('s.endedAt', 'is', null)
    .where('s.expiresAt', '>', now)
    .where('m.closedAt', 'is', null)
    .executeTakeFirst();
  if (!row || now.getTime() - row.seenAt.getTime() >= getIdleMs(row.type)) return null;
  return { ...row, play: getRestrictions(row, now) };
}

/** How long a page may still be loading after its session ended. */
const loadsWithinMs = 10_000;

/**
 * Finds a session that the time limit ended a moment ago. Returns when play time resumes; null when
 * the session is live, ended for another reason, or ended longer ago.
 */
export async function findEndedByTime(ctx: Context, token: string): Promise<Date | null> {
  const now = ctx.clock.now();
  const row = await ctx.db
    .selectFrom('memberSession as s')
    .innerJoin('playRestriction as r', 'r.memberId', 's.memberId')
    .select(['s.endedAt', 'r.timeCountedAt', 'r.timeOpensAt'])
    .where('s.tokenHash', '=', computeHash(ctx, token))
    .where('s.endedAt', '>', new Date(now.getTime() - loadsWithinMs))
    .where('r.timeOpensAt', '>', now)
    .executeTakeFirst();
  if (!row?.endedAt || !row.timeCountedAt) return null;
  // Both moments are written in one transaction, the one that counts the last of the time.
  const apartMs = row.endedAt.getTime() - row.timeCountedAt.getTime();
  return apartMs >= 0 && apartMs < 1_000 ? row.timeOpensAt : null;
}

/** Returns true when a session is live, by its id. */
export async function isActiveSession(
  ctx: Context,
  db: Database,
  sessionId: string,
): Promise<boolean> {
  return db
    .selectFrom('memberSession')
    .select('id')
    .where('id', '=', sessionId)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', ctx.clock.now())
    .$call(hasRow);
}

/** Returns the public handle of a session. */
export async function readHandle(db: Database, sessionId: string): Promise<string> {
  const row = await db
    .selectFrom('memberSession')
    .select('handle')
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow();
  return row.handle;
}

/** Whether a session was used since it was opened. */
export const isUsed = (session: Pick<LiveSession, 'createdAt' | 'seenAt'>): boolean =>
  session.seenAt > session.createdAt;

/** Notes activity, at most once a minute, so that reads do not write rows. */
export async function touchSession(
  ctx: Context,
  session: Pick<LiveSession, 'id' | 'seenAt'>,
): Promise<void> {
  const now = ctx.clock.now();
  if (now.getTime() - session.seenAt.getTime() > touchEveryMs)
    await writeSeen(ctx, session.id, now);
}

/** Notes the first use of a session by a page, then as `touchSession` does. */
export async function noteUse(ctx: Context, session: LiveSession): Promise<void> {
  if (isUsed(session)) return touchSession(ctx, session);
  const justAfterMs = session.createdAt.getTime() + 1;
  return writeSeen(ctx, session.id, new Date(Math.max(ctx.clock.now().getTime(), justAfterMs)));
}

async function writeSeen(ctx: Context, sessionId: string, seenAt: Date): Promise<void> {
  const touched = ctx.db
    .updateTable('memberSession')
    .set({ seenAt })
    .where('id', '=', sessionId)
    .execute();
  await writeIfThereIsRoom(touched);
}

/** Since when a session has not been looked back on. */
export async function findUncheckedSince(db: Database, sessionId: string): Promise<Date> {
  const row = await db
    .selectFrom('memberSession')
    .select((eb) => eb.fn.coalesce('playCheckedAt', 'createdAt').as('since'))
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow();
  return row.since;
}

export async function noteChecked(db: Database, sessionId: string, at: Date): Promise<void> {
  await db
    .updateTable('memberSession')
    .set({ playCheckedAt: at })
    .where('id', '=', sessionId)
    .execute();
}
