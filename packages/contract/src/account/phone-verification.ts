import { z } from 'zod';
import { route } from '../lib/route.ts';
import { reauthFields, reauthRefusals } from './step-up.ts';
import { dialingCode, smsProof, typedMobile } from './sms-codes.ts';

/** The member's phone number: where messages go, and a way to log in. */

export const contactsValue = z.object({
  /** The verified number with most digits masked; null: none yet. */
  mobileMasked: z.string().nullable(),
  /** False: Firebase verified the number, and only an operator can take it away. */
  canChange: z.boolean(),
  /** False: the member logs in with codes only and has no password. */
  hasPassword: z.boolean(),
});
export type Contacts = z.infer<typeof contactsValue>;

export const contacts = route.member('GET /wps/member/info/contacts', {
  id: 'phone.getContacts',
  summary: 'Returns the member’s verified phone number',
  value: contactsValue,
});

/** Replacing a number pauses withdrawals for a day and notifies the old number. */
export const bindMobile = route.member('POST /wps/member/info/mobile', {
  id: 'phone.verify',
  sealed: true,
  summary: 'Verifies a phone number with the code that was sent to it',
  body: z.object({
    mobileNum: typedMobile,
    countryDialingCode: dialingCode,
    ...smsProof,
    ...reauthFields,
  }),
  value: contactsValue,
  refusals: [
    ...reauthRefusals,
    'mobile_invalid',
    'country_not_served',
    'mobile_taken',
    'mobile_bound',
  ],
});
