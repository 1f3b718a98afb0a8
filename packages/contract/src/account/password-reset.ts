import { z } from 'zod';
import { humanProof, humanRefusals } from '../site/bot-check.ts';
import { route } from '../lib/route.ts';
import { entered } from './second-factors.ts';
import { language } from '../lib/shapes.ts';
import { dialingCode, smsProof, typedMobile } from './sms-codes.ts';

/** A new password, typed twice. */
export const newPassword = {
  newPassword: z.string().max(1024),
  confirmNewPassword: z.string().max(1024),
};

/** What may be wrong with a password that is being chosen. */
export const newPasswordRefusals = [
  'field_required',
  'field_pattern',
  'field_too_short',
  'field_too_long',
  'password_too_common',
  'passwords_differ',
] as const;

/** Resets of a forgotten password. */

/** Answers the same for every name, so that callers cannot tell which accounts exist. */
export const recoverByEmail = route.anyone('POST /wps/member/password/email', {
  id: 'passwordReset.requestByEmail',
  takesForm: true,
  summary: 'Sends a password reset link to an account’s e-mail address',
  body: z.object({
    username: z.string().max(255),
    email: z.string().max(255),
    /** Of the letter; left out, it is that of the caller. */
    language: language.optional(),
    humanProof,
  }),
  value: z.object({ holdsMinutes: z.number().int() }),
  refusals: [
    ...humanRefusals,
    'field_required',
    'field_pattern',
    'field_too_short',
    'field_too_long',
    'mail_closed',
  ],
});

/** Logs no one in: another person may read the member's e-mail. */
export const resetByLink = route.anyone('POST /wps/member/password/reset', {
  id: 'passwordReset.resetWithToken',
  sealed: true,
  summary: 'Resets the password with an e-mailed link; all sessions end',
  body: z.object({ linkToken: z.string().max(100), ...newPassword }),
  value: z.object({}),
  refusals: [...newPasswordRefusals, 'link_expired'],
});

export const resetByPhone = route.anyone('POST /wps/member/password/verification', {
  id: 'passwordReset.resetWithSmsCode',
  sealed: true,
  summary: 'Resets the password with an SMS code, and logs in as `session.login` does',
  body: z.object({
    mobileNum: typedMobile,
    countryDialingCode: dialingCode,
    ...smsProof,
    ...newPassword,
    /** As in `session.login`: no play. Without it, a used-up time limit refuses the call. */
    toWithdraw: z.boolean().optional(),
  }),
  value: entered,
  refusals: [
    ...newPasswordRefusals,
    'mobile_invalid',
    'country_not_served',
    'sms_code_wrong',
    'limit_time_reached',
    'login_frozen',
  ],
});
