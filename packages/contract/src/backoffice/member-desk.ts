import { z } from 'zod';
import { freezeScopes } from '../account/freeze-terms.ts';
import { freezeNotice } from '../account/freezes.ts';
import { defineEdit, revision } from '../lib/edits.ts';
import { route } from '../lib/route.ts';
import { anyCurrency, id, instant, minorText, operatorReason } from '../lib/shapes.ts';
import { defineSearch, defineLines, defineName } from '../lib/typed-fields.ts';

/** Finding members by what operators know of them, and what the desk holds about one member. */

/** By what a member was found. */
export const matchKind = z.enum([
  'account',
  'name',
  'phone',
  'email',
  'id',
  'wallet',
  'transaction',
  'address',
  'device',
  'tag',
]);
export type MatchKind = z.infer<typeof matchKind>;

const foundMember = z.object({
  id,
  account: z.string(),
  nickname: z.string(),
  registeredAt: instant,
  closedAt: instant.nullable(),
  by: matchKind,
});
export type FoundMember = z.infer<typeof foundMember>;

/** Members in one answer at most. */
export const foundMax = 50;

export const searchMembers = route.operator('GET /operator/member-search', {
  id: 'members.admin.search',
  permission: 'members.see',
  summary: 'Finds members by account, name, phone, e-mail, id, wallet, TrxID, IP, device or tag',
  query: z.object({ q: defineSearch(100).min(2) }),
  value: z.object({
    members: z.array(foundMember),
    /** More members match than are listed. */
    hasMore: z.boolean(),
  }),
});

const movement = z.object({
  id,
  amount: minorText,
  currency: anyCurrency,
  state: z.string(),
  at: instant,
});

const memberDesk = z.object({
  sums: z.array(
    z.object({
      currency: anyCurrency,
      /** What the wallet holds for play. */
      balance: minorText,
      /** Stakes of running bets. */
      inPlay: minorText,
      /** Withdrawals that are under way. */
      onHold: minorText,
      deposited: minorText,
      withdrawn: minorText,
      staked: minorText,
      paid: minorText,
    }),
  ),
  /** The newest of each. */
  deposits: z.array(movement),
  withdrawals: z.array(movement),
  sessions: z.array(
    z.object({ address: z.string(), userAgent: z.string(), seenAt: instant, isOpen: z.boolean() }),
  ),
  devices: z.array(z.object({ code: z.string(), seenAt: instant })),
  freezes: z.array(
    freezeNotice.extend({ scope: z.enum(freezeScopes), by: z.string(), at: instant, revision }),
  ),
  notes: z.array(z.object({ id, text: z.string(), by: z.string(), at: instant })),
  tags: z.array(z.string()),
  tagsRevision: revision,
});
export type MemberDesk = z.infer<typeof memberDesk>;

const params = z.object({ id });
const path = '/operator/members/:id/desk';

export const readMemberDesk = route.operator(`GET ${path}`, {
  id: 'members.admin.getDesk',
  permission: 'members.see',
  summary: 'Returns a member’s money, devices, notes and tags',
  params,
  value: memberDesk,
  refusals: ['member_unknown'],
});

export const writeMemberNote = route.operator(`POST ${path}/notes`, {
  id: 'members.admin.writeNote',
  permission: 'members.act',
  summary: 'Adds a note about a member; notes are never changed',
  params,
  body: z.object({ key: id, text: defineLines(1000).min(1) }),
  value: memberDesk,
  refusals: ['member_unknown', 'key_reused'],
});

const freezePath = `${path}/freezes/:scope` as const;
const freezeParams = z.object({ id, scope: z.enum(freezeScopes) });

export const freezeMember = route.operator(`PUT ${freezePath}`, {
  id: 'members.admin.freeze',
  permission: 'members.act',
  summary: 'Stops a member’s logins, play or withdrawals, with a reason that the member reads',
  params: freezeParams,
  /** Without an end it holds until an operator ends it. */
  body: z.object({
    reason: operatorReason,
    until: instant.nullable(),
    /** Of the freeze that it takes the place of; null: the operator saw none. */
    revision: revision.nullable(),
  }),
  value: memberDesk,
  refusals: ['member_unknown', 'changed_meanwhile', 'freeze_end_passed'],
});

export const unfreezeMember = route.operator(`DELETE ${freezePath}`, {
  id: 'members.admin.unfreeze',
  permission: 'members.act',
  summary: 'Ends a freeze of a member’s logins, play or withdrawals',
  params: freezeParams,
  body: z.object({ reason: operatorReason }),
  value: memberDesk,
  refusals: ['member_unknown', 'state_changed'],
});

export const tagFields = z.object({
  tags: z.array(defineName(24).toLowerCase().min(1)).max(12),
});

export const tagMember = route.operator(`PUT ${path}/tags`, {
  id: 'members.admin.setTags',
  permission: 'members.act',
  summary: 'Sets a member’s tags',
  params,
  body: defineEdit(tagFields),
  value: memberDesk,
  refusals: ['member_unknown', 'changed_meanwhile'],
});
