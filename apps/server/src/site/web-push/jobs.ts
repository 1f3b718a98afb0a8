import type { TaskList } from 'graphile-worker';
import { dayMs } from '@khelaghor/time/durations.ts';
import { z } from 'zod';
import type { Context } from '../../lib/context.ts';
import { carryPush } from './carry-push.ts';

const payload = z.object({ pushId: z.uuid() });

export const pushJobs = (ctx: Context): TaskList => ({
  'send-push': (job) => carryPush(ctx, payload.parse(job).pushId),
});

/** As long as the messages that pushes are about. */
const keptMs = 180 * dayMs;

/** Deletes pushes that came too late, and browsers in which no session has begun for long. */
export async function purgePushes(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db.deleteFrom('pushMessage').where('expiresAt', '<=', now).execute();
  await ctx.db
    .deleteFrom('pushSubscription')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('memberSession as s')
          .select('s.id')
          .whereRef('s.id', '=', 'pushSubscription.sessionId')
          .where('s.createdAt', '<', new Date(now.getTime() - keptMs)),
      ),
    )
    .execute();
}
