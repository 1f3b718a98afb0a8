import { dayMs } from '@khelaghor/time/durations.ts';
import type { Context } from '../../lib/context.ts';

/** Longer than any limit looks back. */
const keptMs = 2 * dayMs;

export async function purgeCodes(ctx: Context): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - keptMs);
  await ctx.db.deleteFrom('verificationCode').where('createdAt', '<', before).execute();
}
