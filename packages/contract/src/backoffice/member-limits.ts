import { z } from 'zod';
import {
  exclusionLengths,
  limitKinds,
  limitPeriods,
  playBreak,
  playChange,
  playSettings,
  timeOutLengths,
} from '../account/responsible-gaming.ts';
import { route } from '../lib/route.ts';
import { amountText, id, instant, operatorReason } from '../lib/shapes.ts';
import { isOfKind } from '../account/time-limits.ts';

/** Operators' view of a member's responsible gaming settings, which they can make stricter. */

const managedChange = playChange.extend({
  /** The operator who changed it; null: the member. */
  operator: z.string().nullable(),
  reason: z.string().nullable(),
});
export type ManagedPlayChange = z.infer<typeof managedChange>;

export const managedPlay = playSettings.omit({ hasPassword: true, pause: true }).extend({
  pause: playBreak.extend({ since: instant.nullable() }).nullable(),
  changes: z.array(managedChange),
});
export type ManagedPlay = z.infer<typeof managedPlay>;

const params = z.object({ id });

export const playOfMember = route.operator('GET /operator/members/:id/play', {
  id: 'responsibleGaming.admin.get',
  permission: 'members.see',
  summary: 'Returns a member’s limits and their use, the exclusion, and the changes',
  params,
  value: managedPlay,
  refusals: ['member_unknown'],
});

export const decreaseLimit = route.operator('POST /operator/members/:id/play/limits', {
  id: 'responsibleGaming.admin.decreaseLimit',
  permission: 'members.act',
  summary: 'Sets or lowers a limit of a member; operators cannot raise one',
  params,
  body: z
    .object({
      kind: z.enum(limitKinds),
      period: z.enum(limitPeriods),
      amount: amountText,
      reason: operatorReason,
    })
    .refine(isOfKind),
  value: managedPlay,
  refusals: ['member_unknown', 'limit_only_tightened'],
});

export const beginBreak = route.operator('POST /operator/members/:id/play/exclusions', {
  id: 'responsibleGaming.admin.startExclusion',
  permission: 'members.act',
  summary: 'Starts or extends a member’s exclusion; it cannot be shortened',
  params,
  body: z.object({
    length: z.enum([...timeOutLengths, ...exclusionLengths]),
    reason: operatorReason,
  }),
  value: managedPlay,
  refusals: ['member_unknown', 'break_not_longer'],
});

/** The member can only log in and withdraw. Neither member nor operator can end it. */
export const recordUnderAge = route.operator('POST /operator/members/:id/play/under-age', {
  id: 'responsibleGaming.admin.recordUnderAge',
  permission: 'members.act',
  summary: 'Records that a member is a minor, which ends their play for good',
  params,
  body: z.object({ reason: operatorReason }),
  value: managedPlay,
  refusals: ['member_unknown', 'under_age_known'],
});
