import type { TaskList } from 'graphile-worker';
import type { AllAreas } from '../../lib/area.ts';
import type { Context } from '../../lib/context.ts';
import { recordHealth } from './read-health.ts';

export const healthJobs = (ctx: Context, { cron }: AllAreas): TaskList => ({
  'record-health': () => recordHealth(ctx, cron),
});

export const healthCron = '* * * * * record-health';
