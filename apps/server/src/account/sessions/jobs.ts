import type { TaskList } from 'graphile-worker';
import { dayMs } from '@khelaghor/time/durations.ts';
import type { Context } from '../../lib/context.ts';

/** How long remembered browsers stay stored for later inspection. */
const rememberedMs = 90 * dayMs;

export function sessionJobs(ctx: Context): TaskList {
  return {
    'forget-browsers': async () => {
      const now = ctx.clock.now().getTime();
      const before = new Date(now - rememberedMs);
      await ctx.db.deleteFrom('rememberedBrowser').where('createdAt', '<', before).execute();
      await ctx.db
        .deleteFrom('handOver')
        .where('createdAt', '<', new Date(now - dayMs))
        .execute();
    },
  };
}

export const sessionCron = '41 * * * * forget-browsers';
