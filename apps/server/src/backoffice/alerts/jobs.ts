import type { TaskList } from 'graphile-worker';
import { dayMs } from '@khelaghor/time/durations.ts';
import type { Context } from '../../lib/context.ts';
import { evaluateAlerts } from './evaluate-alerts.ts';
import { removeAlerts } from './store.ts';

export const alertJobs = (ctx: Context): TaskList => ({
  'evaluate-alerts': () => evaluateAlerts(ctx),
});

export const alertCron = '* * * * * evaluate-alerts';

/** The event log keeps for longer who saw and closed an alert. */
const keptMs = 180 * dayMs;

export const purgeAlerts = (ctx: Context): Promise<void> =>
  removeAlerts(ctx.db, new Date(ctx.clock.now().getTime() - keptMs));
