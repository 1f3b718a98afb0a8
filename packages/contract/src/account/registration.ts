import { z } from 'zod';
import { invitationCode } from './referral.ts';
import { humanProof, humanRefusals } from '../site/bot-check.ts';
import { newPasswordRefusals } from './new-password.ts';
import { route } from '../lib/route.ts';
import { id, language } from '../lib/shapes.ts';
import { dialingCode, smsProof } from './sms-codes.ts';

/** Longer than any rule allows, so that it is refused under its field. */
const text = z.string().max(16_384);
const optionalText = text.optional();

const mobileShape = {
  countryDialingCode: dialingCode.optional(),
  codeRequestId: smsProof.codeRequestId.optional(),
  verificationCode: smsProof.verificationCode.optional(),
  /** Firebase has sent the code in our place, and this is its word that it came back right. */
  firebaseChannel: z.literal('sms').optional(),
  firebaseIdToken: z.string().max(8_192).optional(),
};

/** What the settings may ask of everybody, whichever way he registers. */
const ruledShape = {
  payeeName: optionalText,
  email: optionalText,
  qqNum: optionalText,
  recommenderId: optionalText,
  affiliateCode: optionalText,
  paymentPassword: optionalText,
  line: optionalText,
  whatsapp: optionalText,
  zalo: optionalText,
  facebook: optionalText,
  wechat: optionalText,
  idNumber: optionalText,
  captcha: optionalText,
};

/** Where somebody registers, by whose invitation, and with which account elsewhere. */
const origin = {
  elsewhereId: id.optional(),
  referralCode: invitationCode.optional(),
  domain: z.string().max(255).optional(),
  registerUrl: z.string().max(512).optional(),
};

const consent = {
  /** Whoever registers agrees, unless he says that he does not. */
  agreement: z.boolean().default(true),
  ageConfirmed: z.boolean(),
};

const opened = z.object({ account: z.string(), memberId: z.uuid(), token: z.string() });

const refusals = [
  'registration_closed',
  ...humanRefusals,
  'captcha_wrong',
  'captcha_required',
  ...newPasswordRefusals,
  'age_unconfirmed',
  'mobile_invalid',
  'country_not_served',
  'sms_code_wrong',
  'mobile_taken',
  'invitation_code_error',
  'payment_password_same',
  'elsewhere_ended',
  'elsewhere_taken',
  'phone_unverified',
] as const;

/**
 * Fields are free text here: the server checks them by the settings and answers under each field.
 */
export const register = route({
  id: 'registration.register',
  listener: 'site',
  method: 'PUT',
  path: '/wps/member/register',
  caller: 'anyone',
  sealed: true,
  summary: 'Makes a member account and logs it in',
  body: z.object({
    username: text,
    password: text,
    confirmPassword: text,
    ...ruledShape,
    mobileNum: optionalText,
    ...mobileShape,
    ...origin,
    registerMethod: z.literal('username'),
    ...consent,
    language,
    humanProof,
    login: z.literal(true),
  }),
  value: opened,
  refusals: [...refusals, 'username_taken'],
});

/** The account's name is made by the server. */
export const registerMobile = route({
  id: 'registration.registerMobile',
  listener: 'site',
  method: 'PUT',
  path: '/wps/member/register/mobile',
  caller: 'anyone',
  sealed: true,
  summary: 'Makes a member account out of a phone number and logs it in',
  body: z.object({
    mobileNum: text,
    ...mobileShape,
    /** Left out where the settings ask for none: its owner logs in with codes. */
    password: optionalText,
    confirmPassword: optionalText,
    ...ruledShape,
    ...origin,
    registerMethod: z.literal('mobile'),
    ...consent,
    language,
    humanProof,
    login: z.literal(true),
  }),
  value: opened,
  refusals: [...refusals],
});
