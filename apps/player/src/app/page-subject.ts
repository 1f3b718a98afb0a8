import { notifyManager, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { LocalText } from '@khelaghor/contract/lib/shapes.ts';
import type { Search } from '../shared/address.ts';
import { getAddressedGame } from '../shared/addressed-game.ts';
import { gameMenusQuery, memberQuery } from '../shared/api-queries.ts';
import { gameQuery } from '../shared/game-queries.ts';
import { paths } from '../shared/paths.ts';
import { promotionsQuery } from '../shared/promotions.ts';

/** The page on the screen, and what its address asks it to show. */
export type ShownPage = { readonly path: string | null; readonly search: Search };

function findGameTitle(queries: QueryClient, code: string): LocalText | null {
  const asked = queries.getQueryData(gameQuery(code).queryKey)?.game;
  const listed = queries
    .getQueryData(gameMenusQuery.queryKey)
    ?.gameMenus.flatMap(({ games }) => games)
    .find(({ gameCode }) => gameCode === code);
  return (asked ?? listed)?.title ?? null;
}

function findOfferTitle(queries: QueryClient, id: string): LocalText | null {
  const memberId = queries.getQueryData(memberQuery.queryKey)?.id ?? null;
  const offers = queries.getQueryData(promotionsQuery(memberId).queryKey);
  return offers?.find((offer) => offer.id === id)?.title ?? null;
}

/**
 * Returns the name of the thing that a page shows, such as a game, as far as it is loaded; null:
 * the page has its own title.
 */
export function findSubject(queries: QueryClient, { path, search }: ShownPage): LocalText | null {
  switch (path) {
    case paths.game:
    case paths.seamless:
      return findGameTitle(queries, getAddressedGame(search['gameId']));
    case paths.lottery:
      return search.gameCode === undefined ? null : findGameTitle(queries, search.gameCode);
    case paths.promoDetail:
      return findOfferTitle(queries, search['id'] ?? '');
    default:
      return null;
  }
}

/** Returns the same, and again when it is loaded. */
export function useSubject(page: ShownPage): LocalText | null {
  const queries = useQueryClient();
  const find = () => findSubject(queries, page);
  return useSyncExternalStore(
    (hear) => queries.getQueryCache().subscribe(notifyManager.batchCalls(hear)),
    find,
    find,
  );
}
