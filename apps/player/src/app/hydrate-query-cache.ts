import type { QueryClient } from '@tanstack/react-query';
import {
  balanceQuery,
  bannerGroupsQuery,
  timeLimitReachedQuery,
  bannersQuery,
  gameMenusQuery,
  lotteryGameQuery,
  memberQuery,
  nextDrawsQuery,
  registrationQuery,
  whitelabelQuery,
  winnersQuery,
} from '../shared/api-queries.ts';
import { gameMathQuery, gameQuery } from '../shared/game-queries.ts';
import { setAddedLotteries } from '../shared/added-lotteries.ts';
import { promotionsQuery } from '../shared/promotions.ts';
import { popupsKey } from './popup-announcements.tsx';
import type { SiteState } from './site-state.ts';

/** Fills the cache with what came in the page, on the server and in the browser alike. */
export function hydrateQueryCache(queries: QueryClient, state: SiteState): void {
  const { bannerGroup, banners, notices, lotteryGetGame } = state;
  setAddedLotteries(state.addedLotteries);
  queries.setQueryData(whitelabelQuery.queryKey, state.whitelabel);
  queries.setQueryData(registrationQuery.queryKey, state.registrationFields);
  queries.setQueryData(bannersQuery(bannerGroup).queryKey, { banners, notices });
  queries.setQueryData(bannerGroupsQuery.queryKey, state.bannerGroups);
  queries.setQueryData(timeLimitReachedQuery.queryKey, state.timeOpensAt);
  queries.setQueryData(promotionsQuery(state.member?.id ?? null).queryKey, state.promotions);
  queries.setQueryData(popupsKey, state.popups);
  queries.setQueryData(gameMenusQuery.queryKey, state.gameMenus);
  queries.setQueryData(winnersQuery.queryKey, state.winners);
  queries.setQueryData(nextDrawsQuery.queryKey, state.nextDraws);
  queries.setQueryData(memberQuery.queryKey, state.member);
  if (lotteryGetGame) {
    queries.setQueryData(lotteryGameQuery(lotteryGetGame.gameCode).queryKey, lotteryGetGame);
  }
  const { visitedGame } = state;
  if (visitedGame) {
    const { gameCode, page, math } = visitedGame;
    queries.setQueryData(gameQuery(gameCode).queryKey, page);
    if (math) queries.setQueryData(gameMathQuery(gameCode).queryKey, math);
  }
  if (state.balance) queries.setQueryData(balanceQuery.queryKey, state.balance);
}
