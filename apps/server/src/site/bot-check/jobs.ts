import type { TaskList } from 'graphile-worker';
import type { Context } from '../../lib/context.ts';
import { forgetFailures } from '../../lib/auth/attempt-counter.ts';
import { forgetGuesses } from '../../lib/auth/ip-attempt-limits.ts';

/** Forgets challenges that can no longer be used, and tries that count no more. */
export function humanCheckJobs(ctx: Context): TaskList {
  return {
    'forget-challenges': async () => {
      const now = ctx.clock.now();
      await ctx.db.deleteFrom('humanCheckUsed').where('expiresAt', '<', now).execute();
      await ctx.db.deleteFrom('captchaChallenge').where('expiresAt', '<', now).execute();
      await forgetFailures(ctx);
      await forgetGuesses(ctx);
    },
  };
}
export const humanCheckCron = '*/10 * * * * forget-challenges';
