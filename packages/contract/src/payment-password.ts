import { z } from 'zod';
import { newPasswordRefusals } from './new-password.ts';
import { registrationField } from './registration-fields.ts';
import { route } from './route.ts';

/** A password of its own for where money leaves. */

export const paymentPasswordState = route({
  id: 'paymentPassword.state',
  listener: 'site',
  method: 'GET',
  path: '/wps/member/password/payment',
  caller: 'member',
  summary: 'Whether the member has a payment password, and what one must be like',
  value: z.object({
    isSet: z.boolean(),
    /** False: the member logs in with codes only, and is asked for no login password. */
    hasPassword: z.boolean(),
    rule: registrationField,
  }),
  refusals: [],
});

export const setPaymentPassword = route({
  id: 'paymentPassword.set',
  listener: 'site',
  method: 'POST',
  path: '/wps/member/password/payment',
  caller: 'member',
  sealed: true,
  summary: 'Sets the payment password, or puts another in its place',
  body: z.object({
    /** The login password, for the first one. */
    password: z.string().max(1024).optional(),
    /** The present payment password, for another one. */
    oldPaymentPassword: z.string().max(1024).optional(),
    newPaymentPassword: z.string().max(16_384),
    confirmPaymentPassword: z.string().max(16_384),
  }),
  value: z.object({}),
  refusals: [
    ...newPasswordRefusals,
    'password_wrong',
    'payment_password_same',
    'payment_password_wrong',
    'payment_password_locked',
  ],
});
