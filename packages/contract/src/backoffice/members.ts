import { z } from 'zod';
import { route } from '../lib/route.ts';
import { id, instant } from '../lib/shapes.ts';

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

export const findMember = route({
  id: 'members.admin.list',
  listener: 'console',
  method: 'GET',
  path: '/operator/members',
  caller: 'operator',
  summary: 'One member, by the exact name of the account',
  query: z.object({ account: z.string().trim().toLowerCase().min(1).max(64) }),
  value: adminMember,
  refusals: ['member_unknown'],
});

export const giveTemporaryPassword = route({
  id: 'members.admin.issueTemporaryPassword',
  listener: 'console',
  method: 'POST',
  path: '/operator/members/:id/temporary-password',
  caller: 'operator',
  summary: 'Puts a password that lets in once, within a day, in the place of the member’s own',
  params: z.object({ id }),
  /** Shown once: only its hash is stored. */
  value: z.object({ password: z.string(), member: adminMember }),
  refusals: ['member_unknown', 'state_changed'],
});

export const endMemberSessions = route({
  id: 'members.admin.endSessions',
  listener: 'console',
  method: 'POST',
  path: '/operator/members/:id/end-sessions',
  caller: 'operator',
  summary: 'Logs a member out everywhere, and has every browser forget him',
  params: z.object({ id }),
  value: adminMember,
  refusals: ['member_unknown'],
});
