import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { v7 } from 'uuid';
import {
  promotionsApply,
  promotionsClaim,
  promotionsGet,
  promotionsJoin,
  promotionsGetMine,
} from '@khelaghor/client/routes/growth.gen.ts';
import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import type { Promotion, PromotionAct } from '@khelaghor/contract/growth/promotions.ts';
import { call, fetchValue } from '../../shared/api.ts';
import { staleTimes, useMember } from '../../shared/api-queries.ts';

/** One promotion with all that is written about it; null when its reader does not see it. */
export function usePromotion(id: string) {
  const memberId = useMember()?.id ?? null;
  return useQuery({
    queryKey: ['promotion', id, memberId],
    queryFn: async ({ signal }) => {
      const input = { params: { id } };
      if (memberId === null) {
        return (await fetchValue(promotionsGet, input, signal)).promotion;
      }
      return (await fetchValue(promotionsGetMine, input, signal)).promotion;
    },
    staleTime: staleTimes.lists,
  });
}

function send(act: PromotionAct, id: string, key: string, remark: string) {
  const params = { id };
  switch (act) {
    case 'apply':
      return call(promotionsApply, { params, body: { key, remark } });
    case 'join':
      return call(promotionsJoin, { params, body: { key } });
    case 'claim':
      return call(promotionsClaim, { params, body: { key } });
  }
}

/**
 * Does what a promotion offers. A call whose answer was lost is made again with the same key, so
 * nothing is done twice.
 */
export function usePromotionAction({ id }: Pick<Promotion, 'id'>) {
  const queries = useQueryClient();
  const key = useRef<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<CallRefusal | null>(null);
  /** Whether it was done. */
  const act = async (what: PromotionAct, remark = ''): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    key.current ??= v7();
    const reply = await send(what, id, key.current, remark);
    if (reply.success || reply.code !== 'network') key.current = null;
    setRefusal(reply.success ? null : reply);
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['promotions'] }),
      queries.invalidateQueries({ queryKey: ['promotion', id] }),
    ]);
    setBusy(false);
    return reply.success;
  };
  return { act, isBusy, refusal };
}
