import type { GameLimits } from '@khelaghor/game-engine/game-engine.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import type { Context } from '../../lib/context.ts';
import { createKeptReading } from '../../lib/kept-reading.ts';
import { readStoredLimits } from './limit-store.ts';

const lower = (one: Minor, other: Minor): Minor => (one < other ? one : other);

/**
 * Limits of a game within those of its engine: what an operator chose never widens them, also after
 * an engine got narrower ones.
 */
export function applyLimits(outer: GameLimits, chosen: GameLimits | undefined): GameLimits {
  if (!chosen) return outer;
  return {
    stakeMin: chosen.stakeMin > outer.stakeMin ? chosen.stakeMin : outer.stakeMin,
    stakeMax: lower(chosen.stakeMax, outer.stakeMax),
    payoutMax: lower(chosen.payoutMax, outer.payoutMax),
  };
}

/** The changed limits of all games, read at most once a second. */
const storedLimits = createKeptReading(1_000, ({ db }: Context) => readStoredLimits(db));

/** Makes this process read the limits anew; others do within a second. Called after a commit. */
export const invalidateLimits = (ctx: Context): void => storedLimits.forget(ctx);

/** A game with the limits of new rounds; those of other processes hold a second later. */
export async function withLimits<
  Game extends { readonly code: string; readonly limits: GameLimits },
>(ctx: Context, game: Game): Promise<Game> {
  const chosen = (await storedLimits.get(ctx, 'all')).get(game.code);
  return chosen ? { ...game, limits: applyLimits(game.limits, chosen) } : game;
}
