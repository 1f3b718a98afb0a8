import { z } from 'zod';
import { newPasswordRefusals } from './password-reset.ts';
import { registrationField } from '../site/registration-fields.ts';
import { route } from '../lib/route.ts';
import { factorProof } from './second-factors.ts';
import { selfProof, selfProofRefusals } from './step-up.ts';
import { id, language } from '../lib/shapes.ts';

/** A separate password for withdrawals. */

const resetWay = z.enum(['authenticator', 'passkey', 'recovery', 'sms']);
export type ResetWay = z.infer<typeof resetWay>;

export const paymentPasswordGet = route({
  id: 'paymentPassword.get',
  listener: 'site',
  method: 'GET',
  path: '/wps/member/payment-password',
  caller: 'member',
  summary: 'Whether the member has a payment password, and what one must be like',
  value: z.object({
    isSet: z.boolean(),
    /** False: the member logs in with codes only and has no login password. */
    hasPassword: z.boolean(),
    rule: registrationField,
    /** Proofs with which the member may reset it; empty: only an operator can. */
    resetWays: z.array(resetWay),
    /** The number for a code. */
    mobileMasked: z.string().nullable(),
  }),
  refusals: [],
});

export const setPaymentPassword = route({
  id: 'paymentPassword.set',
  listener: 'site',
  method: 'POST',
  path: '/wps/member/payment-password',
  caller: 'member',
  sealed: true,
  summary: 'Sets the payment password, or puts another in its place',
  body: z.object({
    /** For the first payment password. */
    ...selfProof,
    /** The current payment password, to replace it. */
    oldPaymentPassword: z.string().max(1024).optional(),
    newPaymentPassword: z.string().max(16_384),
    confirmPaymentPassword: z.string().max(16_384),
  }),
  value: z.object({}),
  refusals: [
    ...newPasswordRefusals,
    ...selfProofRefusals,
    'payment_password_same',
    'payment_password_wrong',
    'payment_password_locked',
  ],
});

export const sendResetCode = route({
  id: 'paymentPassword.sendResetCode',
  listener: 'site',
  method: 'POST',
  path: '/wps/member/payment-password/code',
  caller: 'member',
  summary: 'Sends a code to the member’s own phone, who has forgotten his payment password',
  body: z.object({ language }),
  value: z.object({ codeRequestId: id, expiredMinutes: z.number().int() }),
  refusals: ['sms_closed', 'sms_too_soon', 'sms_unavailable'],
});

export const resetPaymentPassword = route({
  id: 'paymentPassword.reset',
  listener: 'site',
  method: 'POST',
  path: '/wps/member/payment-password/reset',
  caller: 'member',
  sealed: true,
  summary: 'Sets another payment password with a second proof; payouts wait a day',
  body: z.object({
    password: z.string().max(1024).optional(),
    proof: z.discriminatedUnion('way', [
      ...factorProof.options,
      z.object({ way: z.literal('sms'), codeRequestId: id, code: z.string().max(255) }),
    ]),
    newPaymentPassword: z.string().max(16_384),
    confirmPaymentPassword: z.string().max(16_384),
  }),
  value: z.object({}),
  refusals: [
    ...newPasswordRefusals,
    'password_wrong',
    'payment_password_same',
    'second_proof_wrong',
  ],
});
