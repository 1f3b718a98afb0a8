import {
  lotteryListDrawnIssues,
  lotteryListMyChases,
  lotteryListMyTickets,
} from '@khelaghor/client/routes/play.gen.ts';
import type { Issue, Ticket } from '@khelaghor/contract/play/lottery.ts';
import { minor, parseMinorText, type Minor } from '@khelaghor/money/minor.ts';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fetchValue } from '../../shared/api.ts';
import { balanceQuery, lotteryGameQuery, staleTimes, useMember } from '../../shared/api-queries.ts';
import { isIssueOverdue, noticePatienceMs, type LotteryTerms } from './issue-state.ts';
import { useSecond } from './use-server-second.ts';

const askAgainMs = 3_000;
const pageSize = 20;

/** The query key of the tickets. Notices invalidate keys that begin with it. */
export const getTicketsKey = (gameCode: string) => ['tickets', gameCode] as const;

/** The member's tickets of a game, newest first; no request for a visitor. */
export function useTickets(gameCode: string) {
  const member = useMember();
  return useInfiniteQuery({
    queryKey: getTicketsKey(gameCode),
    enabled: member !== null,
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) => {
      const query = { limit: pageSize, ...(pageParam !== undefined && { cursor: pageParam }) };
      return fetchValue(lotteryListMyTickets, { params: { gameCode }, query }, signal);
    },
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: staleTimes.live,
  });
}

export const getChasesKey = (gameCode: string) => ['chases', gameCode] as const;

/** The member's chases of a game, newest first; asked for only when there are any. */
export function useChases(gameCode: string, enabled: boolean) {
  return useInfiniteQuery({
    queryKey: getChasesKey(gameCode),
    enabled,
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) => {
      const query = { limit: pageSize, ...(pageParam !== undefined && { cursor: pageParam }) };
      return fetchValue(lotteryListMyChases, { params: { gameCode }, query }, signal);
    },
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: staleTimes.live,
  });
}

/**
 * Drawn issues beyond the newest ones of the game's reply; loaded when the reader asks for them.
 */
export function useOpenedIssues(gameCode: string, enabled: boolean) {
  return useInfiniteQuery({
    queryKey: ['opened-issues', gameCode],
    enabled,
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) => {
      const query = { limit: pageSize, ...(pageParam !== undefined && { cursor: pageParam }) };
      const input = { params: { gameCode }, query };
      return fetchValue(lotteryListDrawnIssues, input, signal);
    },
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: staleTimes.live,
  });
}

/** Drawn issues from both lists, each once, newest first. */
export function mergeIssues(newest: readonly Issue[], opened: readonly Issue[]): readonly Issue[] {
  const byId = new Map([...opened, ...newest].map((issue) => [issue.issueId, issue]));
  return [...byId.values()].toSorted((a, b) => b.drawsAt.localeCompare(a.drawsAt));
}

/** The stake and payout of a member's tickets of one issue; null while any of them still runs. */
export type IssueOutcome = {
  readonly currency: Ticket['currency'];
  readonly stake: Minor;
  readonly payout: Minor;
};

export function getOutcome(tickets: readonly Ticket[], issueId: string): IssueOutcome | null {
  const [newest] = tickets.filter((ticket) => ticket.issueId === issueId);
  if (newest === undefined) return null;
  const { currency } = newest;
  // The site's currency can change within an issue: only one currency is summed.
  const own = tickets.filter((each) => each.issueId === issueId && each.currency === currency);
  if (own.some(({ state }) => state === 'running')) return null;
  const sum = (pick: (ticket: Ticket) => string) =>
    minor(own.reduce((total, ticket) => total + parseMinorText(pick(ticket)), 0n));
  return { currency, stake: sum(({ stake }) => stake), payout: sum(({ payout }) => payout) };
}

/**
 * Polls the server while a result or a settlement is overdue and no notice of it came: notices can
 * be lost.
 */
export function useAskWhenOverdue(terms: LotteryTerms, tickets: readonly Ticket[]): void {
  const queries = useQueryClient();
  const { gameCode, results } = terms;
  const isOverdue = useSecond((timeMs) => isIssueOverdue(terms, timeMs));
  const drawn = new Map(results.map(({ issueId, drawsAt }) => [issueId, Date.parse(drawsAt)]));
  const drawnMs = tickets
    .filter(({ state }) => state === 'running')
    .map(({ issueId }) => drawn.get(issueId))
    .filter((timeMs) => timeMs !== undefined);
  const oldestMs = drawnMs.length === 0 ? null : Math.min(...drawnMs);
  const isUnsettled = useSecond(
    (timeMs) => oldestMs !== null && timeMs >= oldestMs + noticePatienceMs,
  );
  useEffect(() => {
    if (!isOverdue) return undefined;
    const { queryKey } = lotteryGameQuery(gameCode);
    const ask = () => void queries.invalidateQueries({ queryKey });
    ask();
    const timer = setInterval(ask, askAgainMs);
    return () => clearInterval(timer);
  }, [isOverdue, gameCode, queries]);
  useEffect(() => {
    if (!isUnsettled) return undefined;
    const ask = () => {
      void queries.invalidateQueries({ queryKey: getTicketsKey(gameCode) });
      void queries.invalidateQueries({ queryKey: balanceQuery.queryKey });
    };
    ask();
    const timer = setInterval(ask, askAgainMs);
    return () => clearInterval(timer);
  }, [isUnsettled, gameCode, queries]);
}
