import type { TaskList } from 'graphile-worker';
import type { Context } from '../../lib/context.ts';
import { removePassed } from './store.ts';

/** Short enough that readers, who wait for all that write here, do not wait for it. */
const chunk = 10_000;

export const eventJobs = (ctx: Context): TaskList => ({
  'prune-events': async () => {
    while ((await removePassed(ctx.db, chunk)) === chunk);
  },
});

export const eventCron = '* * * * * prune-events';
