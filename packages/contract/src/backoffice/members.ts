import { z } from 'zod';
import { route } from '../lib/route.ts';
import { id, instant } from '../lib/shapes.ts';
import { defineAccount } from '../lib/typed-fields.ts';

/** Operators' view of members, and their actions for them. */

export const adminMember = z.object({
  id,
  account: z.string(),
  nickname: z.string(),
  /** 0 member; 1, 2, 41, 42 agents. */
  type: z.number().int(),
  registeredAt: instant,
  lastLoginAt: instant.nullable(),
  closedAt: instant.nullable(),
  /** Browsers in which the member is logged in now. */
  openSessions: z.number().int(),
  /** Browsers with a remember-me token of the member. */
  rememberedBrowsers: z.number().int(),
  /** Contacts with which an operator can verify the member's identity. */
  hasEmail: z.boolean(),
  hasProvenMobile: z.boolean(),
  hasPassword: z.boolean(),
  mustChangePassword: z.boolean(),
  /** Expiry of the temporary password; null: none, or used. */
  temporaryUntil: instant.nullable(),
  payoutHeldUntil: instant.nullable(),
});
export type AdminMember = z.infer<typeof adminMember>;

export const findMember = route.operator('GET /operator/members', {
  id: 'members.admin.list',
  permission: 'members.see',
  summary: 'Finds a member by exact username',
  query: z.object({ account: defineAccount(64).min(1) }),
  value: adminMember,
  refusals: ['member_unknown'],
});

export const giveTemporaryPassword = route.operator(
  'POST /operator/members/:id/temporary-password',
  {
    id: 'members.admin.issueTemporaryPassword',
    permission: 'members.act',
    summary: 'Replaces a member’s password by a temporary one, valid once within a day',
    params: z.object({ id }),
    /** Shown once: only its hash is stored. */
    value: z.object({ password: z.string(), member: adminMember }),
    refusals: ['member_unknown', 'state_changed'],
  },
);

export const endMemberSessions = route.operator('POST /operator/members/:id/end-sessions', {
  id: 'members.admin.endSessions',
  permission: 'members.act',
  summary: 'Ends all sessions of a member and all remembered browsers',
  params: z.object({ id }),
  value: adminMember,
  refusals: ['member_unknown'],
});
