import { z } from 'zod';
import { humanProof } from './human-check.ts';
import { route } from './route.ts';
import { language } from './shapes.ts';
import { dialingCode, smsProof } from './sms-codes.ts';

const optionalText = z.string().max(255).optional();

const mobileShape = {
  countryDialingCode: dialingCode.optional(),
  codeRequestId: smsProof.codeRequestId.optional(),
  verificationCode: smsProof.verificationCode.optional(),
};

const opened = z.object({ account: z.string(), memberId: z.uuid(), token: z.string() });

const refusals = [
  'registration_closed',
  'human_check_failed',
  'captcha_wrong',
  'captcha_required',
  'field_required',
  'field_pattern',
  'field_too_short',
  'field_too_long',
  'password_too_common',
  'passwords_differ',
  'age_unconfirmed',
  'mobile_invalid',
  'country_not_served',
  'sms_code_wrong',
  'mobile_taken',
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
    username: z.string().max(255),
    password: z.string().max(1024),
    confirmPassword: z.string().max(1024),
    payeeName: optionalText,
    email: optionalText,
    qqNum: optionalText,
    mobileNum: optionalText,
    ...mobileShape,
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
    referralCode: optionalText,
    registerUrl: z.string().max(512).optional(),
    registerMethod: z.literal('username'),
    ageConfirmed: z.boolean(),
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
    mobileNum: z.string().max(40),
    ...mobileShape,
    /** Left out where the settings ask for none: its owner logs in with codes. */
    password: z.string().max(1024).optional(),
    confirmPassword: z.string().max(1024).optional(),
    captcha: optionalText,
    affiliateCode: optionalText,
    referralCode: optionalText,
    registerUrl: z.string().max(512).optional(),
    registerMethod: z.literal('mobile'),
    ageConfirmed: z.boolean(),
    language,
    humanProof,
    login: z.literal(true),
  }),
  value: opened,
  refusals: [...refusals],
});
