import { z } from 'zod';
import { route } from '../lib/route.ts';
import { selfProof, selfProofRefusals } from './step-up.ts';
import { dialingCode, smsProof, typedMobile } from './sms-codes.ts';

/** The member's phone number: where messages go, and a way to log in. */

export const contactsValue = z.object({
  /** The verified number with most digits masked; null: none yet. */
  mobileMasked: z.string().nullable(),
  /** False: the member logs in with codes only and has no password. */
  hasPassword: z.boolean(),
});
export type Contacts = z.infer<typeof contactsValue>;

export const contacts = route({
  id: 'phone.getContacts',
  listener: 'site',
  method: 'GET',
  path: '/wps/member/info/contacts',
  caller: 'member',
  summary: 'The number that the member has proven',
  value: contactsValue,
  refusals: [],
});

/** Replacing a number pauses withdrawals for a day and notifies the old number. */
export const bindMobile = route({
  id: 'phone.verify',
  listener: 'site',
  method: 'POST',
  path: '/wps/member/info/mobile',
  caller: 'member',
  sealed: true,
  summary: 'Proves a number of the member with a code that was sent to it',
  body: z.object({
    mobileNum: typedMobile,
    countryDialingCode: dialingCode,
    ...smsProof,
    ...selfProof,
  }),
  value: contactsValue,
  refusals: [...selfProofRefusals, 'mobile_invalid', 'country_not_served', 'mobile_taken'],
});
