import type { TaskList } from 'graphile-worker';
import type { Context } from '../../lib/context.ts';

/** Longer than any limit looks back. */
const rememberedMs = 24 * 3_600_000;

export function profileJobs(ctx: Context): TaskList {
  return {
    'forget-email-codes': async () => {
      const before = new Date(ctx.clock.now().getTime() - rememberedMs);
      await ctx.db.deleteFrom('emailCode').where('createdAt', '<', before).execute();
    },
  };
}

export const profileCron = '47 * * * * forget-email-codes';
