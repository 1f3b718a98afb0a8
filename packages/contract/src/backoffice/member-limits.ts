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

export const playOfMember = route({
  id: 'responsibleGaming.admin.get',
  listener: 'console',
  method: 'GET',
  path: '/operator/members/:id/play',
  caller: 'operator',
  summary: 'A member’s limits with what is used of them, his break, and what was changed',
  params,
  value: managedPlay,
  refusals: ['member_unknown'],
});

export const decreaseLimit = route({
  id: 'responsibleGaming.admin.decreaseLimit',
  listener: 'console',
  method: 'POST',
  path: '/operator/members/:id/play/limits',
  caller: 'operator',
  summary: 'Sets a limit of a member, or lowers one; nothing an operator does raises one',
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

export const beginBreak = route({
  id: 'responsibleGaming.admin.startExclusion',
  listener: 'console',
  method: 'POST',
  path: '/operator/members/:id/play/exclusions',
  caller: 'operator',
  summary: 'Begins a break for a member, or makes his longer; nothing makes it shorter',
  params,
  body: z.object({
    length: z.enum([...timeOutLengths, ...exclusionLengths]),
    reason: operatorReason,
  }),
  value: managedPlay,
  refusals: ['member_unknown', 'break_not_longer'],
});

/** The member can only log in and withdraw. Neither member nor operator can end it. */
export const recordUnderAge = route({
  id: 'responsibleGaming.admin.recordUnderAge',
  listener: 'console',
  method: 'POST',
  path: '/operator/members/:id/play/under-age',
  caller: 'operator',
  summary: 'Records that a member is too young to play, which ends his play for ever',
  params,
  body: z.object({ reason: operatorReason }),
  value: managedPlay,
  refusals: ['member_unknown', 'under_age_known'],
});
