import { z } from 'zod';
import { newPassword, newPasswordRefusals } from './password-reset.ts';
import { playNotice } from './responsible-gaming.ts';
import { route } from '../lib/route.ts';
import { reauthFields, reauthRefusals } from './step-up.ts';
import { instant } from '../lib/shapes.ts';

/** The member's number format; null: the site's. */
const figureChoice = z.object({
  digits: z.enum(['latn', 'beng']).nullable(),
  grouping: z.enum(['lakh', 'western']).nullable(),
});
export type NumberFormat = z.infer<typeof figureChoice>;

export const memberInfoValue = z.object({
  id: z.uuid(),
  account: z.string(),
  nickname: z.string(),
  /** The chosen avatar; empty: the default for the account's name. */
  icon: z.string(),
  /** 0 member; 1, 2, 41, 42 agents; 4 trial. */
  type: z.number().int(),
  token: z.string(),
  registeredAt: instant,
  /** Chosen by the member, for all devices. */
  figures: figureChoice,
  /** The member's rank; null: none yet. */
  clubLabel: z
    .object({
      labelName: z.string(),
      rankLevel: z.number().int(),
      color: z.string(),
      color2: z.string(),
    })
    .nullable(),
  play: playNotice,
});
export type MemberInfo = z.infer<typeof memberInfoValue>;

export const memberGet = route.member('GET /wps/member/info', {
  id: 'member.get',
  allowsDemo: true,
  summary: 'Returns the member who is logged in',
  value: memberInfoValue,
});

export const changeNumberFormat = route.member('PUT /wps/member/info/number-format', {
  id: 'member.updateNumberFormat',
  allowsDemo: true,
  summary: 'Changes the member’s number format; omitted fields stay',
  body: z
    .object({
      digits: z.enum(['latn', 'beng']).optional(),
      grouping: z.enum(['lakh', 'western']).optional(),
    })
    .refine(({ digits, grouping }) => digits !== undefined || grouping !== undefined),
  value: figureChoice,
});

/** Ends every session of the member, also the current one. */
export const changePassword = route.member('POST /wps/member/password', {
  id: 'member.changePassword',
  whilePasswordExpired: true,
  sealed: true,
  summary: 'Changes the password and ends all sessions',
  body: z.object({
    /** Absent when the password must be changed: the member just logged in with it. */
    oldPassword: z.string().max(1024).optional(),
    /** Replaces the old password for members without one. */
    ownCodeRequestId: reauthFields.ownCodeRequestId,
    ownCode: reauthFields.ownCode,
    ...newPassword,
  }),
  value: z.object({}),
  refusals: [...newPasswordRefusals, ...reauthRefusals, 'password_same'],
});
