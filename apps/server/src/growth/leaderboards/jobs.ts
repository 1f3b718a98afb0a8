import type { TaskList } from 'graphile-worker';
import type { Context } from '../../lib/context.ts';
import { sumLeadDays } from './leaderboard.ts';

export const leaderboardsJobs = (ctx: Context): TaskList => ({
  'sum-lead-days': () => sumLeadDays(ctx),
});

export const leaderboardsCron = '*/2 * * * * sum-lead-days';
