import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import type { Context } from '../../lib/context.ts';
import { closeOverdueQuestions } from './confirm-payout.ts';
import { executePayout } from './execute-payout.ts';

const payload = z.object({ withdrawalId: z.uuid() });

export function withdrawalJobs(ctx: Context): TaskList {
  const step = (job: unknown) => executePayout(ctx, payload.parse(job).withdrawalId);
  return {
    /** Makes an approved payout. */
    'pay-withdrawal': step,
    /** Asks what became of a payout whose end is not known. */
    'reconcile-withdrawal': step,
    'close-payout-questions': () => closeOverdueQuestions(ctx),
  };
}

export const withdrawalCron = '* * * * * close-payout-questions';
