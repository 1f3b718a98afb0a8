import {
  bannersAdminCreate,
  bannersAdminUpdate,
  bannersAdminList,
  bannersAdminReorder,
  bannersAdminDelete,
} from '@khelaghor/client/routes/site.gen.ts';
import type { BodyOf } from '@khelaghor/contract/lib/route.ts';
import type { BannerDraft, orderBanners } from '@khelaghor/contract/site/banners.ts';
import { callOrThrow } from '../../shared/api.ts';
import type { SavedEdit } from '../../shared/edits/use-edit.ts';
import { useCall } from '../../shared/kit/use-call.ts';
import { useChange } from '../../shared/kit/use-change.ts';

const bannersKey = ['banners'] as const;

/** Every banner; a colleague may have changed something since the page was looked at last. */
export const useBanners = () =>
  useCall(bannersKey, bannersAdminList, {}, { refetchOnWindowFocus: 'always' });

export const useSaveBanner = () =>
  useChange([bannersKey], ({ kept, body }: SavedEdit<BannerDraft>) => {
    if (kept === null) return callOrThrow(bannersAdminCreate, { body });
    const { id, revision } = kept;
    return callOrThrow(bannersAdminUpdate, { params: { id }, body: { ...body, revision } });
  });

export const useRemoveBanner = () =>
  useChange([bannersKey], (id: string) => callOrThrow(bannersAdminDelete, { params: { id } }));

export const useOrderBanners = () =>
  useChange([bannersKey], (body: BodyOf<typeof orderBanners>) =>
    callOrThrow(bannersAdminReorder, { body }),
  );
