import { announcementDraft } from '@khelaghor/contract/site/announcements.ts';
import type {
  Announcement,
  AnnouncementLine,
  AnnouncementType,
  AdminAnnouncement,
} from '@khelaghor/contract/site/announcements.ts';
import { withRevision } from '../../lib/edits.ts';
import { formatPublishWindow } from '../../lib/publish-window.ts';
import type { AnnouncementRow } from './store.ts';

export const getLine = (row: AnnouncementRow): AnnouncementLine => ({
  id: row.id,
  type: row.type as AnnouncementType,
  title: { bn: row.titleBn, en: row.titleEn },
  publishedAt: row.publishedAt.toISOString(),
});

export const getAnnouncement = (row: AnnouncementRow): Announcement => ({
  ...getLine(row),
  content: { bn: row.contentBn, en: row.contentEn },
  place: row.targetPage,
});

export const toAdminAnnouncement = (row: AnnouncementRow): AdminAnnouncement =>
  withRevision(announcementDraft, {
    id: row.id,
    type: row.type as AnnouncementType,
    place: row.targetPage,
    title: { bn: row.titleBn, en: row.titleEn },
    content: { bn: row.contentBn, en: row.contentEn },
    ...formatPublishWindow(row),
    enabled: row.enabled,
    sort: row.sort,
    createdAt: row.createdAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    changedBy: row.changedBy,
  });
