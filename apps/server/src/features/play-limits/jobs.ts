import type { TaskList } from 'graphile-worker';
import type { Context } from '../../platform/context.ts';
import { dropOldHours } from './limit-store.ts';
import { dropOldTime } from './play-time.ts';

export function playLimitsJobs(ctx: Context): TaskList {
  return {
    'forget-play-hours': async () => {
      await dropOldHours(ctx.db, ctx.clock.now());
      await dropOldTime(ctx.db, ctx.clock.now());
    },
  };
}

/** Only tidying: what counts is decided by the clock whenever it is looked at. */
export const playLimitsCron = '43 4 * * * forget-play-hours';
