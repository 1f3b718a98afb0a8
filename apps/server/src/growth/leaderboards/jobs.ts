import type { TaskList } from 'graphile-worker';
import type { Context } from '../../lib/context.ts';
import { sumDailyScores } from './leaderboard.ts';

export const leaderboardsJobs = (ctx: Context): TaskList => ({
  'aggregate-leaderboard': () => sumDailyScores(ctx),
});

export const leaderboardsCron = '*/2 * * * * aggregate-leaderboard';
