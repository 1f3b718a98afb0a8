import type { TaskList } from 'graphile-worker';
import { dayMs } from '@khelaghor/time/durations.ts';
import type { Context } from '../../lib/context.ts';

/** Longer than any limit looks back. */
const keptMs = 2 * dayMs;

export function verificationCodeJobs(ctx: Context): TaskList {
  return {
    'forget-codes': async () => {
      const before = new Date(ctx.clock.now().getTime() - keptMs);
      await ctx.db.deleteFrom('verificationCode').where('createdAt', '<', before).execute();
    },
  };
}

export const verificationCodeCron = '27 * * * * forget-codes';
