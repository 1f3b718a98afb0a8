import type { Context } from '../../lib/context.ts';
import { logEvent } from '../../lib/event-log.ts';
import { openWhatIsDue } from './store.ts';
import type { TaskList } from 'graphile-worker';

/** Opens the games whose maintenance has ended; each is told of in the log. */
export async function endGameMaintenance(ctx: Context): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    for (const code of await openWhatIsDue(tx, ctx.clock.now()))
      await logEvent(ctx, tx, {
        kind: 'game.maintenance_ended',
        actor: 'system',
        subject: `game:${code}`,
      });
  });
}

export const catalogueJobs = (ctx: Context): TaskList => ({
  'end-game-maintenance': () => endGameMaintenance(ctx),
});

export const catalogueCron = '* * * * * end-game-maintenance';
