import {
  lotteryGroupsBuyShares,
  lotteryGroupsCancel,
  lotteryGroupsCreate,
  lotteryGroupsGet,
  lotteryGroupsList,
  lotteryGroupsListMine,
} from '@khelaghor/client/routes/play.gen.ts';
import { unwrapReply } from '@khelaghor/client/api-error.ts';
import type { BodyOf } from '@khelaghor/contract/lib/route.ts';
import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import type {
  buyShares,
  createGroup,
  LotteryGroup,
  MyLotteryGroup,
} from '@khelaghor/contract/play/lottery-groups.ts';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { v7 } from 'uuid';
import { call, fetchValue, isUnsure } from '../../../shared/api.ts';
import { balanceQuery, cursorPages, getCursor, useMember } from '../../../shared/api-queries.ts';
import {
  getGroupKey,
  getMyGroupsKey,
  getPublicGroupsKey,
  groupsKey,
} from '../../../shared/apply-group-event.ts';
import { nowMs } from '../../../shared/clock.ts';
import { useConnection } from '../../../shared/realtime.ts';
import { getTicketsKey } from '../use-tickets.ts';

/** How often what is shown is read again: seldom while notices tell of sold shares. */
const pollMs = { online: 120_000, offline: 10_000 };
const pageSize = 20;

const usePollMs = (): number => (useConnection() === 'online' ? pollMs.online : pollMs.offline);

/** The public groups of a game that sell shares now. */
export function useGroups(gameCode: string) {
  return useInfiniteQuery({
    queryKey: getPublicGroupsKey(gameCode),
    ...cursorPages,
    queryFn: async ({ pageParam, signal }) => {
      const query = { limit: pageSize, ...getCursor(pageParam) };
      return fetchValue(lotteryGroupsList, { params: { gameCode }, query }, signal);
    },
    refetchInterval: usePollMs(),
  });
}

/** The groups of a game in which the member has shares; no request for a visitor. */
export function useMyGroups(gameCode: string) {
  const member = useMember();
  return useInfiniteQuery({
    queryKey: getMyGroupsKey(gameCode),
    enabled: member !== null,
    ...cursorPages,
    queryFn: async ({ pageParam, signal }) => {
      const query = { limit: pageSize, ...getCursor(pageParam) };
      return fetchValue(lotteryGroupsListMine, { params: { gameCode }, query }, signal);
    },
    refetchInterval: usePollMs(),
  });
}

/** One group, by the id in its link. */
export const useGroup = (groupId: string) =>
  useQuery({
    queryKey: getGroupKey(groupId),
    queryFn: ({ signal }) => fetchValue(lotteryGroupsGet, { params: { groupId } }, signal),
    refetchInterval: usePollMs(),
  });

/** The group among those in which the member has shares; undefined when it is not. */
export function useMyGroup(group: LotteryGroup): MyLotteryGroup | undefined {
  const mine = useMyGroups(group.gameCode).data?.pages.flatMap(({ items }) => items) ?? [];
  return mine.find(({ groupId }) => groupId === group.groupId);
}

/** Reads again what changes with shares that are bought or given back. */
function useReload(gameCode: string): () => void {
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries({ queryKey: groupsKey });
    void queries.invalidateQueries({ queryKey: getTicketsKey(gameCode) });
    void queries.invalidateQueries({ queryKey: balanceQuery.queryKey });
  };
}

/** Makes the key of a purchase or a group. */
export const makeKey = (): string => v7({ msecs: nowMs() });

type Reply = CallRefusal | { readonly success: true; readonly value: { group: MyLotteryGroup } };

/**
 * Sends an order that buys shares. Until its reply is known it keeps its keys, and only the very
 * same is sent again, so that it buys once.
 */
function useOrder<Order>(gameCode: string, sendOrder: (order: Order) => Promise<Reply>) {
  const reload = useReload(gameCode);
  const [order, setOrder] = useState<Order | null>(null);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<CallRefusal | null>(null);
  const [bought, setBought] = useState<MyLotteryGroup | null>(null);
  const send = async (sent: Order, onBought?: () => void) => {
    setOrder(sent);
    setRefusal(null);
    setBusy(true);
    const reply = await sendOrder(sent);
    setBusy(false);
    if (reply.success || !isUnsure(reply)) setOrder(null);
    if (reply.success) {
      setBought(reply.value.group);
      onBought?.();
    } else setRefusal(reply);
    reload();
  };
  return {
    busy,
    refusal,
    /** The group in which shares were bought. */
    bought,
    /** Whether an order was sent whose reply is not known: nothing about it may change. */
    isSent: order !== null,
    /** Buys what is asked for, or sends an order without a known reply again. */
    place: (asked: Order, onBought?: () => void): void => {
      if (!busy) void send(order ?? asked, onBought);
    },
  };
}

/** Buys shares of a group. */
export const useBuyShares = ({ groupId, gameCode }: LotteryGroup) =>
  useOrder<BodyOf<typeof buyShares>>(gameCode, (body) =>
    call(lotteryGroupsBuyShares, { params: { groupId }, body }),
  );

/** Puts up a ticket in shares. */
export const useCreateGroup = (gameCode: string) =>
  useOrder<BodyOf<typeof createGroup>>(gameCode, (body) =>
    call(lotteryGroupsCreate, { params: { gameCode }, body }),
  );

/** Withdraws the member's own group. */
export function useCancelGroup({ groupId, gameCode }: LotteryGroup) {
  const reload = useReload(gameCode);
  return useMutation({
    mutationFn: async () => unwrapReply(await call(lotteryGroupsCancel, { params: { groupId } })),
    onSettled: reload,
  });
}
