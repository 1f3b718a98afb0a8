import { z } from 'zod';
import { avatarNames } from './profile-fields.ts';
import { registrationField } from '../site/registration-fields.ts';
import { columnFields, extraFields, memberFieldNames } from '../site/member-fields.ts';
import { route } from '../lib/route.ts';
import { selfProof, selfProofRefusals } from './step-up.ts';
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

export const profile = route({
  id: 'profile.get',
  listener: 'site',
  method: 'GET',
  path: '/wps/member/info/profile',
  caller: 'member',
  summary: 'What the member has told of himself',
  value: profileValue,
  refusals: [],
});

const fieldRefusals = [
  'field_required',
  'field_pattern',
  'field_too_short',
  'field_too_long',
] as const;

export const changeProfile = route({
  id: 'profile.update',
  listener: 'site',
  method: 'PUT',
  path: '/wps/member/info/profile',
  caller: 'member',
  sealed: true,
  summary: 'Keeps what the member tells of himself; what is left out stays',
  body: z.object(shapeFor(memberFieldNames, typed.optional())),
  value: profileValue,
  refusals: [...fieldRefusals, 'set_already', 'birthday_too_young'],
});

export const changeIcon = route({
  id: 'profile.updateAvatar',
  listener: 'site',
  method: 'PUT',
  path: '/wps/member/info/icon',
  caller: 'member',
  summary: 'Keeps which painted picture stands for the member',
  body: z.object({ icon: z.enum(avatarNames) }),
  value: z.object({ icon: z.enum(avatarNames) }),
  refusals: [],
});

export const playerAvatar = route({
  id: 'profile.getAvatarPicture',
  listener: 'site',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayerAvatar',
  caller: 'member',
  trialToo: true,
  summary: 'The painted picture that stands for the member, and those to choose from',
  value: z.object({
    /** Empty: the default for the account’s name. */
    icon: z.string(),
    choices: z.array(z.enum(avatarNames)),
  }),
  refusals: [],
});

export const sendEmailCode = route({
  id: 'profile.sendEmailCode',
  listener: 'site',
  method: 'POST',
  path: '/wps/verification/email/member',
  caller: 'member',
  summary: 'Sends a code with which a member proves an address of his',
  body: z.object({ email: typed, language }),
  value: z.object({ codeRequestId: id, expiredMinutes: z.number().int() }),
  refusals: [...fieldRefusals, 'mail_closed', 'mail_too_soon'],
});

/** Replacing an address pauses withdrawals for a day and notifies the old address. */
export const bindEmail = route({
  id: 'profile.verifyEmail',
  listener: 'site',
  method: 'POST',
  path: '/wps/member/info/email',
  caller: 'member',
  sealed: true,
  summary: 'Proves an address of the member with a code that was sent to it',
  body: z.object({
    email: typed,
    codeRequestId: id,
    /** As typed; Bengali digits are converted. */
    verificationCode: z.string().max(255),
    ...selfProof,
  }),
  value: profileValue,
  refusals: [...fieldRefusals, ...selfProofRefusals, 'mail_code_wrong', 'email_taken'],
});
