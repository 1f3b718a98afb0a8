import type { SessionValue } from '@khelaghor/contract/session.ts';
import type { MemberCaller } from '../../platform/callers.ts';
import type { Context } from '../../platform/context.ts';
import { countryOf } from '../../platform/country-of.ts';
import { deviceOf } from './device-of.ts';
import { idleMs } from './session-store.ts';

/** How many are shown; those that are open come first, so that none of them hides behind others. */
const shownMax = 30;

/** Where a member is logged in, and was lately. */
export async function sessionsOf(ctx: Context, caller: MemberCaller): Promise<SessionValue[]> {
  const now = ctx.clock.now();
  const rows = await ctx.db
    .selectFrom('memberSession')
    .select((eb) => [
      'id',
      'createdAt',
      'seenAt',
      'address',
      'userAgent',
      eb
        .and([
          eb('endedAt', 'is', null),
          eb('expiresAt', '>', now),
          eb('seenAt', '>', new Date(now.getTime() - idleMs)),
        ])
        .as('isOpen'),
    ])
    .where('memberId', '=', caller.memberId)
    .orderBy('isOpen', 'desc')
    .orderBy('createdAt', 'desc')
    .limit(shownMax)
    .execute();
  return rows.map((row) => ({
    sessionId: row.id,
    isThis: row.id === caller.sessionId,
    isOpen: Boolean(row.isOpen),
    openedAt: row.createdAt.toISOString(),
    seenAt: row.seenAt.toISOString(),
    ...deviceOf(row.userAgent),
    address: row.address,
    country: countryOf(row.address),
  }));
}
