import { bannerDraft } from '@khelaghor/contract/site/banners.ts';
import type { BannerDraft, AdminBanner } from '@khelaghor/contract/site/banners.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import type { Context, Database, Tx } from '../../lib/context.ts';
import { checkRevision, computeRevision, mergeEdit, pickFields } from '../../lib/edits.ts';
import type { Edit } from '../../lib/edits.ts';
import { getOperatorActor, listTitles, logEvent } from '../../lib/event-log.ts';
import { endsTooEarly, scheduleInvalid } from '../../lib/publish-window.ts';
import { arePicturesKnown } from '../media/index.ts';
import { getLinkTarget } from './banner-link.ts';
import {
  deleteBanner,
  insertBanner,
  isGame,
  lockBanner,
  lockGroup,
  sortBanners,
  updateBanner,
} from './store.ts';
import type { StoredBanner } from './store.ts';
import { listAdminBanners } from './read-banners.ts';

type DraftRefusal = 'game_unknown' | 'image_missing' | 'link_invalid' | 'schedule_invalid';

/** Validates an operator's draft before it is stored. */
async function checked(
  db: Database,
  draft: BannerDraft,
): Promise<Result<BannerDraft, DraftRefusal>> {
  if (endsTooEarly(draft)) return scheduleInvalid();
  const linkageTarget = getLinkTarget(draft.linkageType, draft.linkageTarget);
  if (linkageTarget === null) {
    return refuse('link_invalid', { fields: { linkageTarget: { code: 'link_invalid' } } });
  }
  if (draft.linkageType === 'game' && !(await isGame(db, linkageTarget))) {
    return refuse('game_unknown', { fields: { linkageTarget: { code: 'game_unknown' } } });
  }
  if (!(await arePicturesKnown(db, [draft.picture, draft.picturePhone]))) {
    return refuse('image_missing', { fields: { picture: { code: 'image_missing' } } });
  }
  return ok({ ...draft, linkageTarget });
}

async function log(
  ctx: Context,
  tx: Tx,
  what: { kind: string; id: string; by: string; detail: Record<string, unknown> },
): Promise<void> {
  const { kind, id, by, detail } = what;
  await logEvent(ctx, tx, { kind, actor: getOperatorActor(by), subject: `banner:${id}`, detail });
}

async function kept(ctx: Context, banner: StoredBanner): Promise<{ ok: true; value: AdminBanner }> {
  const [value] = await listAdminBanners(ctx, [banner]);
  if (!value) throw new Error('one banner gives one');
  return ok(value);
}

export async function addBanner(
  ctx: Context,
  written: BannerDraft,
  { username }: OperatorCaller,
): Promise<Result<AdminBanner, DraftRefusal>> {
  const draft = await checked(ctx.db, written);
  if (!draft.ok) return draft;
  const id = ctx.random.id();
  const banner = await ctx.db.transaction().execute(async (tx) => {
    const change = { at: ctx.clock.now(), by: username };
    const made = await insertBanner(tx, id, draft.value, change);
    await log(ctx, tx, { kind: 'banner.added', id, by: username, detail: { after: draft.value } });
    return made;
  });
  return kept(ctx, banner);
}

type ChangeRefusal = 'banner_unknown' | 'changed_meanwhile' | DraftRefusal;

export async function changeBanner(
  ctx: Context,
  id: string,
  edit: Edit<BannerDraft>,
  { username }: OperatorCaller,
): Promise<Result<AdminBanner, ChangeRefusal>> {
  type Changed = Promise<Result<StoredBanner, ChangeRefusal>>;
  const changed = await ctx.db.transaction().execute(async (tx): Changed => {
    const before = await lockBanner(tx, id);
    if (!before) return refuse('banner_unknown');
    const record = { subject: `banner:${id}`, kinds: ['banner.changed', 'banner.added'] };
    const edited = await mergeEdit(tx, record, pickFields(bannerDraft, before), edit);
    if (!edited.ok) return edited;
    const draft = await checked(tx, edited.value);
    if (!draft.ok) return draft;
    const change = { at: ctx.clock.now(), by: username };
    const after = await updateBanner(tx, before, draft.value, change);
    const detail = { before, after: draft.value };
    await log(ctx, tx, { kind: 'banner.changed', id, by: username, detail });
    return ok(after);
  });
  return changed.ok ? kept(ctx, changed.value) : changed;
}

export function removeBanner(
  ctx: Context,
  id: string,
  { username }: OperatorCaller,
): Promise<Result<Record<string, never>, 'banner_unknown'>> {
  return ctx.db.transaction().execute(async (tx) => {
    const before = await lockBanner(tx, id);
    if (!before) return refuse('banner_unknown');
    await deleteBanner(tx, id);
    await log(ctx, tx, { kind: 'banner.removed', id, by: username, detail: { before } });
    return ok({});
  });
}

/**
 * Sets the order of a group. Refuses when another operator added, removed or moved one after the
 * operator saw the group.
 */
export function orderBanners(
  ctx: Context,
  { groupName, ids, seen }: { groupName: string; ids: string[]; seen: string[] },
  { username }: OperatorCaller,
): Promise<Result<Record<string, never>, 'banner_unknown' | 'changed_meanwhile'>> {
  return ctx.db.transaction().execute(async (tx) => {
    const current = await lockGroup(tx, groupName);
    const record = { subject: `banner:${groupName}`, kinds: ['banner.ordered'] };
    const order = { ids: current.map(({ id }) => id) };
    const revision = computeRevision({ ids: seen });
    const refused = await checkRevision(tx, record, order, { revision, changes: { ids } });
    if (refused) return refused;
    const before = listTitles(current);
    const found = await sortBanners(tx, groupName, ids);
    if (found !== ids.length) return refuse('banner_unknown');
    const detail = { before, after: listTitles(await lockGroup(tx, groupName)) };
    await log(ctx, tx, { kind: 'banner.ordered', id: groupName, by: username, detail });
    return ok({});
  });
}
