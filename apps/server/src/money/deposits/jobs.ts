import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import type { Context } from '../../lib/context.ts';
import { expireDeposits, reconcileDeposit } from './reconcile-deposit.ts';

const payload = z.object({ depositId: z.uuid() });

export function depositJobs(ctx: Context): TaskList {
  return {
    /** Asks the gateway about a deposit, for callbacks that never come. */
    'reconcile-deposit': async (job) => {
      await reconcileDeposit(ctx, payload.parse(job).depositId);
    },
    'expire-deposits': () => expireDeposits(ctx),
  };
}

export const depositCron = '* * * * * expire-deposits';
