import { z } from 'zod';
import { humanProof, humanRefusals } from '../site/bot-check.ts';
import { route } from '../lib/route.ts';
import { id, instant, language } from '../lib/shapes.ts';

/** One-time codes that are sent to a phone: six digits, for one purpose and one request. */

/** A phone number as it is typed: digits of any script, spaces and zeros are put right. */
export const typedMobile = z.string().max(40);
/** What stands before a number in another country, without a plus: "880". */
export const dialingCode = z.string().regex(/^[1-9]\d{0,3}$/);

/** What comes back: which request the code answers, and what the phone showed. */
export const smsProof = {
  codeRequestId: id,
  /** As it is typed; Bengali digits are put right. */
  verificationCode: z.string().max(255),
};

const refusals = [
  ...humanRefusals,
  'sms_closed',
  'mobile_invalid',
  'country_not_served',
  'sms_too_soon',
  'sms_unavailable',
] as const;

const asked = z.object({
  mobileNum: typedMobile,
  countryDialingCode: dialingCode,
  language,
  humanProof,
});

const sent = z.object({
  codeRequestId: id,
  /** How long the code holds, and how long the button that sent it counts down. */
  expiredMinutes: z.number().int(),
});

/** Whether the number is known is not told: the answer is the same for every number. */
export const sendLoginCode = route.anyone('POST /wps/verification/sms/noLogin', {
  id: 'smsCodes.sendLoginCode',
  summary: 'Sends a code to log in with',
  body: asked,
  value: sent,
  refusals: [...refusals],
});

export const sendRegistrationCode = route.anyone('POST /wps/verification/sms/register', {
  id: 'smsCodes.sendRegistrationCode',
  summary: 'Sends a code to register with',
  body: asked.omit({ mobileNum: true }).extend({ mobileNo: typedMobile }),
  value: sent,
  refusals: [...refusals],
});

export const sendRecoveryCode = route.anyone('POST /wps/verification/sms/password', {
  id: 'smsCodes.sendRecoveryCode',
  summary: 'Sends a code to reset a password with',
  body: asked,
  value: z.object({ codeRequestId: id, expirationTime: instant }),
  refusals: [...refusals],
});

export const sendBindingCode = route.member('POST /wps/verification/sms/member', {
  id: 'smsCodes.sendBindingCode',
  summary: 'Sends a code to verify a member’s number with',
  body: asked,
  value: sent,
  refusals: [...refusals],
});

export const country = z.object({
  /** Two letters. */
  countryCode: z.string(),
  countryDialingCode: z.string(),
});
export type Country = z.infer<typeof country>;

export const listCountries = route.anyone('GET /wps/system/countryCodes', {
  id: 'smsCodes.listCountries',
  summary: 'Lists the countries to which codes are sent, in the operator’s order',
  value: z.object({ countries: z.array(country) }),
});
