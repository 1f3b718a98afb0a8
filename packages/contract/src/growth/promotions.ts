import { z } from 'zod';
import { pictureName, storedImage } from '../site/media.ts';
import { route } from '../lib/route.ts';
import {
  amountText,
  currency,
  id,
  idempotencyKey,
  instant,
  localText,
  minorText,
  definePage,
  pageQuery,
} from '../lib/shapes.ts';

/** Promotions, a member's status in them, and operators' management of them. */

export const promotionCategory = z.enum(['new_player', 'deposit', 'games', 'event', 'community']);
export type PromotionCategory = z.infer<typeof promotionCategory>;

/**
 * What a member does: reads it (`information`), claims it (`claim`), applies to an operator
 * (`apply`), or signs up and earns it by a deposit (`deposit`).
 */
export const promotionKind = z.enum(['information', 'claim', 'apply', 'deposit']);
export type PromotionKind = z.infer<typeof promotionKind>;

const audience = z.enum(['everyone', 'visitors', 'members', 'agents']);

/** The member's status. Visitors have the first one. */
export const promotionStatus = z.enum([
  'coming_soon',
  /** May sign up or apply. */
  'join',
  /** Signed up; nothing counts yet. */
  'signed',
  /** Partly done. */
  'process',
  /** May claim it now. */
  'claim',
  'claimed',
  /** An operator reviews it. */
  'applying',
  'rejected',
  /** An operator granted it; it is paid. */
  'issued',
]);
export type PromotionStatus = z.infer<typeof promotionStatus>;

export const promotionAct = z.enum(['join', 'claim', 'apply']);
export type PromotionAct = z.infer<typeof promotionAct>;

export const promotionStanding = z.object({
  /** Null: information only. */
  status: promotionStatus.nullable(),
  /** The action that is possible now. */
  action: promotionAct.nullable(),
  /** Deposits since signing up, for `deposit` only. */
  deposited: minorText.nullable(),
  /** Why an application was rejected. */
  reason: z.string().nullable(),
  changedAt: instant.nullable(),
});
export type PromotionStanding = z.infer<typeof promotionStanding>;

export const promotionValue = z.object({
  id,
  title: localText,
  summary: localText,
  category: promotionCategory,
  kind: promotionKind,
  /** In display order; `url` is the name of a built-in graphic or, with sizes, an address. */
  announcementImages: z.array(
    z.object({ url: z.string(), sequence: z.number().int(), image: storedImage.nullable() }),
  ),
  amount: amountText.nullable(),
  target: amountText.nullable(),
  currency,
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  /** Its budget is used up. */
  exhausted: z.boolean(),
  standing: promotionStanding,
});
export type Promotion = z.infer<typeof promotionValue>;

/** `content` is HTML sanitised by the server. */
export const promotionDetail = promotionValue.extend({ content: localText });
export type PromotionDetail = z.infer<typeof promotionDetail>;

const list = z.object({ promotions: z.array(promotionValue) });

export const listPromotions = route({
  id: 'promotions.list',
  listener: 'site',
  method: 'GET',
  path: '/wps/promotions',
  caller: 'anyone',
  summary: 'The promotions that a visitor sees',
  value: list,
  refusals: [],
});

/**
 * Shared links outlive their promotions, so a missing promotion is a normal answer: it was removed,
 * is over, is for other members, or never existed.
 */
const shownPromotion = z.object({ promotion: promotionDetail.nullable() });

export const getPromotion = route({
  id: 'promotions.get',
  listener: 'site',
  method: 'GET',
  path: '/wps/promotions/:id',
  caller: 'anyone',
  summary: 'One promotion as a visitor sees it; null for one that he does not',
  params: z.object({ id }),
  value: shownPromotion,
  refusals: [],
});

export const myPromotions = route({
  id: 'promotions.listMine',
  listener: 'site',
  method: 'GET',
  path: '/wps/member/promotions',
  caller: 'member',
  trialToo: true,
  summary: 'The promotions that a member sees, with where he stands in each',
  value: list,
  refusals: [],
});

export const myPromotion = route({
  id: 'promotions.getMine',
  listener: 'site',
  method: 'GET',
  path: '/wps/member/promotions/:id',
  caller: 'member',
  trialToo: true,
  summary: 'One promotion, with where the member stands in it; null for one that he does not see',
  params: z.object({ id }),
  value: shownPromotion,
  refusals: [],
});

const actRefusals = [
  'promotion_unknown',
  'promotion_not_open',
  'promotion_taken',
  'promotion_exhausted',
  'promotion_not_earned',
  'key_reused',
  'on_break',
] as const;

export const joinPromotion = route({
  id: 'promotions.join',
  listener: 'site',
  method: 'POST',
  path: '/wps/member/promotions/:id/join',
  caller: 'member',
  summary: 'Signs up; what is paid in from now on counts',
  params: z.object({ id }),
  body: z.object({ key: idempotencyKey }),
  value: promotionStanding,
  refusals: actRefusals,
});

export const claimPromotion = route({
  id: 'promotions.claim',
  listener: 'site',
  method: 'POST',
  path: '/wps/member/promotions/:id/claim',
  caller: 'member',
  summary: 'Takes what the promotion gives, once; the same key gets the same answer',
  params: z.object({ id }),
  body: z.object({ key: idempotencyKey }),
  value: promotionStanding,
  refusals: actRefusals,
});

