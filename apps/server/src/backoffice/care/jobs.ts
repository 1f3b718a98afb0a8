import type { TaskList } from 'graphile-worker';
import { formatDhakaDate } from '@khelaghor/time/dhaka.ts';
import { dayMs } from '@khelaghor/time/durations.ts';
import type { Context } from '../../lib/context.ts';
import { writeScores } from './write-scores.ts';
import { dropScores } from './store.ts';

export const careJobs = (ctx: Context): TaskList => ({
  'score-harm': () => writeScores(ctx),
});

/** Hourly: it finds nothing to do once the day that is over was scored. */
export const careCron = '17 * * * * score-harm';

/** Long enough to see a year with its seasons; cases and what was done stay. */
const keptMs = 400 * dayMs;

export const purgeHarmScores = (ctx: Context): Promise<void> =>
  dropScores(ctx.db, formatDhakaDate(ctx.clock.now().getTime() - keptMs));
