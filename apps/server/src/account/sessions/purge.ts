import { dayMs } from '@khelaghor/time/durations.ts';
import type { Context } from '../../lib/context.ts';

/** How long remembered browsers stay stored for later inspection. */
const browsersKeptMs = 90 * dayMs;

export async function purgeRememberedBrowsers(ctx: Context): Promise<void> {
  const nowMs = ctx.clock.now().getTime();
  await ctx.db
    .deleteFrom('rememberMeBrowser')
    .where('createdAt', '<', new Date(nowMs - browsersKeptMs))
    .execute();
  await ctx.db
    .deleteFrom('crossDomainLoginCode')
    .where('createdAt', '<', new Date(nowMs - dayMs))
    .execute();
}
