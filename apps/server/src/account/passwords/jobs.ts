import type { TaskList } from 'graphile-worker';
import type { Context } from '../../lib/context.ts';

/** Longer than the period of any limit. */
const rememberedMs = 24 * 3_600_000;

export function passwordJobs(ctx: Context): TaskList {
  return {
    'forget-links': async () => {
      const before = new Date(ctx.clock.now().getTime() - rememberedMs);
      await ctx.db.deleteFrom('passwordLink').where('createdAt', '<', before).execute();
    },
  };
}

export const passwordCron = '37 * * * * forget-links';
