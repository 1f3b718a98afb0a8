import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { walletListEntries } from '@khelaghor/client/routes/money.gen.ts';
import { betsList } from '@khelaghor/client/routes/play.gen.ts';
import type { BetRecord } from '@khelaghor/contract/play/bet-history.ts';
import { getDhakaDay } from '@khelaghor/time/dhaka.ts';
import { fetchValue } from '../api.ts';
import { cursorPages, getCursor } from '../api-queries.ts';
import { useNowMs } from '../clock.ts';
import { useNotice } from '../realtime.ts';
import { useSsrContext } from '../ssr-context.tsx';
import { getRange } from './date-range.ts';
import type { DateRange } from './date-range.ts';

const pageSize = 20;

/** The number of today in Dhaka. It changes at midnight there, and the record with it. */
export function useToday(): number {
  return getDhakaDay(useNowMs(useSsrContext().now));
}

/** Which bets are looked at. */
export type BetFilter = {
  readonly range: DateRange;
  readonly today: number;
  readonly gameCode?: string;
  readonly state?: BetRecord['state'];
};

/** The member's bets, newest first, page by page; each page brings the totals of all of them. */
export function useBets({ range, today, ...chosen }: BetFilter) {
  return useInfiniteQuery({
    queryKey: ['records', 'bets', range, today, chosen],
    queryFn: async ({ pageParam, signal }) => {
      const cursor = getCursor(pageParam);
      const query = { limit: pageSize, ...getRange(range, today), ...chosen, ...cursor };
      return fetchValue(betsList, { query }, signal);
    },
    ...cursorPages,
    staleTime: 0,
  });
}

/** The movements of the member's wallet, newest first, page by page; without codes all of them. */
export function useAccountEntries(range: DateRange, today: number, codes: string | undefined) {
  return useInfiniteQuery({
    queryKey: ['records', 'account', range, today, codes],
    queryFn: async ({ pageParam, signal }) => {
      const chosen = codes === undefined ? {} : { codes };
      const cursor = getCursor(pageParam);
      const query = { limit: pageSize, ...getRange(range, today), ...chosen, ...cursor };
      return fetchValue(walletListEntries, { query }, signal);
    },
    ...cursorPages,
    staleTime: 0,
  });
}

const gatherMs = 1_000;

/**
 * Asks anew when the balance moved, for there is a new line then. Many movements within a second
 * are one question.
 */
export function useFreshRecords(): void {
  const queries = useQueryClient();
  const asking = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(asking.current), []);
  useNotice('balance', () => {
    asking.current ??= setTimeout(() => {
      asking.current = undefined;
      void queries.invalidateQueries({ queryKey: ['records'] });
    }, gatherMs);
  });
}
