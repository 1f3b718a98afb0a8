import { z } from 'zod';
import { avatarNames } from './profile-fields.ts';
import { registrationField } from '../site/registration-fields.ts';
import { columnFields, extraFields, memberFieldNames } from '../site/member-fields.ts';
import { route } from '../lib/route.ts';
import { reauthFields, reauthRefusals } from './step-up.ts';
import { id, language, shapeFor } from '../lib/shapes.ts';

/** The member's profile. */

const typed = z.string().max(16_384);

export const profileValue = z.object({
  nickname: z.string(),
  /** The name of an avatar; empty: the default for the account's name. */
  icon: z.string(),
  ...shapeFor(columnFields, z.string().nullable()),
  /** The minimum age of members, in years. */
  minimumAge: z.number().int(),
  /** The verified e-mail address, mostly masked; null: none yet. */
  emailMasked: z.string().nullable(),
  hasPassword: z.boolean(),
  contacts: z.partialRecord(z.enum(extraFields), z.string()),
  /** Rules for nickname, legal name, e-mail address and contact details. */
  rules: z.array(registrationField.extend({ name: z.string() })),
});
export type Profile = z.infer<typeof profileValue>;

export const profile = route.member('GET /wps/member/info/profile', {
  id: 'profile.get',
  summary: 'Returns the member’s profile',
  value: profileValue,
});

const fieldRefusals = [
  'field_required',
  'field_pattern',
  'field_too_short',
  'field_too_long',
] as const;

export const changeProfile = route.member('PUT /wps/member/info/profile', {
  id: 'profile.update',
  sealed: true,
  summary: 'Changes the member’s profile; omitted fields stay',
  body: z.object(shapeFor(memberFieldNames, typed.optional())),
  value: profileValue,
  refusals: [...fieldRefusals, 'set_already', 'birthday_too_young'],
});

export const changeIcon = route.member('PUT /wps/member/info/icon', {
  id: 'profile.updateAvatar',
  summary: 'Sets the member’s avatar',
  body: z.object({ icon: z.enum(avatarNames) }),
  value: z.object({ icon: z.enum(avatarNames) }),
});

export const playerAvatar = route.member('GET /wps/relay/MCSFE_getPlayerAvatar', {
  id: 'profile.getAvatarPicture',
  allowsDemo: true,
  summary: 'Returns the member’s avatar and the choices',
  value: z.object({
    /** Empty: the default for the account’s name. */
    icon: z.string(),
    choices: z.array(z.enum(avatarNames)),
  }),
});

export const sendEmailCode = route.member('POST /wps/verification/email/member', {
  id: 'profile.sendEmailCode',
  summary: 'Sends a code to verify a member’s e-mail address with',
  body: z.object({ email: typed, language }),
  value: z.object({ codeRequestId: id, expiredMinutes: z.number().int() }),
  refusals: [...fieldRefusals, 'mail_closed', 'mail_too_soon'],
});

/** Replacing an address pauses withdrawals for a day and notifies the old address. */
export const bindEmail = route.member('POST /wps/member/info/email', {
  id: 'profile.verifyEmail',
  sealed: true,
  summary: 'Verifies an e-mail address with the code that was sent to it',
  body: z.object({
    email: typed,
    codeRequestId: id,
    /** As typed; Bengali digits are converted. */
    verificationCode: z.string().max(255),
    ...reauthFields,
  }),
  value: profileValue,
  refusals: [...fieldRefusals, ...reauthRefusals, 'mail_code_wrong', 'email_taken'],
});
