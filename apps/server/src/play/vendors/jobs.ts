import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import type { Context } from '../../lib/context.ts';
import { reconcileTransfer } from './reconcile-transfer.ts';

const payload = z.object({ transferId: z.uuid() });

export function vendorWalletJobs(ctx: Context): TaskList {
  return {
    /** Asks a vendor what became of a move between wallets, until it says. */
    'reconcile-vendor-transfer': (job) => reconcileTransfer(ctx, payload.parse(job).transferId),
  };
}
