import type { Context } from '../../lib/context.ts';
import { getIdleMs } from './store.ts';

/** Counts a member's open sessions and remembered browsers. */
export async function readLoginFigures(
  ctx: Context,
  member: { readonly id: string; readonly type: number },
): Promise<{ openSessions: number; rememberedBrowsers: number }> {
  const now = ctx.clock.now();
  const sessions = await ctx.db
    .selectFrom('memberSession')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('memberId', '=', member.id)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('seenAt', '>', new Date(now.getTime() - getIdleMs(member.type)))
    .executeTakeFirstOrThrow();
  const browsers = await ctx.db
    .selectFrom('rememberMeBrowser as b')
    .innerJoin('rememberMeToken as t', 't.browserId', 'b.id')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('b.memberId', '=', member.id)
    .where('b.endedAt', 'is', null)
    .where('b.expiresAt', '>', now)
    .where('t.spentAt', 'is', null)
    .where('t.expiresAt', '>', now)
    .executeTakeFirstOrThrow();
  return { openSessions: Number(sessions.count), rememberedBrowsers: Number(browsers.count) };
}
