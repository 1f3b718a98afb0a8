import {
  announcementsAdminCreate,
  announcementsAdminUpdate,
  announcementsAdminList,
  announcementsAdminDelete,
} from '@khelaghor/client/routes/site.gen.ts';
import type { AnnouncementDraft } from '@khelaghor/contract/site/announcements.ts';
import { callOrThrow } from '../../shared/api.ts';
import type { SavedEdit } from '../../shared/edits/use-edit.ts';
import { useCall } from '../../shared/kit/use-call.ts';
import { useChange } from '../../shared/kit/use-change.ts';

const announcementsKey = ['announcements'] as const;

/** All announcements; a colleague may have changed something since the page was looked at last. */
export const useAnnouncements = () =>
  useCall(announcementsKey, announcementsAdminList, {}, { refetchOnWindowFocus: 'always' });

export const useSaveAnnouncement = () =>
  useChange([announcementsKey], ({ kept, body }: SavedEdit<AnnouncementDraft>) => {
    if (kept === null) return callOrThrow(announcementsAdminCreate, { body });
    const { id, revision } = kept;
    return callOrThrow(announcementsAdminUpdate, { params: { id }, body: { ...body, revision } });
  });

export const useRemoveAnnouncement = () =>
  useChange([announcementsKey], (id: string) =>
    callOrThrow(announcementsAdminDelete, { params: { id } }),
  );
