import { z } from 'zod';
import { route } from '../lib/route.ts';
import { id, instant, operatorReason } from '../lib/shapes.ts';

/**
 * The way back for a member who has lost phone, device and codes: an operator asks for a reset, the
 * owner is told and may stop it, and a day later it may be carried out.
 */

export const factorReset = z.object({
  id,
  reason: z.string(),
  askedBy: z.string(),
  askedAt: instant,
  dueAt: instant,
  withPayment: z.boolean(),
  outcome: z.enum(['done', 'stopped', 'withdrawn']).nullable(),
  endedAt: instant.nullable(),
  /** An operator; or the member, who has stopped it. */
  endedBy: z.string().nullable(),
});
export type FactorReset = z.infer<typeof factorReset>;

export const factorResets = z.object({
  /** What there is to be taken away. */
  has: z.object({
    authenticator: z.boolean(),
    passkeys: z.number().int(),
    recoveryCodes: z.number().int(),
    mobileMasked: z.string().nullable(),
    paymentPassword: z.boolean(),
  }),
  /** Where the owner can be told of it. */
  tells: z.object({ mail: z.boolean(), sms: z.boolean() }),
  waiting: factorReset.nullable(),
  /** The one that asked does not carry it out, because there are others who can. */
  needsOther: z.boolean(),
  past: z.array(factorReset),
});
export type FactorResets = z.infer<typeof factorResets>;

const params = z.object({ id });
const path = '/operator/members/:id/factor-resets';

export const readFactorResets = route.operator(`GET ${path}`, {
  id: 'factorResets.read',
  permission: 'members.see',
  summary: 'Returns a member’s second factors and their resets',
  params,
  value: factorResets,
  refusals: ['member_unknown'],
});

export const askFactorReset = route.operator(`POST ${path}`, {
  id: 'factorResets.request',
  permission: 'members.act',
  summary:
    'Requests a reset of a member’s factors; the member is notified and can stop it for a day',
  params,
  body: z.object({ reason: operatorReason, withPayment: z.boolean() }),
  value: factorResets,
  refusals: ['member_unknown', 'reset_waits'],
});

export const doFactorReset = route.operator(`POST ${path}/execute`, {
  id: 'factorResets.execute',
  permission: 'members.approve',
  summary:
    'Performs a reset that has waited a day; a second operator confirms it where there is one',
  params,
  body: z.object({ reason: operatorReason }),
  value: factorResets,
  refusals: ['member_unknown', 'reset_unknown', 'reset_too_soon', 'second_operator_needed'],
});

export const withdrawFactorReset = route.operator(`POST ${path}/cancel`, {
  id: 'factorResets.cancel',
  permission: 'members.act',
  summary: 'Cancels the pending reset',
  params,
  body: z.object({ reason: operatorReason }),
  value: factorResets,
  refusals: ['member_unknown', 'reset_unknown'],
});

export const stopFactorReset = route.anyone('POST /wps/member/factors/reset/stop', {
  id: 'factorResets.stopByMember',
  sealed: true,
  summary: 'Stops a reset with the token from the member’s notification',
  body: z.object({ token: z.string().max(200) }),
  value: z.object({}),
  refusals: ['link_expired'],
});
