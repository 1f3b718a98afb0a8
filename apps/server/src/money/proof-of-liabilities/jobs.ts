import type { TaskList } from 'graphile-worker';
import type { Context } from '../../lib/context.ts';
import { publishEpoch } from './publish-epoch.ts';

/** Publishes the day's epoch, unless it is there. */
export function liabilitiesJobs(ctx: Context): TaskList {
  return {
    'publish-liabilities': async () => {
      const published = await publishEpoch(ctx);
      if (published.ok && published.isNew)
        ctx.log.info({ epoch: published.epoch }, 'what is owed to members was published');
    },
  };
}

/**
 * The epoch changes at midnight in Dhaka, 18:00 in UTC; asked often, so that a process that was
 * down at midnight makes up for it, and a new site has its first epoch soon.
 */
export const liabilitiesCron = '*/10 * * * * publish-liabilities';
