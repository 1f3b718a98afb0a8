import { parseDhakaTime } from '@khelaghor/time/dhaka.ts';
import { announcementsPerPage } from '@khelaghor/contract/lib/message-limits.ts';
import type {
  Announcement,
  AnnouncementType,
  gameAnnouncements,
  listAnnouncements,
  PopupMark,
} from '@khelaghor/contract/site/announcements.ts';
import type { ParsedQuery, ValueOf } from '@khelaghor/contract/lib/route.ts';
import type { LocalText } from '@khelaghor/contract/lib/shapes.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context } from '../../lib/context.ts';
import { getAnnouncement, getLine } from './announcement-value.ts';
import * as store from './store.ts';

const pattern = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/u;

/**
 * The moment that `yyyy-MM-dd hh:mm:ss` names in Dhaka; null when there is no such day or time, as
 * on a 31st of February.
 */
export function readFilterMoment(text: string): Date | null {
  const ms = pattern.test(text) ? parseDhakaTime(text.replace(' ', 'T')) : null;
  return ms === null ? null : new Date(ms);
}

/** So many lines take turns, and so many texts may wait to pop up. */
const linesMax = 8;
const popupsMax = 12;
const popupTypes: readonly AnnouncementType[] = ['PU', 'PL', 'PR', 'H'];

type Page = ValueOf<typeof listAnnouncements>;

/** A page of what readers may see. A moment of the filter that does not exist is refused. */
export async function readAnnouncements(
  ctx: Context,
  query: ParsedQuery<typeof listAnnouncements>,
): Promise<Result<Page, 'malformed'>> {
  const { type = null, pageNo, startTime, endTime } = query;
  const from = startTime === undefined ? null : readFilterMoment(startTime);
  const to = endTime === undefined ? null : readFilterMoment(endTime);
  if (startTime !== undefined && !from)
    return refuse('malformed', { fields: { startTime: { code: 'malformed' } } });
  if (endTime !== undefined && !to)
    return refuse('malformed', { fields: { endTime: { code: 'malformed' } } });
  const size = announcementsPerPage;
  const place = { page: pageNo, size };
  const { rows, count } = await store.readDuePage(
    ctx.db,
    ctx.clock.now(),
    { type, from, to },
    place,
  );
  return ok({
    content: rows.map(getLine),
    totalPages: Math.ceil(count / size),
    totalElements: count,
  });
}

/** One that readers may see now; those that are off, to come or over are unknown to them. */
export async function findVisibleAnnouncement(
  ctx: Context,
  id: string,
): Promise<Result<Announcement, 'announcement_unknown'>> {
  const row = await store.findDue(ctx.db, ctx.clock.now(), id);
  return row ? ok(getAnnouncement(row)) : refuse('announcement_unknown');
}

/** What is to be noticed now, with its texts. */
export async function readNotices(
  ctx: Context,
  types: readonly AnnouncementType[],
): Promise<Announcement[]> {
  const rows = await store.listDue(ctx.db, ctx.clock.now(), { types, max: popupsMax });
  return rows.map(getAnnouncement);
}

/** What pops up over the home page or a game. */
export async function findGamePromotion(
  ctx: Context,
  { gameCode: targetPage }: ParsedQuery<typeof gameAnnouncements>,
): Promise<Announcement[]> {
  const asked = { types: ['H'] as const, targetPage, max: popupsMax };
  const rows = await store.listDue(ctx.db, ctx.clock.now(), asked);
  return rows.map(getAnnouncement);
}

/** The texts of the notice line: the titles of the bulletin. */
export async function readNoticeLines(ctx: Context): Promise<{ id: string; text: LocalText }[]> {
  const rows = await store.listDue(ctx.db, ctx.clock.now(), { types: ['B'], max: linesMax });
  return rows.map((row) => ({ id: row.id, text: { bn: row.titleBn, en: row.titleEn } }));
}

/** What waits to pop up, without texts: most pages need none of them. */
export async function readPopupMarks(ctx: Context): Promise<PopupMark[]> {
  const asked = { types: popupTypes, max: popupsMax };
  const rows = await store.listDue(ctx.db, ctx.clock.now(), asked);
  return rows.map((row) => ({
    id: row.id,
    type: row.type as AnnouncementType,
    place: row.targetPage,
  }));
}
