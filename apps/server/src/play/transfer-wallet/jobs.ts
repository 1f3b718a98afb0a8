import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import type { Context } from '../../lib/context.ts';
import { reconcileTransfer } from './reconcile-transfer.ts';

const payload = z.object({ transferId: z.uuid() });

export function transferWalletJobs(ctx: Context): TaskList {
  return {
    /** Queries a vendor about a pending transfer. */
    'reconcile-vendor-transfer': (job) => reconcileTransfer(ctx, payload.parse(job).transferId),
  };
}
