import type { SessionValue } from '@khelaghor/contract/account/sessions.ts';
import type { MemberCaller } from '../../lib/http/principals.ts';
import type { Context } from '../../lib/context.ts';
import { getCountry } from '../../lib/http/country-of.ts';
import { getDevice } from '../../lib/http/device-of.ts';
import { getIdleMs } from './store.ts';

/** Sessions shown at most; open ones come first, so that none is left out. */
const shownMax = 30;

/**
 * Lists a member's open and recent sessions. A remembered browser counts as open: it logs in again
 * without a password.
 */
export async function readSessions(ctx: Context, caller: MemberCaller): Promise<SessionValue[]> {
  const now = ctx.clock.now();
  const rows = await ctx.db
    .selectFrom('memberSession as s')
    .select((eb) => [
      's.id',
      's.createdAt',
      's.seenAt',
      's.address',
      's.userAgent',
      eb
        .and([
          eb('s.endedAt', 'is', null),
          eb.or([
            eb.and([
              eb('s.expiresAt', '>', now),
              eb('s.seenAt', '>', new Date(now.getTime() - getIdleMs(caller.type))),
            ]),
            eb.exists(
              eb
                .selectFrom('rememberMeToken as t')
                .innerJoin('rememberMeBrowser as b', 'b.id', 't.browserId')
                .select('t.tokenHash')
                .whereRef('b.id', '=', 's.browserId')
                .where('b.endedAt', 'is', null)
                .where('b.expiresAt', '>', now)
                .where('t.spentAt', 'is', null)
                .where('t.expiresAt', '>', now),
            ),
          ]),
        ])
        .as('isOpen'),
    ])
    .where('s.memberId', '=', caller.memberId)
    .orderBy('isOpen', 'desc')
    .orderBy('s.createdAt', 'desc')
    .limit(shownMax)
    .execute();
  return rows.map((row) => ({
    sessionId: row.id,
    isThis: row.id === caller.sessionId,
    isOpen: Boolean(row.isOpen),
    openedAt: row.createdAt.toISOString(),
    seenAt: row.seenAt.toISOString(),
    ...getDevice(row.userAgent),
    address: row.address,
    country: getCountry(row.address),
  }));
}
