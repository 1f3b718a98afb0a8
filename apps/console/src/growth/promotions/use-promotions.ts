import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  promotionsAddPromotion,
  promotionsApproveApplication,
  promotionsChangePromotion,
  promotionsListApplications,
  promotionsOrderPromotions,
  promotionsRejectApplication,
  promotionsRemovePromotion,
} from '@khelaghor/client/routes.gen.ts';
import type { ApplicationState, PromotionDraft } from '@khelaghor/contract/growth/promotions.ts';
import { ask } from '../../shared/api.ts';
import { promotionsKey } from '../../shared/promotion-choice.tsx';

const applicationsKey = ['promotion-applications'] as const;
const everyMs = 5_000;
const pageLength = 25;

/** A change, after which everything is read anew, whatever came of it. */
function useChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: promotionsKey }),
        queries.invalidateQueries({ queryKey: applicationsKey }),
      ]),
  });
}

export const useSavePromotion = () =>
  useChange(({ id, body }: { id: string | null; body: PromotionDraft }) =>
    id === null
      ? ask(promotionsAddPromotion, { body })
      : ask(promotionsChangePromotion, { params: { id }, body }),
  );

export const useRemovePromotion = () =>
  useChange((id: string) => ask(promotionsRemovePromotion, { params: { id } }));

export const useOrderPromotions = () =>
  useChange((ids: string[]) => ask(promotionsOrderPromotions, { body: { ids } }));

/** One state's applications, read anew every few seconds while somebody looks. */
export const useApplications = (state: ApplicationState) =>
  useInfiniteQuery({
    queryKey: [...applicationsKey, state],
    queryFn: ({ pageParam, signal }) => {
      const query = { state, limit: pageLength, ...(pageParam !== null && { cursor: pageParam }) };
      return ask(promotionsListApplications, { query }, signal);
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    refetchInterval: everyMs,
    refetchOnWindowFocus: 'always',
  });

export const useApprove = () =>
  useChange((id: string) => ask(promotionsApproveApplication, { params: { id } }));

export const useReject = () =>
  useChange(({ id, reason }: { id: string; reason: string }) =>
    ask(promotionsRejectApplication, { params: { id }, body: { reason } }),
  );
