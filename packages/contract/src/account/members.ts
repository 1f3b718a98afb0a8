import { z } from 'zod';
import { newPassword, newPasswordRefusals } from './new-password.ts';
import { playNotice } from './responsible-gaming.ts';
import { route } from '../lib/route.ts';
import { selfProof, selfProofRefusals } from './step-up.ts';
import { instant } from '../lib/shapes.ts';

/** How somebody wants figures written; null: as the site writes them. */
const figureChoice = z.object({
  digits: z.enum(['latn', 'beng']).nullable(),
  grouping: z.enum(['lakh', 'western']).nullable(),
});
export type KeptFigures = z.infer<typeof figureChoice>;

export const memberInfoValue = z.object({
  id: z.uuid(),
  account: z.string(),
  nickname: z.string(),
  /** The painted picture that was chosen; empty: the one that goes with the account's name. */
  icon: z.string(),
  /** 0 member; 1, 2, 41, 42 agents; 4 trial. */
  type: z.number().int(),
  token: z.string(),
  registeredAt: instant,
  /** The member's own choice, on whatever device. */
  figures: figureChoice,
  /** The rank among members; null while there is none. */
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

export const memberInfo = route({
  id: 'member.info',
  listener: 'site',
  method: 'GET',
  path: '/wps/member/info',
  caller: 'member',
  trialToo: true,
  summary: 'The member who is logged in',
  value: memberInfoValue,
  refusals: [],
});

export const changeFigures = route({
  id: 'member.changeFigures',
  listener: 'site',
  method: 'PUT',
  path: '/wps/member/info/figures',
  caller: 'member',
  trialToo: true,
  summary: 'Keeps how the member wants figures written; what is left out stays',
  body: z
    .object({
      digits: z.enum(['latn', 'beng']).optional(),
      grouping: z.enum(['lakh', 'western']).optional(),
    })
    .refine(({ digits, grouping }) => digits !== undefined || grouping !== undefined),
  value: figureChoice,
  refusals: [],
});

/** Every session ends with the old password, this one too. */
export const changePassword = route({
  id: 'member.changePassword',
  listener: 'site',
  method: 'POST',
  path: '/wps/member/password',
  caller: 'member',
  beforeChange: true,
  sealed: true,
  summary: 'Replaces the password, and logs the member out everywhere',
  body: z.object({
    /** Left out by whoever must change it: it was typed to log in. */
    oldPassword: z.string().max(1024).optional(),
    /** In its place, of who has none. */
    ownCodeRequestId: selfProof.ownCodeRequestId,
    ownCode: selfProof.ownCode,
    ...newPassword,
  }),
  value: z.object({}),
  refusals: [...newPasswordRefusals, ...selfProofRefusals, 'password_same'],
});
