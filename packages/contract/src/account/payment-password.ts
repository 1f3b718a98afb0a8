import { z } from 'zod';
import { newPasswordRefusals } from './password-reset.ts';
import { registrationField } from '../site/registration-fields.ts';
import { route } from '../lib/route.ts';
import { factorProof } from './second-factors.ts';
import { reauthFields, reauthRefusals } from './step-up.ts';
import { id, language } from '../lib/shapes.ts';

/** A separate password for withdrawals. */

const resetWay = z.enum(['authenticator', 'passkey', 'recovery', 'sms']);
export type ResetWay = z.infer<typeof resetWay>;

export const paymentPasswordGet = route.member('GET /wps/member/payment-password', {
  id: 'paymentPassword.get',
  summary: 'Returns whether the member has a payment password, and its rules',
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
});

export const setPaymentPassword = route.member('POST /wps/member/payment-password', {
  id: 'paymentPassword.set',
  sealed: true,
  summary: 'Sets or changes the payment password',
  body: z.object({
    /** For the first payment password. */
    ...reauthFields,
    /** The current payment password, to replace it. */
    oldPaymentPassword: z.string().max(1024).optional(),
    newPaymentPassword: z.string().max(16_384),
    confirmPaymentPassword: z.string().max(16_384),
  }),
  value: z.object({}),
  refusals: [
    ...newPasswordRefusals,
    ...reauthRefusals,
    'payment_password_same',
    'payment_password_wrong',
    'payment_password_locked',
  ],
});

export const sendResetCode = route.member('POST /wps/member/payment-password/code', {
  id: 'paymentPassword.sendResetCode',
  summary: 'Sends a code to a member who has forgotten the payment password',
  body: z.object({ language }),
  value: z.object({ codeRequestId: id, expiredMinutes: z.number().int() }),
  refusals: ['sms_closed', 'sms_too_soon', 'sms_unavailable'],
});

export const resetPaymentPassword = route.member('POST /wps/member/payment-password/reset', {
  id: 'paymentPassword.reset',
  sealed: true,
  summary: 'Resets the payment password with a second factor; payouts wait a day',
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
