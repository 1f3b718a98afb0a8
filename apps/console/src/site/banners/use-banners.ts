import {
  bannersAdminCreate,
  bannersAdminUpdate,
  bannersAdminList,
  bannersAdminReorder,
  bannersAdminDelete,
} from '@khelaghor/client/routes.gen.ts';
import type { BannerDraft } from '@khelaghor/contract/site/banners.ts';
import { callOrThrow } from '../../shared/api.ts';
import { useCall } from '../../shared/kit/use-call.ts';
import { useChange } from '../../shared/kit/use-change.ts';

const bannersKey = ['banners'] as const;

/** Every banner; a colleague may have changed something since the page was looked at last. */
export const useBanners = () =>
  useCall(bannersKey, bannersAdminList, {}, { refetchOnWindowFocus: 'always' });

export const useSaveBanner = () =>
  useChange([bannersKey], ({ id, body }: { id: string | null; body: BannerDraft }) =>
    id === null
      ? callOrThrow(bannersAdminCreate, { body })
      : callOrThrow(bannersAdminUpdate, { params: { id }, body }),
  );

export const useRemoveBanner = () =>
  useChange([bannersKey], (id: string) => callOrThrow(bannersAdminDelete, { params: { id } }));

export const useOrderBanners = () =>
  useChange([bannersKey], (body: { groupName: BannerDraft['groupName']; ids: string[] }) =>
    callOrThrow(bannersAdminReorder, { body }),
  );
