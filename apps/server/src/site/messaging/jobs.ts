import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import type { Context } from '../../lib/context.ts';
import { carry } from './send-message.ts';

const payload = z.object({ messageId: z.uuid() });

/** How long a message is shown in the console while no gateway is set, and stored at all. */
const keptMs = 24 * 3_600_000;
const rememberedMs = 30 * keptMs;
/** How long a notification stays in the list of its member. */
const inboxMs = 180 * keptMs;

export function outboxJobs(ctx: Context): TaskList {
  return {
    'send-message': (job) => carry(ctx, payload.parse(job).messageId),
    /** Removes texts that are no longer needed, and later the rest of a message. */
    'purge-outbox': async () => {
      const now = ctx.clock.now().getTime();
      await ctx.db
        .updateTable('messageOutbox')
        .set({
          textSealed: null,
          attachmentSealed: null,
          state: 'late',
          endedAt: ctx.clock.now(),
        })
        .where('createdAt', '<', new Date(now - keptMs))
        .where('textSealed', 'is not', null)
        .execute();
      await ctx.db
        .deleteFrom('messageOutbox')
        .where('createdAt', '<', new Date(now - rememberedMs))
        .execute();
    },
    'purge-notifications': async () => {
      const before = new Date(ctx.clock.now().getTime() - inboxMs);
      await ctx.db.deleteFrom('memberNotification').where('createdAt', '<', before).execute();
    },
  };
}

export const outboxCron = '*/10 * * * * purge-outbox\n23 4 * * * purge-notifications';
