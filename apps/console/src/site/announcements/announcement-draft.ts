import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type {
  AnnouncementDraft,
  AnnouncementType,
} from '@khelaghor/contract/site/announcements.ts';

/** Where announcements of each type are seen. */
export const typeLabels: Readonly<Record<AnnouncementType, MessageDescriptor>> = {
  B: msg`Bulletin: notice line and list`,
  PU: msg`Pop-up for all visitors`,
  PL: msg`Pop-up for members`,
  PR: msg`Pop-up after registration`,
  H: msg`Pop-up over the home page or a game`,
};

export const types: readonly AnnouncementType[] = ['B', 'PU', 'PL', 'PR', 'H'];

const nothing = { bn: '', en: '' };

/** What a new announcement begins with. */
export const emptyAnnouncement: AnnouncementDraft = {
  type: 'B',
  place: null,
  title: nothing,
  content: nothing,
  startsAt: null,
  endsAt: null,
  enabled: true,
  sort: 100,
};

/** What is written of an announcement that is kept. */
export function getDraft(kept: AnnouncementDraft): AnnouncementDraft {
  const { type, place, title, content, startsAt, endsAt, enabled, sort } = kept;
  return { type, place, title, content, startsAt, endsAt, enabled, sort };
}
