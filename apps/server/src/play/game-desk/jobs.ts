import type { TaskList } from 'graphile-worker';
import type { AllAreas } from '../../lib/area.ts';
import type { Context } from '../../lib/context.ts';
import { closeOffGames } from './close-games.ts';
import { foldReturns } from './fold-returns.ts';

export const gameDeskJobs = (ctx: Context, all: AllAreas): TaskList => ({
  'fold-returns': async () => {
    await foldReturns(ctx);
    await closeOffGames(ctx, all);
  },
});

export const gameDeskCron = '* * * * * fold-returns';
