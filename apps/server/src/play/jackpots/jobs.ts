import { setTimeout as pause } from 'node:timers/promises';
import type { TaskList } from 'graphile-worker';
import type { Context } from '../../lib/context.ts';
import { addJob } from '../../lib/jobs/job-queue.ts';
import { foldStakes } from './fold-stakes.ts';
import { openMissingJackpots } from './open-jackpots.ts';
import { listPlaces } from './pot-store.ts';

/** The queue looks for jobs of a later moment once a second, so that the pause is in the job. */
const betweenMs = 400;

export const jackpotJobs = (ctx: Context): TaskList => ({
  'fold-jackpots': async () => {
    await openMissingJackpots(ctx, await listPlaces(ctx.db));
    if ((await listPlaces(ctx.db)).length === 0) return;
    await foldStakes(ctx);
    await pause(betweenMs);
    await addJob(ctx.db, 'fold-jackpots', {}, { jobKey: 'fold-jackpots' });
  },
});

/** Every minute, in case the run that follows itself was lost. */
export const jackpotCron = '* * * * * fold-jackpots';
