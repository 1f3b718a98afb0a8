import type { TaskList } from 'graphile-worker';
import type { Context } from '../../lib/context.ts';
import { applyMaintenanceWindow } from './update-settings.ts';
import type { WindowEdge } from './update-settings.ts';

/** Opens and closes the site at the times that an operator planned. */
export function siteJobs(ctx: Context): TaskList {
  return {
    'apply-maintenance-window': (payload) =>
      applyMaintenanceWindow(ctx, (payload as { edge?: WindowEdge }).edge),
  };
}
