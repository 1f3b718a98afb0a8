import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { unwrapReply } from '@khelaghor/client/api-error.ts';
import {
  siteGetWhitelabel,
  memberGet,
  feedbackCountUnread,
  leaderboardsListWinners,
  walletGetBalance,
  gamesListMenus,
  lobbyListNextDraws,
  lotteryGetGame,
  messagesCountUnread,
  bannersList,
  siteGetRegistrationSettings,
} from '@khelaghor/client/routes/first.gen.ts';
import type { MemberInfo } from '@khelaghor/contract/account/members.ts';
import type { Whitelabel } from '@khelaghor/contract/site/whitelabel.ts';
import { call, fetchValue } from './api.ts';
import { useHydrated } from './hydrated.ts';
import { useSsrContext } from './ssr-context.tsx';
import { getSessionToken } from './browser-storage.ts';

/** How long a value counts as fresh, in milliseconds. */
export const staleTimes = {
  /** Settings of the site change rarely, and never between the steps of a form. */
  settings: 300_000,
  /** Lists that a visitor looks at. */
  lists: 60_000,
  /** Kept current by notices; fetched again only when one may have been missed. */
  live: Infinity,
};

/** The options of a query that loads a list page by page, by the cursor at the end of each. */
export const cursorPages = {
  initialPageParam: null as string | null,
  getNextPageParam: (page: { readonly nextCursor: string | null }) => page.nextCursor,
};

/** The cursor of a page as a part of the request; the first page has none. */
export const getCursor = (pageParam: string | null) =>
  pageParam === null ? {} : { cursor: pageParam };

/** Replies that several features share. The server's page fills the first of them. */
export const whitelabelQuery = queryOptions({
  queryKey: ['whitelabel'],
  queryFn: ({ signal }) => fetchValue(siteGetWhitelabel, {}, signal),
  staleTime: staleTimes.settings,
});

export const registrationQuery = queryOptions({
  queryKey: ['registration-fields'],
  queryFn: ({ signal }) => fetchValue(siteGetRegistrationSettings, {}, signal),
  staleTime: staleTimes.settings,
});

export const bannersQuery = (groupName: string) =>
  queryOptions({
    queryKey: ['banners', groupName],
    queryFn: ({ signal }) => fetchValue(bannersList, { query: { groupName } }, signal),
    staleTime: staleTimes.settings,
  });

/** The groups that have banners; part of the page's state, for the whole visit. */
export const bannerGroupsQuery = queryOptions({
  queryKey: ['banner-groups'],
  queryFn: (): readonly string[] => [],
  staleTime: Infinity,
});

/** When a member who was logged out by their time limit can play again; set by a notice. */
export const timeLimitReachedQuery = queryOptions({
  queryKey: ['time-up'],
  queryFn: (): string | null => null,
  staleTime: Infinity,
});

export const gameMenusQuery = queryOptions({
  queryKey: ['game-menus'],
  queryFn: ({ signal }) => fetchValue(gamesListMenus, {}, signal),
  staleTime: staleTimes.settings,
});

export const winnersQuery = queryOptions({
  queryKey: ['winners'],
  queryFn: ({ signal }) => fetchValue(leaderboardsListWinners, {}, signal),
  staleTime: staleTimes.lists,
});

/** The lotteries whose draws are due within the hour. */
export const nextDrawsQuery = queryOptions({
  queryKey: ['next-draws'],
  queryFn: async ({ signal }) => (await fetchValue(lobbyListNextDraws, {}, signal)).lotteries,
  staleTime: staleTimes.live,
});

export const lotteryGameQuery = (gameCode: string) =>
  queryOptions({
    queryKey: ['lottery-game', gameCode],
    queryFn: ({ signal }) => fetchValue(lotteryGetGame, { params: { gameCode } }, signal),
    staleTime: staleTimes.live,
    // Offline the call fails, and the page says so, instead of waiting for a connection in silence.
    networkMode: 'always',
    refetchOnReconnect: 'always',
  });

/** Null is a visitor. Without a session token no request is sent. */
export const memberQuery = queryOptions({
  queryKey: ['member'],
  queryFn: async ({ signal }): Promise<MemberInfo | null> => {
    if (getSessionToken() === null) return null;
    const reply = await call(memberGet, {}, { signal });
    if (!reply.success && reply.code === 'not_logged_in') return null;
    return unwrapReply(reply);
  },
  staleTime: staleTimes.live,
});

export const balanceQuery = queryOptions({
  queryKey: ['balance'],
  queryFn: ({ signal }) => fetchValue(walletGetBalance, {}, signal),
  staleTime: staleTimes.live,
});

/** The site's settings; part of the page's state, so they are always there. */
export function useWhitelabel(): Whitelabel {
  return useSuspenseQuery(whitelabelQuery).data;
}

/** The logged-in member, or null. */
export function useMember(): MemberInfo | null {
  return useQuery(memberQuery).data ?? null;
}

/**
 * The member's balance; no request for a visitor. During hydration it returns the server's value,
 * whatever has arrived since.
 */
export function useBalance() {
  const member = useMember();
  const { balance } = useSsrContext();
  const isHydrated = useHydrated();
  const query = useQuery({ ...balanceQuery, enabled: member !== null });
  return isHydrated ? query : { ...query, data: balance ?? undefined };
}

/** How many of our answers the member has not seen. A notice of an answer makes it ask anew. */
export const unreadAnswersQuery = queryOptions({
  queryKey: ['feedback', 'unseen'],
  queryFn: ({ signal }) => fetchValue(feedbackCountUnread, {}, signal),
  staleTime: staleTimes.live,
});

/** How many messages the member has not read. A notice of a message makes it ask anew. */
export const unreadMessagesQuery = queryOptions({
  queryKey: ['messages', 'unread'],
  queryFn: ({ signal }) => fetchValue(messagesCountUnread, {}, signal),
  staleTime: staleTimes.live,
});
