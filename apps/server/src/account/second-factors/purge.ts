import { dayMs } from '@khelaghor/time/durations.ts';
import type { Context } from '../../lib/context.ts';
import { forgetPlaces } from './known-devices.ts';

/** Longer than the period of any limit. */
const keptMs = 2 * dayMs;

export async function purgeChallenges(ctx: Context): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - keptMs);
  await ctx.db.deleteFrom('loginChallenge').where('createdAt', '<', before).execute();
  await ctx.db.deleteFrom('passkeyChallenge').where('createdAt', '<', before).execute();
  await ctx.db
    .deleteFrom('memberAuthenticator')
    .where('confirmedAt', 'is', null)
    .where('createdAt', '<', before)
    .execute();
  await forgetPlaces(ctx);
}
