import type { BannerDraft, AdminBanner } from '@khelaghor/contract/site/banners.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import type { Context, Tx } from '../../lib/context.ts';
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
  ctx: Context,
  draft: BannerDraft,
): Promise<Result<BannerDraft, DraftRefusal>> {
  if (endsTooEarly(draft)) return scheduleInvalid();
  const linkageTarget = getLinkTarget(draft.linkageType, draft.linkageTarget);
  if (linkageTarget === null) {
    return refuse('link_invalid', { fields: { linkageTarget: { code: 'link_invalid' } } });
  }
  if (draft.linkageType === 'game' && !(await isGame(ctx.db, linkageTarget))) {
    return refuse('game_unknown', { fields: { linkageTarget: { code: 'game_unknown' } } });
  }
  if (!(await arePicturesKnown(ctx.db, [draft.picture, draft.picturePhone]))) {
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
  const draft = await checked(ctx, written);
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

export async function changeBanner(
  ctx: Context,
  id: string,
  written: BannerDraft,
  { username }: OperatorCaller,
): Promise<Result<AdminBanner, 'banner_unknown' | DraftRefusal>> {
  const draft = await checked(ctx, written);
  if (!draft.ok) return draft;
  const banner = await ctx.db.transaction().execute(async (tx) => {
    const before = await lockBanner(tx, id);
    if (!before) return null;
    const change = { at: ctx.clock.now(), by: username };
    const after = await updateBanner(tx, before, draft.value, change);
    const detail = { before, after: draft.value };
    await log(ctx, tx, { kind: 'banner.changed', id, by: username, detail });
    return after;
  });
  return banner ? kept(ctx, banner) : refuse('banner_unknown');
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

/** Sets the order of a group. Refuses when one is missing: another operator changed the group. */
export function orderBanners(
  ctx: Context,
  { groupName, ids }: { groupName: string; ids: string[] },
  { username }: OperatorCaller,
): Promise<Result<Record<string, never>, 'banner_unknown'>> {
  return ctx.db.transaction().execute(async (tx) => {
    const before = listTitles(await lockGroup(tx, groupName));
    const found = await sortBanners(tx, groupName, ids);
    if (found !== ids.length) return refuse('banner_unknown');
    const detail = { before, after: listTitles(await lockGroup(tx, groupName)) };
    await log(ctx, tx, { kind: 'banner.ordered', id: groupName, by: username, detail });
    return ok({});
  });
}
