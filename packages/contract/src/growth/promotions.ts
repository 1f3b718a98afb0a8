import { z } from 'zod';
import { pictureName, storedImage } from '../site/media.ts';
import { defineEdit, revision } from '../lib/edits.ts';
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
import { defineLines, defineName } from '../lib/typed-fields.ts';

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

export const listPromotions = route.anyone('GET /wps/promotions', {
  id: 'promotions.list',
  summary: 'Lists the promotions that visitors see',
  value: list,
});

/**
 * Shared links outlive their promotions, so a missing promotion is a normal answer: it was removed,
 * is over, is for other members, or never existed.
 */
const shownPromotion = z.object({ promotion: promotionDetail.nullable() });

export const getPromotion = route.anyone('GET /wps/promotions/:id', {
  id: 'promotions.get',
  summary: 'Returns one promotion; null when visitors do not see it',
  params: z.object({ id }),
  value: shownPromotion,
});

export const myPromotions = route.member('GET /wps/member/promotions', {
  id: 'promotions.listMine',
  allowsDemo: true,
  summary: 'Lists the promotions that a member sees, with their standing in each',
  value: list,
});

export const myPromotion = route.member('GET /wps/member/promotions/:id', {
  id: 'promotions.getMine',
  allowsDemo: true,
  summary:
    'Returns one promotion with the member’s standing in it; null when the member does not see it',
  params: z.object({ id }),
  value: shownPromotion,
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

export const joinPromotion = route.member('POST /wps/member/promotions/:id/join', {
  id: 'promotions.join',
  summary: 'Joins a promotion; deposits count from now on',
  params: z.object({ id }),
  body: z.object({ key: idempotencyKey }),
  value: promotionStanding,
  refusals: actRefusals,
});

export const claimPromotion = route.member('POST /wps/member/promotions/:id/claim', {
  id: 'promotions.claim',
  summary: 'Claims a promotion, once; the same key gets the same reply',
  params: z.object({ id }),
  body: z.object({ key: idempotencyKey }),
  value: promotionStanding,
  refusals: actRefusals,
});

/** Maximum length of an application's remark, in characters. */
const remarkLengthMax = 140;

export const applyForPromotion = route.member('POST /wps/member/promotions/:id/apply', {
  id: 'promotions.apply',
  summary: 'Applies for a promotion, with a remark for the operator',
  params: z.object({ id }),
  body: z.object({ key: idempotencyKey, remark: defineLines(remarkLengthMax) }),
  value: promotionStanding,
  refusals: actRefusals,
});

const line = (max: number) => defineName(max).min(1);
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
  revision,
});
export type AdminPromotion = z.infer<typeof adminPromotion>;

export const keptPromotions = route.operator('GET /operator/promotions', {
  id: 'promotions.admin.list',
  permission: 'promotions.see',
  summary: 'Lists all promotions in their order, with disabled and ended ones',
  value: z.object({ promotions: z.array(adminPromotion) }),
});

export const addPromotion = route.operator('POST /operator/promotions', {
  id: 'promotions.admin.create',
  permission: 'promotions.act',
  summary: 'Creates a promotion at the end of the list',
  body: promotionDraft,
  value: adminPromotion,
  refusals: ['image_missing'],
});

export const changePromotion = route.operator('PUT /operator/promotions/:id', {
  id: 'promotions.admin.update',
  permission: 'promotions.act',
  summary: 'Changes a promotion; its kind only while no member has taken part',
  params: z.object({ id }),
  body: defineEdit(promotionDraft),
  value: adminPromotion,
  refusals: ['promotion_unknown', 'image_missing', 'state_changed', 'changed_meanwhile'],
});

export const removePromotion = route.operator('DELETE /operator/promotions/:id', {
  id: 'promotions.admin.delete',
  permission: 'promotions.act',
  summary: 'Deletes a promotion',
  params: z.object({ id }),
  value: z.object({}),
  refusals: ['promotion_unknown'],
});

export const orderPromotions = route.operator('POST /operator/promotions/order', {
  id: 'promotions.admin.reorder',
  permission: 'promotions.act',
  summary: 'Orders the promotions',
  body: z.object({
    ids: z.array(id).max(500),
    /** The order that the operator saw: another one refuses. */
    seen: z.array(id).max(500),
  }),
  value: z.object({}),
  refusals: ['promotion_unknown', 'changed_meanwhile'],
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

export const listApplications = route.operator('GET /operator/promotion-applications', {
  id: 'applications.admin.list',
  permission: 'promotions.see',
  summary: 'Lists applications by state, pending ones oldest first',
  query: pageQuery.extend({ state: applicationState }),
  value: definePage(applicationValue),
});

export const approveApplication = route.operator(
  'POST /operator/promotion-applications/:id/approve',
  {
    id: 'applications.admin.approve',
    permission: 'promotions.approve',
    summary: 'Approves an application and pays it, once',
    params: z.object({ id }),
    value: applicationValue,
    refusals: ['application_unknown', 'state_changed', 'promotion_exhausted', 'member_on_break'],
  },
);

export const rejectApplication = route.operator(
  'POST /operator/promotion-applications/:id/reject',
  {
    id: 'applications.admin.reject',
    permission: 'promotions.approve',
    summary: 'Rejects an application, with a reason for the member',
    params: z.object({ id }),
    body: z.object({ reason: defineLines(140).min(3) }),
    value: applicationValue,
    refusals: ['application_unknown', 'state_changed'],
  },
);
