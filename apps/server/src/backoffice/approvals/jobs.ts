import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import type { Context } from '../../lib/context.ts';
import { approveByRule } from './approve-by-rule.ts';

const payload = z.object({ withdrawalId: z.uuid() });

export const approvalJobs = (ctx: Context): TaskList => ({
  /** Follows each request of a withdrawal. */
  'approve-by-rule': async (job: unknown) => {
    await approveByRule(ctx, payload.parse(job).withdrawalId);
  },
});
