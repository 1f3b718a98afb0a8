import { z } from 'zod';
import { operatorRequest } from '../lib/operator-request.ts';
import { route } from '../lib/route.ts';
import { currency, id, instant, minorText, operatorReason } from '../lib/shapes.ts';

/** Adjustments of a member's wallet: one operator requests them, another approves. */

const endedAdjustment = z.object({
  id,
  /** Below zero: taken from the wallet. */
  amount: minorText,
  currency,
  reason: z.string(),
  outcome: z.enum(['done', 'withdrawn']),
  askedBy: z.string(),
  endedBy: z.string(),
  endedAt: instant,
});
export type EndedAdjustment = z.infer<typeof endedAdjustment>;

const waitingAdjustment = operatorRequest.extend({ amount: minorText, currency });
export type WaitingAdjustment = z.infer<typeof waitingAdjustment>;

const adjustments = z.object({
  /** Newest first. */
  waiting: z.array(waitingAdjustment),
  /** The newest. */
  ended: z.array(endedAdjustment),
});
export type Adjustments = z.infer<typeof adjustments>;

const params = z.object({ id });
const requestParams = z.object({ id, requestId: id });
const path = '/operator/members/:id/adjustments';

export const listAdjustments = route.operator(`GET ${path}`, {
  id: 'adjustments.admin.list',
  permission: 'members.see',
  summary: 'Lists adjustments of a member’s wallet: those that wait, and the latest others',
  params,
  value: adjustments,
  refusals: ['member_unknown'],
});

export const requestAdjustment = route.operator(`POST ${path}`, {
  id: 'adjustments.admin.request',
  permission: 'members.act',
  summary: 'Requests to add to a member’s wallet or take from it; another operator approves it',
  params,
  body: z.object({
    /** Client-made; the same key requests once. */
    key: id,
    currency,
    /** At most a crore of taka, in minor units; below zero: taken from the wallet. */
    amount: z.string().regex(/^-?[1-9]\d{0,9}$/),
    reason: operatorReason,
  }),
  value: adjustments,
  refusals: ['member_unknown', 'key_reused'],
});

export const approveAdjustment = route.operator(`POST ${path}/:requestId/approve`, {
  id: 'adjustments.admin.approve',
  permission: 'members.approve',
  summary: 'Makes an adjustment that another operator requested; a wallet never goes below zero',
  params: requestParams,
  value: adjustments,
  refusals: ['member_unknown', 'request_unknown', 'second_operator_needed', 'balance_too_low'],
});

export const withdrawAdjustment = route.operator(`DELETE ${path}/:requestId`, {
  id: 'adjustments.admin.withdraw',
  permission: 'members.act',
  summary: 'Cancels a request for an adjustment, or rejects that of another operator',
  params: requestParams,
  value: adjustments,
  refusals: ['member_unknown', 'request_unknown'],
});
