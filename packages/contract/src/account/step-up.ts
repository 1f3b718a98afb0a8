import { z } from 'zod';
import { route } from '../lib/route.ts';
import { id, language } from '../lib/shapes.ts';

/** Step-up authentication: proof by the session's member before a sensitive action. */

/** The required proof; `code`: the member logs in with codes only and has no password. */
export const payoutProofKind = z.enum(['payment_password', 'password', 'code']);
export type PayoutProofKind = z.infer<typeof payoutProofKind>;

/** The login password or, for members without one, a code to their verified number. */
export const reauthFields = {
  password: z.string().max(1024).optional(),
  ownCodeRequestId: id.optional(),
  ownCode: z.string().max(255).optional(),
};
export const reauthRefusals = [
  'field_required',
  'password_wrong',
  'sms_code_wrong',
  'sms_closed',
] as const;

/** For withdrawals: the payment password or, for members without one, the proof above. */
export const payoutProof = { paymentPassword: z.string().max(1024).optional(), ...reauthFields };
export const payoutProofRefusals = [
  ...reauthRefusals,
  'payment_password_wrong',
  'payment_password_locked',
] as const;

export const sendOwnCode = route.member('POST /wps/member/proof/codes', {
  id: 'stepUp.sendCode',
  summary: 'Sends a code to the phone of a member without a password',
  body: z.object({ language }),
  value: z.object({ codeRequestId: id, expiredMinutes: z.number().int() }),
  refusals: ['sms_closed', 'sms_too_soon', 'sms_unavailable'],
});
