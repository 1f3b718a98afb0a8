import type { TaskList } from 'graphile-worker';
import type { Context } from '../../platform/context.ts';
import { endTrials } from './end-trials.ts';

/** Ends trials a day after they began. */
export function freePlayJobs(ctx: Context): TaskList {
  return {
    'end-trials': async () => {
      await endTrials(ctx);
    },
  };
}
export const freePlayCron = '23 * * * * end-trials';
