import { z } from 'zod';
import { route } from '../lib/route.ts';
import { selfProof, selfProofRefusals } from './step-up.ts';
import { amountText, currency, instant, minorText } from '../lib/shapes.ts';
import { isOfKind } from './time-limits.ts';

/** Responsible gaming: limits, breaks and reality checks that a member sets. */

/** The amount of a `time` limit is in whole minutes, for 24 hours or 7 days. */
export const limitKinds = ['deposit', 'loss', 'stake', 'time'] as const;
export type LimitKind = (typeof limitKinds)[number];
/** The last 24 hours, 7 days, 30 days. */
export const limitPeriods = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

/** Minutes between reality checks, and the default for members who never chose. */
const checkIntervals = [15, 30, 60, 120, 240] as const;
export const checkMinutesDefault = 60;

export const timeOutLengths = ['day', 'week', 'month', 'six_weeks'] as const;
export const exclusionLengths = ['half_year', 'year', 'five_years', 'for_ever'] as const;

/** `under_age`: an operator found the member too young; it never ends. */
export const breakKinds = ['time_out', 'self_exclusion', 'under_age'] as const;

const kind = z.enum(limitKinds);
const period = z.enum(limitPeriods);
const which = z.object({ kind, period });

export const playLimit = z.object({
  kind,
  period,
  /** Null: a time limit, whose amounts are minutes. */
  currency: currency.nullable(),
  amount: amountText,
  /** What counts against it now; negative when wins exceed losses. */
  used: minorText,
  /** An increase that waits for the member's confirmation; null amount: removal. */
  pending: z.object({ amount: amountText.nullable(), from: instant }).nullable(),
});
export type PlayLimit = z.infer<typeof playLimit>;

export const playBreak = z.object({
  kind: z.enum(breakKinds),
  /** Null: permanent. */
  until: instant.nullable(),
  /** When the account reopens; null: not decided yet. */
  opensAt: instant.nullable(),
  /** Whether the member may request reopening now. */
  mayAsk: z.boolean(),
});
export type PlayBreak = z.infer<typeof playBreak>;

/** Play restrictions that every page of a member needs. */
export const playNotice = z.object({
  checkDueAt: instant.nullable(),
  pause: z.object({ kind: z.enum(breakKinds), until: instant.nullable() }).nullable(),
  /** When the member's time limit is used up, once that is near. */
  timeEndsAt: instant.nullable(),
  /** The time limit is used up; play is possible again from this time on. */
  timeOpensAt: instant.nullable(),
});
export type PlayNotice = z.infer<typeof playNotice>;

export const playSettings = z.object({
  limits: z.array(playLimit),
  /** Null: never chosen; `checkMinutesDefault` applies. */
  checkMinutes: z.union(checkIntervals.map((minutes) => z.literal(minutes))).nullable(),
  pause: playBreak.nullable(),
  /** False: breaks need no password to confirm. */
  hasPassword: z.boolean(),
});
export type PlaySettings = z.infer<typeof playSettings>;

export const readPlay = route({
  id: 'responsibleGaming.get',
  listener: 'site',
  method: 'GET',
  path: '/wps/member/play',
  caller: 'member',
  summary: 'The member’s limits with what is used of them, the reality check, the break',
  value: playSettings,
  refusals: [],
});

export const setLimit = route({
  id: 'responsibleGaming.setLimit',
  listener: 'site',
  method: 'PUT',
  path: '/wps/member/play/limits',
  caller: 'member',
  summary: 'Sets or tightens a limit at once; a loosening waits a day and for a confirmation',
  sealed: true,
  /** Required for an increase only. */
  body: which.extend({ amount: amountText.nullable(), ...selfProof }).refine(isOfKind),
  value: playSettings,
  refusals: selfProofRefusals,
});

