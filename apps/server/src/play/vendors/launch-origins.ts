import { singleton } from '../../lib/context.ts';
import type { Context } from '../../lib/context.ts';
import { openLaunchOrigins } from './store.ts';

type Kept = { atMs: number; origins: Promise<string[]> };

const cacheMs = 1_000;
const keptOf = singleton((): { last: Kept | null } => ({ last: null }));

/** The origins that a page of the site may frame beside the games' own; at most a second old. */
export function readLaunchOrigins(ctx: Context): Promise<string[]> {
  const kept = keptOf(ctx);
  const nowMs = ctx.clock.monotonicMs();
  if (kept.last && nowMs - kept.last.atMs < cacheMs) return kept.last.origins;
  const origins = openLaunchOrigins(ctx.db);
  kept.last = { atMs: nowMs, origins };
  origins.catch(() => (kept.last = null));
  return origins;
}
