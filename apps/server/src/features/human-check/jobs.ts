import type { TaskList } from 'graphile-worker';
import type { Context } from '../../platform/context.ts';
import { forgetFailures } from '../../platform/failures.ts';
import { forgetGuesses } from '../../platform/guess-counts.ts';

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
