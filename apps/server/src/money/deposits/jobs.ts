import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { payerReturn } from '@khelaghor/contract/money/deposits.ts';
import type { Context } from '../../lib/context.ts';
import { expireUnclaimed } from './claim-manual.ts';
import { matchLeftLines } from './match-statement.ts';
import { expireDeposits, reconcileDeposit } from './reconcile-deposit.ts';
import { settleRefund, settleRefunds } from './settle-refund.ts';

const payload = z.object({ depositId: z.uuid(), returned: payerReturn.optional() });

const refundPayload = z.object({ paymentId: z.uuid() });

export function depositJobs(ctx: Context): TaskList {
  return {
    /** Asks the gateway about a deposit, for callbacks that never come. */
    'reconcile-deposit': async (job) => {
      const { depositId, returned } = payload.parse(job);
      await reconcileDeposit(ctx, depositId, returned);
    },
    /** Asks the gateway about the refund of a payment that differs from its order. */
    'settle-refund': async (job) => {
      await settleRefund(ctx, refundPayload.parse(job).paymentId);
    },
    'settle-refunds': () => settleRefunds(ctx),
    'expire-deposits': async () => {
      await expireDeposits(ctx);
      await expireUnclaimed(ctx);
      await matchLeftLines(ctx);
    },
  };
}

export const depositCron = '* * * * * expire-deposits\n* * * * * settle-refunds';
