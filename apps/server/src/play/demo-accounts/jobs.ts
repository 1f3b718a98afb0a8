import type { TaskList } from 'graphile-worker';
import type { Context } from '../../lib/context.ts';
import { endTrials } from './end-demos.ts';

/** Ends trials a day after they began. */
export function freePlayJobs(ctx: Context): TaskList {
  return {
    'close-expired-demos': async () => {
      await endTrials(ctx);
    },
  };
}
export const freePlayCron = '23 * * * * close-expired-demos';
