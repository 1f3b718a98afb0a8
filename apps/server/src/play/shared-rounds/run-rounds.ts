import { setTimeout as pause } from 'node:timers/promises';
import type { SharedEngine } from '@khelaghor/game-engine/shared-engine.ts';
import type { Context } from '../../lib/context.ts';
import { moveRoundOn } from './advance-round.ts';
import { endLease, LeaseLostError, takeLease } from './lease.ts';
import type { Lease } from './lease.ts';

/** A process shows a sign of life so often; the lease lasts several of them. */
const renewEveryMs = 1_000;
/** After a fault the next try waits, so that a broken database is not stormed. */
const afterFaultMs = 2_000;

export type Runner = {
  /** Names this process among those that may run the rounds. */
  readonly holder: string;
  /** Whether a player is there, for whom the next round is opened. */
  readonly hasPlayers: () => boolean;
  /** Ends the runner between two steps. */
  readonly signal: AbortSignal;
};

/**
 * Waits until something is due, and at most until the next sign of life: operators may have ended
 * the round meanwhile.
 */
async function sleepUntil(ctx: Context, wakeAt: Date, { signal }: Runner): Promise<void> {
  const leftMs = wakeAt.getTime() - ctx.clock.now().getTime();
  if (leftMs <= 0) return;
  await pause(Math.min(leftMs, renewEveryMs), undefined, { signal }).catch(() => undefined);
}

/** Runs rounds while the lease is held; true: nothing is left to do. */
async function runUnder(
  ctx: Context,
  engine: SharedEngine,
  taken: Lease,
  runner: Runner,
): Promise<boolean> {
  while (!runner.signal.aborted) {
    const lease = await takeLease(ctx, taken);
    if (!lease) return false;
    const advanced = await moveRoundOn(ctx, engine, lease, { mayOpen: runner.hasPlayers() });
    if (advanced === 'rest') return true;
    await sleepUntil(ctx, advanced.wakeAt, runner);
  }
  return false;
}

/**
 * Runs the rounds of a game in this process, while it can have the lease and there is something to
 * do: until the last round is settled and no player is there. Another process that holds the lease
 * is waited for while players are here.
 */
export async function runRounds(ctx: Context, engine: SharedEngine, runner: Runner): Promise<void> {
  const { holder, hasPlayers, signal } = runner;
  while (!signal.aborted) {
    try {
      const lease = await takeLease(ctx, { gameCode: engine.code, holder });
      if (lease) {
        const isDone = await runUnder(ctx, engine, lease, runner);
        if (isDone || signal.aborted) {
          await endLease(ctx, lease);
          return;
        }
      } else if (!hasPlayers()) return;
      await pause(renewEveryMs, undefined, { signal }).catch(() => undefined);
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof LeaseLostError))
        ctx.log.error({ err: error, game: engine.code }, 'a shared round could not go on');
      await pause(afterFaultMs, undefined, { signal }).catch(() => undefined);
    }
  }
}