export const confirmLimit = route({
  id: 'responsibleGaming.confirmLimitIncrease',
  listener: 'site',
  method: 'POST',
  path: '/wps/member/play/limits/increase/confirm',
  caller: 'member',
  sealed: true,
  summary: 'Confirms a loosening that has waited long enough',
  body: which.extend(selfProof),
  value: playSettings,
  refusals: [...selfProofRefusals, 'limit_change_unknown', 'limit_change_too_soon'],
});

export const withdrawLimit = route({
  id: 'responsibleGaming.cancelLimitIncrease',
  listener: 'site',
  method: 'POST',
  path: '/wps/member/play/limits/increase/cancel',
  caller: 'member',
  summary: 'Takes a loosening back before it holds',
  body: which,
  value: playSettings,
  refusals: ['limit_change_unknown'],
});

export const setRealityCheckInterval = route({
  id: 'responsibleGaming.setRealityCheckInterval',
  listener: 'site',
  method: 'PUT',
  path: '/wps/member/play/reality-check',
  caller: 'member',
  summary: 'Chooses after how many minutes play is looked at',
  body: z.object({ minutes: z.union(checkIntervals.map((minutes) => z.literal(minutes))) }),
  value: playSettings,
  refusals: [],
});

export const readRealityCheck = route({
  id: 'responsibleGaming.getRealityCheck',
  listener: 'site',
  method: 'GET',
  path: '/wps/member/play/reality-check',
  caller: 'member',
  summary: 'How play went since the login or the last look at it',
  value: z.object({ since: instant, staked: minorText, net: minorText, currency }),
  refusals: [],
});

export const acknowledgeRealityCheck = route({
  id: 'responsibleGaming.acknowledgeRealityCheck',
  listener: 'site',
  method: 'POST',
  path: '/wps/member/play/reality-check',
  caller: 'member',
  summary: 'The member has looked at how play goes; stakes are taken again',
  value: playNotice,
  refusals: [],
});

export const takeBreak = route({
  id: 'responsibleGaming.startExclusion',
  listener: 'site',
  method: 'POST',
  path: '/wps/member/play/exclusions',
  caller: 'member',
  sealed: true,
  summary: 'Begins a time-out or a self-exclusion, or makes it longer; nothing makes it shorter',
  body: z.object({
    length: z.enum([...timeOutLengths, ...exclusionLengths]),
    password: z.string().max(1024),
  }),
  value: playSettings,
  refusals: ['field_required', 'password_wrong', 'break_not_longer'],
});

export const askToReopen = route({
  id: 'responsibleGaming.requestReopening',
  listener: 'site',
  method: 'POST',
  path: '/wps/member/play/exclusions/reopening',
  caller: 'member',
  sealed: true,
  summary: 'Asks for the account to be opened again, after a self-exclusion has ended',
  body: z.object(selfProof),
  value: playSettings,
  refusals: [...selfProofRefusals, 'reopen_too_soon'],
});

const change = z.enum([
  'set',
  'asked',
  'confirmed',
  'withdrawn',
  'check',
  'break',
  'reopen',
  'under_age',
]);

/** A change of the settings, and its time. */
export const playChange = z.object({
  id: z.string(),
  at: instant,
  change,
  kind: kind.nullable(),
  period: period.nullable(),
  /** Null when no money is involved, and in changes older than limit currencies. */
  currency: currency.nullable(),
  /** The new limit; null: removed. */
  amount: amountText.nullable(),
  minutes: z.number().int().nullable(),
  length: z.enum([...timeOutLengths, ...exclusionLengths]).nullable(),
  by: z.enum(['member', 'operator']),
});
export type PlayChange = z.infer<typeof playChange>;

export const responsibleGamingListChanges = route({
  id: 'responsibleGaming.listChanges',
  listener: 'site',
  method: 'GET',
  path: '/wps/member/play/history',
  caller: 'member',
  summary: 'What the member changed last, newest first',
  value: z.object({ changes: z.array(playChange) }),
  refusals: [],
});
