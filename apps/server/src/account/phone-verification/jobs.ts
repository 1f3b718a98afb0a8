import type { TaskList } from 'graphile-worker';
import type { Context } from '../../lib/context.ts';

/** Longer than any token is valid. */
const rememberedMs = 2 * 24 * 3_600_000;

export function phoneTokenJobs(ctx: Context): TaskList {
  return {
    'forget-phone-tokens': async () => {
      const before = new Date(ctx.clock.now().getTime() - rememberedMs);
      await ctx.db.deleteFrom('phoneTokenUse').where('usedAt', '<', before).execute();
    },
  };
}

export const phoneTokenCron = '53 * * * * forget-phone-tokens';
