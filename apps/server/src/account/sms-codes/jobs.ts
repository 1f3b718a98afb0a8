import type { TaskList } from 'graphile-worker';
import type { Context } from '../../lib/context.ts';

/** Longer than any limit looks back. */
const rememberedMs = 7 * 24 * 3_600_000;

export function smsCodeJobs(ctx: Context): TaskList {
  return {
    'forget-codes': async () => {
      const before = new Date(ctx.clock.now().getTime() - rememberedMs);
      await ctx.db.deleteFrom('smsCode').where('createdAt', '<', before).execute();
    },
  };
}

export const smsCodeCron = '27 * * * * forget-codes';
