import type { TaskList } from 'graphile-worker';
import type { Context } from '../../lib/context.ts';
import { deliverBroadcasts } from './deliver.ts';

export const broadcastJobs = (ctx: Context): TaskList => ({
  'send-broadcasts': () => deliverBroadcasts(ctx),
});

/** Each message starts the job itself; this one goes on after a crash. */
export const broadcastCron = '* * * * * send-broadcasts';
