import { queryOptions } from '@tanstack/react-query';
import { unwrapReply } from '@khelaghor/client/api-error.ts';
import { lobbyListVendors } from '@khelaghor/client/routes/play.gen.ts';
import type { VendorLane } from '@khelaghor/contract/play/lobby.ts';
import { call } from './api.ts';
import { nowMs } from './clock.ts';
import { staleTimes } from './api-queries.ts';
import { cacheReply, readCachedReply } from './browser-storage.ts';

type Kept = {
  readonly build: string;
  readonly atMs: number;
  readonly lanes: readonly VendorLane[];
};

/** What was kept in this visit by the same build; anything else is nothing. */
function read(build: string): Kept | null {
  try {
    const kept = JSON.parse(readCachedReply('gameVendor') ?? 'null') as Kept | null;
    return kept?.build === build && Array.isArray(kept.lanes) ? kept : null;
  } catch {
    return null;
  }
}

/**
 * The vendors of every category. They are kept for the visit: another page of it has them at once,
 * and where they cannot be asked for anew the last that were heard of serve.
 */
export const vendorsQuery = (build: string) =>
  queryOptions({
    queryKey: ['game-vendors'],
    queryFn: async ({ signal }) => {
      const kept = read(build);
      if (kept && nowMs() - kept.atMs < staleTimes.settings) return kept.lanes;
      const reply = await call(lobbyListVendors, { query: {} }, { signal });
      if (!reply.success && kept) return kept.lanes;
      const { lanes } = unwrapReply(reply).data;
      cacheReply('gameVendor', JSON.stringify({ build, atMs: nowMs(), lanes } satisfies Kept));
      return lanes;
    },
    staleTime: staleTimes.settings,
  });
