import type { TaskList } from 'graphile-worker';
import type { Context } from '../../lib/context.ts';
import { unbindDue } from './unlink.ts';

/** Longer than any OAuth state is valid. */
const rememberedMs = 2 * 24 * 3_600_000;

export function elsewhereJobs(ctx: Context): TaskList {
  return {
    'unlink-due-identities': async () => {
      await unbindDue(ctx);
      const before = new Date(ctx.clock.now().getTime() - rememberedMs);
      await ctx.db.deleteFrom('oauthState').where('createdAt', '<', before).execute();
    },
  };
}

export const elsewhereCron = '*/10 * * * * unlink-due-identities';
