import { z } from 'zod';
import { invitationCode } from './referral.ts';
import { humanProof, humanRefusals } from '../site/bot-check.ts';
import { newPasswordRefusals } from './password-reset.ts';
import { route } from '../lib/route.ts';
import { askedFields } from '../site/member-fields.ts';
import { id, language, shapeFor } from '../lib/shapes.ts';
import { dialingCode, smsProof } from './sms-codes.ts';

/** Longer than any rule allows, so that a long text is refused under its field. */
const text = z.string().max(16_384);
const optionalText = text.optional();

const mobileShape = {
  countryDialingCode: dialingCode.optional(),
  codeRequestId: smsProof.codeRequestId.optional(),
  verificationCode: smsProof.verificationCode.optional(),
  /** Firebase sent the code; its token proves that the code was entered correctly. */
  firebaseChannel: z.literal('sms').optional(),
  firebaseIdToken: z.string().max(8_192).optional(),
};

/** Fields that the settings may require in every kind of registration. */
const ruledShape = {
  email: optionalText,
  recommenderId: optionalText,
  affiliateCode: optionalText,
  paymentPassword: optionalText,
  idNumber: optionalText,
  ...shapeFor(askedFields, optionalText),
  captcha: optionalText,
};

/** The page of the registration, the invitation, and the social identity. */
const origin = {
  elsewhereId: id.optional(),
  referralCode: invitationCode.optional(),
  domain: z.string().max(255).optional(),
  registerUrl: z.string().max(512).optional(),
};

const consent = {
  /** Consent to the terms; true unless the caller says false. */
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
export const register = route.anyone('PUT /wps/member/register', {
  id: 'registration.register',
  sealed: true,
  summary: 'Creates a member account and logs it in',
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

/** The server generates the username. */
export const registerMobile = route.anyone('PUT /wps/member/register/mobile', {
  id: 'registration.registerMobile',
  sealed: true,
  summary: 'Creates a member account from a phone number and logs it in',
  body: z.object({
    mobileNum: text,
    ...mobileShape,
    /** Absent when the settings require none: the member logs in with codes. */
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
