import {
  promotionsAdminCreate,
  applicationsAdminApprove,
  promotionsAdminUpdate,
  applicationsAdminList,
  promotionsAdminReorder,
  applicationsAdminReject,
  promotionsAdminDelete,
} from '@khelaghor/client/routes.gen.ts';
import type { ApplicationState, PromotionDraft } from '@khelaghor/contract/growth/promotions.ts';
import { callOrThrow } from '../../shared/api.ts';
import { useChange } from '../../shared/kit/use-change.ts';
import { usePages } from '../../shared/kit/use-pages.ts';
import { promotionsKey } from '../../shared/promotion-choice.tsx';

const applicationsKey = ['promotion-applications'] as const;
/** A grant changes what the offer has given, so both lists are read anew after any change. */
const changed = [promotionsKey, applicationsKey];
const everyMs = 5_000;
const pageLength = 25;

export const useSavePromotion = () =>
  useChange(changed, ({ id, body }: { id: string | null; body: PromotionDraft }) =>
    id === null
      ? callOrThrow(promotionsAdminCreate, { body })
      : callOrThrow(promotionsAdminUpdate, { params: { id }, body }),
  );

export const useRemovePromotion = () =>
  useChange(changed, (id: string) => callOrThrow(promotionsAdminDelete, { params: { id } }));

export const useOrderPromotions = () =>
  useChange(changed, (ids: string[]) => callOrThrow(promotionsAdminReorder, { body: { ids } }));

/** The applications in one state, polled every few seconds while the page is open. */
export const useApplications = (state: ApplicationState) =>
  usePages({
    queryKey: [...applicationsKey, state],
    read: (cursor, signal) =>
      callOrThrow(
        applicationsAdminList,
        { query: { state, limit: pageLength, ...cursor } },
        signal,
      ),
    everyMs,
  });

export const useApprove = () =>
  useChange(changed, (id: string) => callOrThrow(applicationsAdminApprove, { params: { id } }));

export const useReject = () =>
  useChange(changed, ({ id, reason }: { id: string; reason: string }) =>
    callOrThrow(applicationsAdminReject, { params: { id }, body: { reason } }),
  );
