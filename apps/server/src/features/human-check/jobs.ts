import type { TaskList } from 'graphile-worker';
import type { Context } from '../../platform/context.ts';

/** Forgets challenges that can no longer be used. */
export function humanCheckJobs(ctx: Context): TaskList {
  return {
    'forget-challenges': async () => {
      const now = ctx.clock.now();
      await ctx.db.deleteFrom('humanCheckUsed').where('expiresAt', '<', now).execute();
      await ctx.db.deleteFrom('captchaChallenge').where('expiresAt', '<', now).execute();
      const hourAgo = new Date(now.getTime() - 3_600_000);
      await ctx.db.deleteFrom('loginFailure').where('at', '<', hourAgo).execute();
    },
  };
}
export const humanCheckCron = '*/10 * * * * forget-challenges';
