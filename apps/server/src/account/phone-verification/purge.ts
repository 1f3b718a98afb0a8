import { dayMs } from '@khelaghor/time/durations.ts';
import type { Context } from '../../lib/context.ts';

/** Longer than any token is valid. */
const keptMs = 2 * dayMs;

export async function purgePhoneTokens(ctx: Context): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - keptMs);
  await ctx.db.deleteFrom('usedFirebaseToken').where('usedAt', '<', before).execute();
}
