import type { TaskList } from 'graphile-worker';
import type { Context } from '../../platform/context.ts';
import { endGameMaintenance } from './end-maintenance.ts';
import { sumLeadDays } from './lead-board.ts';

export function catalogueJobs(ctx: Context): TaskList {
  return {
    'sum-lead-days': () => sumLeadDays(ctx),
    'end-game-maintenance': () => endGameMaintenance(ctx),
  };
}

export const catalogueCron = `*/2 * * * * sum-lead-days
* * * * * end-game-maintenance`;
