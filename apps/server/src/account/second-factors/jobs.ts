import type { TaskList } from 'graphile-worker';
import type { Context } from '../../lib/context.ts';
import { forgetPlaces } from './known-devices.ts';

/** Longer than the period of any limit. */
const rememberedMs = 2 * 24 * 3_600_000;

export function secondProofJobs(ctx: Context): TaskList {
  return {
    'forget-proofs': async () => {
      const before = new Date(ctx.clock.now().getTime() - rememberedMs);
      await ctx.db.deleteFrom('loginChallenge').where('createdAt', '<', before).execute();
      await ctx.db.deleteFrom('passkeyChallenge').where('createdAt', '<', before).execute();
      await ctx.db
        .deleteFrom('memberAuthenticator')
        .where('confirmedAt', 'is', null)
        .where('createdAt', '<', before)
        .execute();
      await forgetPlaces(ctx);
    },
  };
}

export const secondProofCron = '47 * * * * forget-proofs';
