import { bannerDraft } from '@khelaghor/contract/site/banners.ts';
import type { Banner, AdminBanner } from '@khelaghor/contract/site/banners.ts';
import type { Context } from '../../lib/context.ts';
import { withRevision } from '../../lib/edits.ts';
import { readPictures } from '../media/index.ts';
import { listAllBanners, listDueBanners } from './store.ts';
import type { StoredBanner } from './store.ts';

const getNames = (banners: readonly StoredBanner[]): string[] =>
  banners.flatMap(({ picture, picturePhone }) => [picture, picturePhone]);

/** The banners of a group that are shown now. */
export async function readBanners(ctx: Context, groupName: string): Promise<Banner[]> {
  const banners = await listDueBanners(ctx, groupName);
  const pictureOf = await readPictures(ctx.db, getNames(banners));
  return banners.map((stored) => {
    const [wide, phone] = [pictureOf(stored.picture), pictureOf(stored.picturePhone)];
    const { id, title, kicker, deal, action, linkageType, linkageTarget, tone } = stored;
    return {
      bannerId: id,
      groupName,
      url: wide.url,
      urlPhone: phone.url,
      image: wide.image,
      imagePhone: phone.image,
      title,
      kicker,
      deal,
      action,
      linkageType,
      linkageTarget,
      tone,
    };
  });
}

/** Banners as the console shows them. */
export async function listAdminBanners(
  ctx: Context,
  banners: readonly StoredBanner[],
): Promise<AdminBanner[]> {
  const pictureOf = await readPictures(ctx.db, getNames(banners));
  return banners.map((banner) => ({
    ...withRevision(bannerDraft, banner),
    image: pictureOf(banner.picture).image,
    imagePhone: pictureOf(banner.picturePhone).image,
    changedAt: banner.changedAt?.toISOString() ?? null,
  }));
}

/** Every banner, in the order of the groups and within them. */
export const listEveryBanner = async (ctx: Context): Promise<AdminBanner[]> =>
  listAdminBanners(ctx, await listAllBanners(ctx.db));