/** Maximum length of an application's remark, in characters. */
const remarkLengthMax = 140;

export const applyForPromotion = route({
  id: 'promotions.apply',
  listener: 'site',
  method: 'POST',
  path: '/wps/member/promotions/:id/apply',
  caller: 'member',
  summary: 'Asks an operator for it, with a remark',
  params: z.object({ id }),
  body: z.object({ key: idempotencyKey, remark: z.string().trim().max(remarkLengthMax) }),
  value: promotionStanding,
  refusals: actRefusals,
});

const line = (max: number) => z.string().trim().min(1).max(max);
const lines = (max: number) => z.object({ bn: line(max), en: line(max) });
const longText = z.string().max(20_000);

/** The fields of a promotion that operators edit. */
export const promotionDraft = z.object({
  title: lines(80),
  summary: lines(200),
  content: z.object({ bn: longText, en: longText }),
  category: promotionCategory,
  kind: promotionKind,
  audience,
  pictures: z.array(pictureName).max(5),
  /** The amount for one member; null for `information`. */
  amount: amountText.nullable(),
  /** The required deposit, for `deposit` only. */
  target: amountText.nullable(),
  /** The total for all members. */
  budget: amountText.nullable(),
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  enabled: z.boolean(),
});
export type PromotionDraft = z.infer<typeof promotionDraft>;

export const adminPromotion = promotionDraft.extend({
  id,
  images: z.array(storedImage.nullable()),
  /** The currency of all its amounts. */
  currency,
  granted: minorText,
  /** How many members claimed it, and how many wait for an answer. */
  takenCount: z.number().int(),
  waitingCount: z.number().int(),
  changedAt: instant,
  changedBy: z.string(),
});
export type AdminPromotion = z.infer<typeof adminPromotion>;

export const keptPromotions = route({
  id: 'promotions.admin.list',
  listener: 'console',
  method: 'GET',
  path: '/operator/promotions',
  caller: 'operator',
  summary: 'All promotions in their order, with those that are off or over',
  value: z.object({ promotions: z.array(adminPromotion) }),
  refusals: [],
});

export const addPromotion = route({
  id: 'promotions.admin.create',
  listener: 'console',
  method: 'POST',
  path: '/operator/promotions',
  caller: 'operator',
  summary: 'Adds a promotion at the end of the list',
  body: promotionDraft,
  value: adminPromotion,
  refusals: ['image_missing'],
});

export const changePromotion = route({
  id: 'promotions.admin.update',
  listener: 'console',
  method: 'PUT',
  path: '/operator/promotions/:id',
  caller: 'operator',
  summary: 'Changes a promotion; its kind only while nobody has taken part',
  params: z.object({ id }),
  body: promotionDraft,
  value: adminPromotion,
  refusals: ['promotion_unknown', 'image_missing', 'state_changed'],
});

export const removePromotion = route({
  id: 'promotions.admin.delete',
  listener: 'console',
  method: 'DELETE',
  path: '/operator/promotions/:id',
  caller: 'operator',
  summary: 'Takes a promotion off the site for good',
  params: z.object({ id }),
  value: z.object({}),
  refusals: ['promotion_unknown'],
});

export const orderPromotions = route({
  id: 'promotions.admin.reorder',
  listener: 'console',
  method: 'POST',
  path: '/operator/promotions/order',
  caller: 'operator',
  summary: 'Puts the promotions in this order',
  body: z.object({ ids: z.array(id).max(500) }),
  value: z.object({}),
  refusals: ['promotion_unknown'],
});

export const applicationState = z.enum(['applying', 'issued', 'rejected']);
export type ApplicationState = z.infer<typeof applicationState>;

export const applicationValue = z.object({
  id,
  promotionId: id,
  title: localText,
  account: z.string(),
  registeredAt: instant,
  remark: z.string(),
  amount: amountText,
  currency,
  state: applicationState,
  reason: z.string().nullable(),
  appliedAt: instant,
  decidedAt: instant.nullable(),
  decidedBy: z.string().nullable(),
});
export type Application = z.infer<typeof applicationValue>;

export const listApplications = route({
  id: 'applications.admin.list',
  listener: 'console',
  method: 'GET',
  path: '/operator/promotion-applications',
  caller: 'operator',
  summary: 'Applications by state; the oldest first while they wait',
  query: pageQuery.extend({ state: applicationState }),
  value: definePage(applicationValue),
  refusals: [],
});

export const approveApplication = route({
  id: 'applications.admin.approve',
  listener: 'console',
  method: 'POST',
  path: '/operator/promotion-applications/:id/approve',
  caller: 'operator',
  summary: 'Grants an application and pays it, once',
  params: z.object({ id }),
  value: applicationValue,
  refusals: ['application_unknown', 'state_changed', 'promotion_exhausted', 'member_on_break'],
});

export const rejectApplication = route({
  id: 'applications.admin.reject',
  listener: 'console',
  method: 'POST',
  path: '/operator/promotion-applications/:id/reject',
  caller: 'operator',
  summary: 'Rejects an application with a reason that the member reads',
  params: z.object({ id }),
  body: z.object({ reason: z.string().trim().min(3).max(140) }),
  value: applicationValue,
  refusals: ['application_unknown', 'state_changed'],
});
