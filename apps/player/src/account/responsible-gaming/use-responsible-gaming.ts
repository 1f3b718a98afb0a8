import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  responsibleGamingListChanges,
  responsibleGamingGet,
} from '@khelaghor/client/routes/account.gen.ts';
import type { CallReply } from '@khelaghor/client/endpoint.ts';
import type { readPlay } from '@khelaghor/contract/account/responsible-gaming.ts';
import { useState } from 'react';
import { fetchValue } from '../../shared/api.ts';
import { memberQuery, staleTimes } from '../../shared/api-queries.ts';
import { useTrouble } from '../../shared/use-trouble.ts';

const playQuery = queryOptions({
  queryKey: ['play'],
  queryFn: ({ signal }) => fetchValue(responsibleGamingGet, {}, signal),
  // The used part of a limit changes with every bet.
  staleTime: 0,
});

const historyQuery = queryOptions({
  queryKey: ['play-history'],
  queryFn: ({ signal }) => fetchValue(responsibleGamingListChanges, {}, signal),
  staleTime: staleTimes.lists,
});

/** The member's gambling limits and breaks. */
export const useResponsibleGaming = () => useQuery(playQuery);

/**
 * Whether the member limits their deposits; null until that is known. Limits that cannot be read
 * count as set: then no limit is offered.
 */
export function useHasDepositLimit(): boolean | null {
  const { data, isPending } = useResponsibleGaming();
  if (isPending) return null;
  return data?.limits.some(({ kind }) => kind === 'deposit') ?? true;
}

/** The member's latest changes of them. */
export const useLimitHistory = () => useQuery(historyQuery);

type Reply = CallReply<typeof readPlay>;

/** Sends a change and stores the new state; says why it was refused. */
export function useLimitChange() {
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const { trouble, setTrouble, showRefusal } = useTrouble();
  const change = async (send: () => Promise<Reply>): Promise<Reply> => {
    setBusy(true);
    setTrouble(null);
    const reply = await send();
    setBusy(false);
    if (!reply.success) {
      showRefusal(reply);
      return reply;
    }
    queries.setQueryData(playQuery.queryKey, reply.value);
    void queries.invalidateQueries({ queryKey: historyQuery.queryKey });
    // A break changes what every page shows, the offers too.
    void queries.invalidateQueries({ queryKey: memberQuery.queryKey });
    void queries.invalidateQueries({ queryKey: ['promotions'] });
    return reply;
  };
  return { change, isBusy, trouble };
}
