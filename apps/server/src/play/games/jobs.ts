import type { TaskList } from 'graphile-worker';
import type { Context } from '../../lib/context.ts';
import { endGameMaintenance } from './end-maintenance.ts';

export const catalogueJobs = (ctx: Context): TaskList => ({
  'end-game-maintenance': () => endGameMaintenance(ctx),
});

export const catalogueCron = '* * * * * end-game-maintenance';
