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

export const readFactorResets = route({
  id: 'factorResets.read',
  listener: 'console',
  method: 'GET',
  path,
  caller: 'operator',
  summary: 'What a member can prove himself by, and the resets of it',
  params,
  value: factorResets,
  refusals: ['member_unknown'],
});

export const askFactorReset = route({
  id: 'factorResets.request',
  listener: 'console',
  method: 'POST',
  path,
  caller: 'operator',
  summary: 'Asks for a reset of a member’s factors; he is told, and may stop it for a day',
  params,
  body: z.object({ reason: operatorReason, withPayment: z.boolean() }),
  value: factorResets,
  refusals: ['member_unknown', 'reset_waits'],
});

export const doFactorReset = route({
  id: 'factorResets.execute',
  listener: 'console',
  method: 'POST',
  path: `${path}/execute`,
  caller: 'operator',
  summary: 'Carries out the reset that has waited a day, by a second operator where there is one',
  params,
  body: z.object({ reason: operatorReason }),
  value: factorResets,
  refusals: ['member_unknown', 'reset_unknown', 'reset_too_soon', 'second_operator_needed'],
});

export const withdrawFactorReset = route({
  id: 'factorResets.cancel',
  listener: 'console',
  method: 'POST',
  path: `${path}/cancel`,
  caller: 'operator',
  summary: 'Takes back the reset that waits',
  params,
  body: z.object({ reason: operatorReason }),
  value: factorResets,
  refusals: ['member_unknown', 'reset_unknown'],
});

export const stopFactorReset = route({
  id: 'factorResets.stopByMember',
  listener: 'site',
  method: 'POST',
  path: '/wps/member/factors/reset/stop',
  caller: 'anyone',
  sealed: true,
  summary: 'Stops a reset with what its owner was written',
  body: z.object({ token: z.string().max(200) }),
  value: z.object({}),
  refusals: ['link_expired'],
});
