import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import type { Context } from '../../lib/context.ts';
import { screenAll, screenMember } from './screen-members.ts';

const payload = z.object({ memberId: z.uuid() });

export const caseJobs = (ctx: Context): TaskList => ({
  /** Follows the acceptance of an identity document. */
  'screen-member': (job: unknown) => screenMember(ctx, payload.parse(job).memberId),
  /** Follows the import of a list. */
  'screen-members': () => screenAll(ctx),
});
