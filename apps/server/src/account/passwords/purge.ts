import { dayMs } from '@khelaghor/time/durations.ts';
import type { Context } from '../../lib/context.ts';

/** Longer than the period of any limit. */
const keptMs = dayMs;

export async function purgePasswordLinks(ctx: Context): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - keptMs);
  await ctx.db.deleteFrom('passwordResetToken').where('createdAt', '<', before).execute();
}
