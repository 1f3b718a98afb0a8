import type { TaskList } from 'graphile-worker';
import type { AllAreas } from '../../lib/area.ts';
import type { Context } from '../../lib/context.ts';
import { checkKeptSharedRounds, checkSharedRounds } from './check-rounds.ts';
import { getSharedEngine } from './round-values.ts';
import { runRounds } from './run-rounds.ts';
import { listUnsettledGames } from './store.ts';

/** Ends the rounds of processes that were lost, when no player is there for whom another would. */
async function endLostRounds(ctx: Context): Promise<void> {
  const { signal } = new AbortController();
  for (const game of await listUnsettledGames(ctx.db)) {
    const holder = ctx.random.id();
    await runRounds(ctx, getSharedEngine(game), { holder, hasPlayers: () => false, signal });
  }
}

export const sharedRoundJobs = (ctx: Context, all: AllAreas): TaskList => ({
  'end-lost-rounds': () => endLostRounds(ctx),
  'check-shared-rounds': () => checkSharedRounds(ctx, all),
  'check-kept-shared-rounds': () => checkKeptSharedRounds(ctx, all),
});

export const sharedRoundCron = `* * * * * end-lost-rounds
* * * * * check-shared-rounds
13 3 * * * check-kept-shared-rounds`;
