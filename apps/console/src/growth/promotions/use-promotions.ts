import {
  promotionsAdminCreate,
  applicationsAdminApprove,
  promotionsAdminUpdate,
  applicationsAdminList,
  promotionsAdminReorder,
  applicationsAdminReject,
  promotionsAdminDelete,
} from '@khelaghor/client/routes/growth.gen.ts';
import type { ApplicationState, PromotionDraft } from '@khelaghor/contract/growth/promotions.ts';
import { callOrThrow } from '../../shared/api.ts';
import type { SavedEdit } from '../../shared/edits/use-edit.ts';
import { useChange } from '../../shared/kit/use-change.ts';
import { usePages } from '../../shared/kit/use-pages.ts';
import { promotionsKey } from '../../shared/promotion-choice.tsx';

const applicationsKey = ['promotion-applications'] as const;
/** A grant changes what the offer has given, so both lists are read anew after any change. */
const changed = [promotionsKey, applicationsKey];
const everyMs = 5_000;
const pageLength = 25;

export const useSavePromotion = () =>
  useChange(changed, ({ kept, body }: SavedEdit<PromotionDraft>) => {
    if (kept === null) return callOrThrow(promotionsAdminCreate, { body });
    const { id, revision } = kept;
    return callOrThrow(promotionsAdminUpdate, { params: { id }, body: { ...body, revision } });
  });

export const useRemovePromotion = () =>
  useChange(changed, (id: string) => callOrThrow(promotionsAdminDelete, { params: { id } }));

export const useOrderPromotions = () =>
  useChange(changed, (body: { ids: string[]; seen: string[] }) =>
    callOrThrow(promotionsAdminReorder, { body }),
  );

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
