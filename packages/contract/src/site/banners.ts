import { z } from 'zod';
import { pictureName, storedImage } from './media.ts';
import { bannerGroups } from './picture-names.ts';
import type { BannerGroup } from './picture-names.ts';
import { route } from '../lib/route.ts';
import { id, instant, localText } from '../lib/shapes.ts';
import { noticeLine } from './whitelabel.ts';

/** Painted pictures with words that lead somewhere, in groups: one group for each place. */

const groups = Object.keys(bannerGroups) as [BannerGroup, ...BannerGroup[]];
const bannerGroup = z.enum(groups);

/** Where a banner leads: a route of the site, a promotion, a game, the web, or nowhere. */
export const linkageType = z.enum(['route', 'promotion', 'game', 'outside', 'none']);
export type LinkageType = z.infer<typeof linkageType>;

const tone = z.enum(['rani', 'river', 'leaf', 'night']);

export const banner = z.object({
  bannerId: z.string(),
  groupName: z.string(),
  /**
   * Picture for wide screens and its crop for phones: the name of a painted one, or the address of
   * one that was brought, which then comes with its sizes.
   */
  url: z.string(),
  urlPhone: z.string(),
  image: storedImage.nullable(),
  imagePhone: storedImage.nullable(),
  title: localText,
  kicker: localText,
  deal: localText,
  action: localText,
  linkageType,
  /** A path of the site, a promotion's id, a game's code, an https address; empty for nowhere. */
  linkageTarget: z.string(),
  tone,
});
export type Banner = z.infer<typeof banner>;

export const banners = route({
  id: 'banners.list',
  listener: 'site',
  method: 'GET',
  path: '/wps/system/banners',
  caller: 'anyone',
  summary: 'Banners of one group, and the notice line',
  query: z.object({ groupName: z.string().max(32) }),
  value: z.object({ banners: z.array(banner), notices: z.array(noticeLine) }),
  refusals: [],
});

const line = (max: number) => z.string().trim().max(max);
const lines = (max: number) => z.object({ bn: line(max), en: line(max) });
const neededLines = (max: number) => z.object({ bn: line(max).min(1), en: line(max).min(1) });

/** What an operator writes of a banner. */
export const bannerDraft = z.object({
  groupName: bannerGroup,
  picture: pictureName,
  picturePhone: pictureName,
  title: neededLines(80),
  kicker: lines(60),
  deal: lines(140),
  action: lines(24),
  linkageType,
  linkageTarget: z.string().trim().max(300),
  tone,
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  enabled: z.boolean(),
});
export type BannerDraft = z.infer<typeof bannerDraft>;

/** A banner as the console shows it: what was written, and what the site makes of it. */
export const adminBanner = bannerDraft.extend({
  id,
  image: storedImage.nullable(),
  imagePhone: storedImage.nullable(),
  changedAt: instant.nullable(),
  changedBy: z.string().nullable(),
});
export type AdminBanner = z.infer<typeof adminBanner>;

export const listBanners = route({
  id: 'banners.admin.list',
  listener: 'console',
  method: 'GET',
  path: '/operator/banners',
  caller: 'operator',
  summary: 'All banners in the order of their groups, with those that are off or over',
  value: z.object({ banners: z.array(adminBanner) }),
  refusals: [],
});

export const addBanner = route({
  id: 'banners.admin.create',
  listener: 'console',
  method: 'POST',
  path: '/operator/banners',
  caller: 'operator',
  summary: 'Adds a banner at the end of its group',
  body: bannerDraft,
  value: adminBanner,
  refusals: ['game_unknown', 'image_missing', 'link_invalid', 'schedule_invalid'],
});

export const changeBanner = route({
  id: 'banners.admin.update',
  listener: 'console',
  method: 'PUT',
  path: '/operator/banners/:id',
  caller: 'operator',
  summary: 'Changes a banner; the site follows at once',
  params: z.object({ id }),
  body: bannerDraft,
  value: adminBanner,
  refusals: ['banner_unknown', 'game_unknown', 'image_missing', 'link_invalid', 'schedule_invalid'],
});

export const removeBanner = route({
  id: 'banners.admin.delete',
  listener: 'console',
  method: 'DELETE',
  path: '/operator/banners/:id',
  caller: 'operator',
  summary: 'Removes a banner; the event log keeps what it was',
  params: z.object({ id }),
  value: z.object({}),
  refusals: ['banner_unknown'],
});

export const orderBanners = route({
  id: 'banners.admin.reorder',
  listener: 'console',
  method: 'POST',
  path: '/operator/banners/order',
  caller: 'operator',
  summary: 'Puts the banners of a group in this order',
  body: z.object({ groupName: bannerGroup, ids: z.array(id).max(100) }),
  value: z.object({}),
  refusals: ['banner_unknown'],
});
