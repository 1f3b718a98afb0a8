import { announcementDraft } from '@khelaghor/contract/site/announcements.ts';
import type {
  AnnouncementDraft,
  AdminAnnouncement,
} from '@khelaghor/contract/site/announcements.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import { cleanLocalHtml } from '../../lib/clean-html.ts';
import type { Context, Database } from '../../lib/context.ts';
import { mergeEdit, dropRevision, pickFields } from '../../lib/edits.ts';
import type { Edit } from '../../lib/edits.ts';
import { logEvent, getOperatorActor } from '../../lib/event-log.ts';
import { endsTooEarly, readPublishWindow, scheduleInvalid } from '../../lib/publish-window.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { toAdminAnnouncement } from './announcement-value.ts';
import * as store from './store.ts';

type DraftRefusal = 'schedule_invalid' | 'game_unknown';

/** Why a draft cannot be kept; null when it can. */
async function findFault(db: Database, draft: AnnouncementDraft) {
  const { type, place } = draft;
  if (endsTooEarly(draft)) return scheduleInvalid();
  if (type !== 'H' || place === 'home') return null;
  if (place !== null && (await store.isGame(db, place))) return null;
  return refuse('game_unknown', { fields: { place: { code: 'game_unknown' } } });
}

function getRow(
  draft: AnnouncementDraft,
  kept: { id: string; createdAt: Date; changedAt: Date; changedBy: string },
): store.Written {
  const content = cleanLocalHtml(draft.content);
  return {
    ...kept,
    type: draft.type,
    // Only what pops up over a page has a page.
    targetPage: draft.type === 'H' ? draft.place : null,
    titleBn: draft.title.bn,
    titleEn: draft.title.en,
    contentBn: content.bn,
    contentEn: content.en,
    ...readPublishWindow(draft),
    enabled: draft.enabled,
    sort: draft.sort,
  };
}

export async function listAdminAnnouncements(ctx: Context): Promise<AdminAnnouncement[]> {
  return (await store.listAll(ctx.db)).map(toAdminAnnouncement);
}

const withDate = (row: store.Written): store.AnnouncementRow => ({
  ...row,
  publishedAt: row.startsAt ?? row.createdAt,
});

/** Adds an announcement; what acts or fetches in its HTML is taken out first. */
export async function addAnnouncement(
  ctx: Context,
  draft: AnnouncementDraft,
  by: OperatorCaller,
): Promise<Result<AdminAnnouncement, DraftRefusal>> {
  const fault = await findFault(ctx.db, draft);
  if (fault) return fault;
  const now = ctx.clock.now();
  const id = ctx.random.id();
  const row = getRow(draft, { id, createdAt: now, changedAt: now, changedBy: by.username });
  await transact(ctx, async (tx) => {
    await store.insert(tx, row);
    await logEvent(ctx, tx, {
      kind: 'announcement.added',
      actor: getOperatorActor(by.username),
      subject: `announcement:${id}`,
      detail: { type: row.type, title: draft.title },
    });
  });
  return ok(toAdminAnnouncement(withDate(row)));
}

/** Changes one; the event log keeps what it was before. */
export async function changeAnnouncement(
  ctx: Context,
  id: string,
  edit: Edit<AnnouncementDraft>,
  by: OperatorCaller,
): Promise<Result<AdminAnnouncement, DraftRefusal | 'announcement_unknown' | 'changed_meanwhile'>> {
  return transact(ctx, async (tx) => {
    const before = await store.findOne(tx, id);
    if (!before) return refuse('announcement_unknown');
    const kinds = ['announcement.changed', 'announcement.added'];
    const record = { subject: `announcement:${id}`, kinds };
    const fields = pickFields(announcementDraft, toAdminAnnouncement(before));
    const edited = await mergeEdit(tx, record, fields, edit);
    if (!edited.ok) return edited;
    const draft = edited.value;
    const fault = await findFault(tx, draft);
    if (fault) return fault;
    const { createdAt } = before;
    const changedAt = ctx.clock.now();
    const row = getRow(draft, { id, createdAt, changedAt, changedBy: by.username });
    await store.update(tx, row);
    const after = toAdminAnnouncement(withDate(row));
    await logEvent(ctx, tx, {
      kind: 'announcement.changed',
      actor: getOperatorActor(by.username),
      subject: `announcement:${id}`,
      detail: { before: dropRevision(toAdminAnnouncement(before)), after: dropRevision(after) },
    });
    return ok(after);
  });
}

export async function removeAnnouncement(
  ctx: Context,
  id: string,
  by: OperatorCaller,
): Promise<Result<Record<string, never>, 'announcement_unknown'>> {
  return transact(ctx, async (tx) => {
    const before = await store.findOne(tx, id);
    if (!before) return refuse('announcement_unknown');
    await store.remove(tx, id);
    await logEvent(ctx, tx, {
      kind: 'announcement.removed',
      actor: getOperatorActor(by.username),
      subject: `announcement:${id}`,
      detail: { before: dropRevision(toAdminAnnouncement(before)) },
    });
    return ok({});
  });
}
