import { z } from 'zod';
import { pictureName, storedImage } from './media.ts';
import { bannerGroups } from './picture-names.ts';
import type { BannerGroup } from './picture-names.ts';
import { defineEdit, revision } from '../lib/edits.ts';
import { route } from '../lib/route.ts';
import { id, instant, localText } from '../lib/shapes.ts';
import { noticeLine } from './whitelabel.ts';
import { defineName } from '../lib/typed-fields.ts';

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

export const banners = route.anyone('GET /wps/system/banners', {
  id: 'banners.list',
  summary: 'Lists the banners of one group, and the notice line',
  query: z.object({ groupName: z.string().max(32) }),
  value: z.object({ banners: z.array(banner), notices: z.array(noticeLine) }),
});

const line = defineName;
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
  revision,
});
export type AdminBanner = z.infer<typeof adminBanner>;

export const listBanners = route.operator('GET /operator/banners', {
  id: 'banners.admin.list',
  permission: 'content.see',
  summary: 'Lists all banners in the order of their groups, with disabled and ended ones',
  value: z.object({ banners: z.array(adminBanner) }),
});

export const addBanner = route.operator('POST /operator/banners', {
  id: 'banners.admin.create',
  permission: 'content.act',
  summary: 'Creates a banner at the end of its group',
  body: bannerDraft,
  value: adminBanner,
  refusals: ['game_unknown', 'image_missing', 'link_invalid', 'schedule_invalid'],
});

export const changeBanner = route.operator('PUT /operator/banners/:id', {
  id: 'banners.admin.update',
  permission: 'content.act',
  summary: 'Changes a banner; the site shows it at once',
  params: z.object({ id }),
  body: defineEdit(bannerDraft),
  value: adminBanner,
  refusals: [
    'banner_unknown',
    'changed_meanwhile',
    'game_unknown',
    'image_missing',
    'link_invalid',
    'schedule_invalid',
  ],
});

export const removeBanner = route.operator('DELETE /operator/banners/:id', {
  id: 'banners.admin.delete',
  permission: 'content.act',
  summary: 'Deletes a banner; the event log keeps its values',
  params: z.object({ id }),
  value: z.object({}),
  refusals: ['banner_unknown'],
});

export const orderBanners = route.operator('POST /operator/banners/order', {
  id: 'banners.admin.reorder',
  permission: 'content.act',
  summary: 'Orders the banners of a group',
  body: z.object({
    groupName: bannerGroup,
    ids: z.array(id).max(100),
    /** The order that the operator saw: another one refuses. */
    seen: z.array(id).max(100),
  }),
  value: z.object({}),
  refusals: ['banner_unknown', 'changed_meanwhile'],
});
