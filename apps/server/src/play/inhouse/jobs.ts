import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import type { AllAreas } from '../../lib/area.ts';
import type { Context } from '../../lib/context.ts';
import { addJob } from '../../lib/jobs/job-queue.ts';
import { checkKeptRounds } from './check-kept-rounds.ts';
import { checkRoundsAgain } from './check-rounds-again.ts';
import { endIdleRounds } from './end-round.ts';

const betweenMs = 15_000;

/** After which round the walk through all rounds goes on. */
const keptPayload = z.object({ after: z.uuid().optional() });

export const inHouseJobs = (ctx: Context, all: AllAreas): TaskList => ({
  'check-rounds': async () => {
    await checkRoundsAgain(ctx, all);
    // A crontab knows whole minutes, and a round is to be computed again within one.
    const runAt = new Date(ctx.clock.now().getTime() + betweenMs);
    await addJob(ctx.db, 'check-rounds', {}, { runAt, jobKey: 'check-rounds' });
  },
  'check-kept-rounds': async (payload) => {
    await checkKeptRounds(ctx, all, keptPayload.parse(payload).after);
  },
  'end-idle-rounds': async () => {
    await endIdleRounds(ctx);
  },
});

/** The check also every minute, in case the one that follows itself was lost. */
export const inHouseCron = `* * * * * check-rounds
43 2 * * * check-kept-rounds
*/5 * * * * end-idle-rounds`;
